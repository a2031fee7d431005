import "./boot";
import { mount } from "svelte";
import App from "./App.svelte";
import { online } from "./app/online.svelte";
import { isTouched } from "./app/unsaved";
import { house, updates } from "./net";

// Once the rules run, the page is kept on the device. No new version takes the place of a game, or of what is half typed.
void house.ready.then(() => updates.begin(() => house.client === null && !online.running && !isTouched()));

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app");
mount(App, { target });
