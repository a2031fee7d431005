import type { Attachment } from "svelte/attachments";

/** Closes a dialog by a tap beside it. Text that is marked beyond the dialog's edge is let go there, too: it has to be pressed there. */
export function beside(close: () => void): Attachment<HTMLDialogElement> {
  return (dialog) => {
    let pressed = false;
    const down = (event: PointerEvent): void => void (pressed = event.target === dialog);
    const click = (event: MouseEvent): void => {
      if (pressed && event.target === dialog) close();
    };
    dialog.addEventListener("pointerdown", down);
    dialog.addEventListener("click", click);
    return () => {
      dialog.removeEventListener("pointerdown", down);
      dialog.removeEventListener("click", click);
    };
  };
}
