/** Listeners of one kind of news. */
export class Emitter<T> {
  private readonly listeners = new Set<(value: T) => void>();

  /** Returns the unsubscriber. */
  on(listener: (value: T) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  emit(value: T): void {
    for (const listener of [...this.listeners]) listener(value);
  }
}

/** A name that nobody else makes. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
