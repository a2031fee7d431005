import "./boot";
import { mount } from "svelte";
import App from "./App.svelte";
import { online } from "./app/online.svelte";
import { house, updates } from "./net";

/** Milliseconds after which the page is kept: whoever plays at once is not to share a small device with a download of all. */
const LATER = 2500;
// Once the rules run, the page is kept on the device.
void house.ready.then(() => setTimeout(() => void updates.begin(() => house.client === null && !online.running), LATER));

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app");
mount(App, { target });
