/** Files that come from the server with the page's key, and are kept. */
import type { Championship } from "../../../championship";

/** Asks for a file and offers it under a name; throws Trouble. */
export async function keepFile(champ: Championship, path: string, name: string): Promise<void> {
  const answer = await champ.request("GET", path);
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A title as part of a file's name. */
export const fileName = (title: string): string =>
  title.normalize("NFD").replace(/\p{M}/gu, "").replace(/[^A-Za-z0-9]+/g, "-").replace(/^-|-$/g, "").toLowerCase() || "prsi";
