import { mount } from "svelte";
import App from "./App.svelte";
import { language } from "./settings/settings.svelte";
import "./theme/fonts.css";
import "./theme/colours.css";
import "./theme/base.css";
import "./theme/buttons.css";
import { speak } from "./words/words.svelte";

const place = document.getElementById("page");
if (place !== null) {
  await speak(language());
  mount(App, { target: place });
}
