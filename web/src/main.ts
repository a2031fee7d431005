import { mount } from "svelte";
import App from "./App.svelte";
import { house, updates } from "./net";

// The rules load while the player still chooses; once they run, the page is kept on the device.
house.warmUp();
void house.ready.then(() => updates.begin(() => house.client === null));

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app");
mount(App, { target });
