import { mount } from "svelte";
import "../src/fonts.css";
import "../src/theme.css";
import "../src/base.css";
import Stage from "./Stage.svelte";

mount(Stage, { target: document.getElementById("app")! });
