export { detectLanguage, has, i18n, LANGUAGES, list, setLanguage, t, type Args } from "./i18n.svelte";
