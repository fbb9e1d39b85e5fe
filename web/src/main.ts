import { mount } from "svelte";
import { loadShellTexts } from "./i18n";
import "./fonts.css";
import "./theme.css";
import "./base.css";

await loadShellTexts();
// Loaded after the texts, so that every module can use them.
const [{ default: App }, { registerServiceWorker }] = await Promise.all([import("./App.svelte"), import("./notifications/push")]);
registerServiceWorker();
mount(App, { target: document.getElementById("app")! });
