import { mount } from "svelte";
import "../src/fonts.css";
import "../src/theme.css";
import "../src/base.css";
import PictureGallery from "./PictureGallery.svelte";

mount(PictureGallery, { target: document.getElementById("app")! });
