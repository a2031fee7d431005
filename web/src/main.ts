import "./boot";
import { mount } from "svelte";
import App from "./App.svelte";
import { online } from "./app/online.svelte";
import { house, updates } from "./net";

// Once the rules run, the page is kept on the device.
void house.ready.then(() => updates.begin(() => house.client === null && !online.running));

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app");
mount(App, { target });
