/** Makes the worker that runs the rules; the first one before whoever listens to it has been loaded. */

/** The name of this build, which its caches and the games it starts carry. */
const BUILD = document.querySelector<HTMLMetaElement>('meta[name="prsi-build"]')?.content ?? "";

interface Begun {
  readonly worker: Worker;
  /** What nobody has heard yet. */
  readonly said: Event[];
}

const make = (): Worker => new Worker(new URL("../worker/worker.ts", import.meta.url), { type: "module", name: BUILD });

let begun: Begun | null = null;

/** Lets the rules begin to load; what the worker says waits for `engine`. */
export function begin(): void {
  const said: Event[] = [];
  const worker = make();
  worker.onmessage = worker.onerror = (event: Event) => said.push(event);
  begun = { worker, said };
}

/** Whether a worker has begun whom nobody listens to. */
export const hasBegun = (): boolean => begun !== null;

/** The worker that has begun, else a new one; from now on its messages and its fault go to the two listeners. */
export function engine(hear: (event: MessageEvent) => void, fail: (event: ErrorEvent) => void): Worker {
  const { worker, said } = begun ?? { worker: make(), said: [] };
  begun = null;
  worker.onmessage = hear;
  worker.onerror = fail;
  // After the caller has kept the worker, and before anything that it says from now on.
  queueMicrotask(() => said.forEach((event) => worker.dispatchEvent(event)));
  return worker;
}
