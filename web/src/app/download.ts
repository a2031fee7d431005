/** Offers a text, or what a blob holds, as a file. */
export function download(name: string, content: string | Blob, type = "application/json"): void {
  const address = URL.createObjectURL(typeof content === "string" ? new Blob([content], { type }) : content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Whether files of a type can be handed to another app here, as a messenger. */
export function canSend(type: string): boolean {
  return navigator.canShare?.({ files: [new File([], "prsi", { type })] }) ?? false;
}

/** Hands a file to another app where that can be done, else offers it to be saved. */
export async function send(name: string, content: Blob): Promise<void> {
  if (canSend(content.type)) {
    try {
      return await navigator.share({ files: [new File([content], name, { type: content.type })] });
    } catch (error) {
      // The player has closed the sheet; what is refused otherwise can still be saved.
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  download(name, content);
}
