import { mount } from "svelte";
import "../src/fonts.css";
import "../src/theme.css";
import "../src/base.css";
import Gallery from "./Gallery.svelte";

mount(Gallery, { target: document.getElementById("app")! });
