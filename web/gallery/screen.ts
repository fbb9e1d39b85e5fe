import { mount } from "svelte";
import "../src/fonts.css";
import "../src/theme.css";
import "../src/base.css";
import ScreenPreview from "./ScreenPreview.svelte";

mount(ScreenPreview, { target: document.getElementById("app")! });
