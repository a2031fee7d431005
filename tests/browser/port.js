// Speaks the worker's port (web/src/worker/port.ts) as web/src/net/house.ts does, and keeps what the page was told.
// Loaded into a blank page of the same origin, so that the tests of the shell do not hang on any screen.
(() => {
  const waiting = new Map();
  const told = [];
  const listeners = new Set();
  let worker;
  let table;

  /** From now on only this table's messages count. */
  const sit = (at) => {
    if (at !== table) told.splice(0);
    table = at;
  };
  // A table remembers ids for ever, and answers one that it knows as before.
  const prefix = crypto.randomUUID();
  let count = 0;

  const emit = (message) => {
    told.push(message);
    for (const listener of [...listeners]) listener(message);
  };

  const until = (accept) =>
    new Promise((resolve) => {
      const found = told.find(accept);
      if (found !== undefined) return resolve(found);
      const listener = (message) => {
        if (!accept(message)) return;
        listeners.delete(listener);
        resolve(message);
      };
      listeners.add(listener);
    });

  globalThis.port = {
    told,
    /** Starts the worker of a build; resolves when the rules run or cannot. */
    boot(address, build) {
      worker = new Worker(address, { type: "module", name: build });
      worker.onmessage = ({ data }) => {
        // The last words of a table that has been left.
        if (data.table !== undefined && data.table !== table) return;
        if (data.from === "message") {
          const message = JSON.parse(data.text);
          emit({ from: "message", message });
          if (message.id !== undefined && message.kind !== "state") {
            waiting.get(message.id)?.(message);
            waiting.delete(message.id);
          }
        } else emit(data);
      };
      return until((message) => message.from === "ready" || message.from === "failed");
    },
    sit,
    post: (message) => worker.postMessage(message),
    until,
    forget: () => void told.splice(0),
    /** Calls `listener` with everything the page is told from now on. */
    listen: (listener) => void listeners.add(listener),
    prepare(command) {
      const id = command.id ?? `${prefix}-${++count}`;
      const answer = new Promise((resolve) => waiting.set(id, resolve));
      return { text: JSON.stringify({ v: 3, id, ...command }), answer };
    },
    start(at, command) {
      sit(at);
      const { text, answer } = port.prepare({ kind: "start", ...command });
      worker.postMessage({ to: "start", table, text });
      return answer;
    },
    send(command) {
      const { text, answer } = port.prepare(command);
      worker.postMessage({ to: "command", text });
      return answer;
    },
    open(at, steal = false) {
      sit(at);
      worker.postMessage({ to: "open", table, steal });
      return until((message) => message.from === "connection");
    },
    /** The newest view that the page was told. */
    view() {
      for (let at = told.length - 1; at >= 0; at--) {
        const view = told[at].message?.view;
        if (view) return view;
      }
      return null;
    },
    /** Resolves with the next view that `accept` takes, the present one included. */
    async viewWhere(accept) {
      const now = port.view();
      if (now !== null && accept(now)) return now;
      return new Promise((resolve) => {
        const listener = (message) => {
          const view = message.message?.view;
          if (!view || !accept(view)) return;
          listeners.delete(listener);
          resolve(view);
        };
        listeners.add(listener);
      });
    },
  };
})();
