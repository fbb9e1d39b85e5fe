import { mount } from "svelte";
import App from "./App.svelte";
import { registerServiceWorker } from "./notifications/push";
import "./fonts.css";
import "./theme.css";
import "./base.css";

registerServiceWorker();
mount(App, { target: document.getElementById("app")! });
