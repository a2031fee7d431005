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

const random = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** A name that nobody else makes. */
export const randomId = (): string => random(12);

/** Sixteen bytes of this device's own chance, mixed into a deal so that whoever runs the table alone cannot have chosen it (R37). */
export const contribution = (): string => random(16);
