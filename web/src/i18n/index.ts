export { bound, detectLanguage, has, i18n, LANGUAGES, list, setLanguage, t, withTexts, type Args } from "./i18n.svelte";
