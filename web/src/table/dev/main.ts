import { mount } from "svelte";
import { setLanguage } from "../../i18n";
import "../../styles/tokens.css";
import "../../screens/screens.css";
import { faceMarkup, indexOf } from "../../cards/face";
import * as hand from "../hand";
import Gallery from "./Gallery.svelte";
import Stories from "./Stories.svelte";

/** Development only: `gallery.html?theme=dark&lang=de` shows the drawings, `?story=penalty` one position of the table. */
const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get("theme") ?? "light";
document.documentElement.dataset.animation = query.get("animation") ?? "normal";
// The pure parts, for tests that ask them more than a picture can show.
Object.assign(globalThis, { tableParts: { ...hand, faceMarkup, indexOf } });
const target = document.getElementById("app");
if (target === null) throw new Error("gallery.html has no #app");
await setLanguage(query.get("lang") ?? "cs");
mount(query.has("story") ? Stories : Gallery, { target });
