import { mount } from "svelte";
import { setLanguage } from "../../i18n";
import "../../styles/tokens.css";
import Gallery from "./Gallery.svelte";
import Stories from "./Stories.svelte";

/** Development only: `gallery.html?theme=dark&lang=de` shows the drawings, `?story=penalty` one position of the table. */
const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get("theme") ?? "light";
document.documentElement.dataset.animation = query.get("animation") ?? "normal";
const target = document.getElementById("app");
if (target === null) throw new Error("gallery.html has no #app");
await setLanguage(query.get("lang") ?? "cs");
mount(query.has("story") ? Stories : Gallery, { target });
