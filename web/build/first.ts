import type { Plugin } from "vite";

/** The name of the file that runs before the page's own. */
export const FIRST = "boot";

/** Lets the file named FIRST run as soon as it has come; the page's own imports it too, and gets the same one. */
export function first(): Plugin {
  return {
    name: "prsi-first",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === "chunk");
        const chunk = chunks.find((file) => file.name === FIRST);
        if (chunk === undefined) throw new Error(`no chunk ${FIRST}`);
        // Whatever it imported would have to come before it runs.
        if (chunk.imports.length > 0) throw new Error(`chunk ${FIRST} imports ${chunk.imports.join(", ")}`);
        return [{ tag: "script", attrs: { type: "module", crossorigin: true, src: `/${chunk.fileName}` }, injectTo: "head-prepend" }];
      },
    },
  };
}
