import { mount } from "svelte";
import App from "./App.svelte";
import { loadOffer } from "./api/games.svelte";
import { keepForOffline } from "./offline/register";
import "./parts/keyboard";
import { language } from "./settings/settings.svelte";
import "./theme/fonts.css";
import "./theme/colours.css";
import "./theme/base.css";
import "./theme/buttons.css";
import "./theme/notice.css";
import "./theme/print.css";
import "./theme/panels.css";
import { watchForTrouble } from "./trouble/watch";
import { watchForUpgrades } from "./upgrade/build.svelte";
import { loadLanguage } from "./words/words.svelte";

watchForTrouble();
watchForUpgrades();
const place = document.getElementById("page");
if (place !== null) {
  // Requested in parallel with the texts. The page also works without it.
  loadOffer().catch(() => undefined);
  await loadLanguage(language());
  mount(App, { target: place });
  keepForOffline();
}
