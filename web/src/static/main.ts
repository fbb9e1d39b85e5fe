import { mount } from "svelte";
import { loadShellTexts } from "../i18n";
import "../fonts.css";
import "../theme.css";
import "../base.css";

await loadShellTexts();
// Loaded after the texts, so that every module can use them.
const { default: StaticApp } = await import("./StaticApp.svelte");
const target = document.getElementById("app")!;
target.replaceChildren();
mount(StaticApp, { target });
