import { mount } from "svelte";
import "../../src/theme/fonts.css";
import "../../src/theme/colours.css";
import "../../src/theme/base.css";
import { loadLanguage } from "../../src/words/words.svelte";
import Preview from "./Preview.svelte";

const place = document.getElementById("page");
await loadLanguage("en");
if (place !== null) mount(Preview, { target: place });
await document.fonts.ready;
document.documentElement.dataset.ready = "";
