interface Kept<T> {
  value: Promise<T>;
  until: number;
}

/** Short-lived cache; concurrent requests share one read. Failures are not cached. */
export class ShortMemory<T> {
  readonly #kept = new Map<string, Kept<T>>();
  readonly #milliseconds: number;

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds;
  }

  get(key: string, read: () => Promise<T>): Promise<T> {
    const now = Date.now();
    const known = this.#kept.get(key);
    if (known !== undefined && known.until > now) return known.value;
    this.#dropOld(now);
    const value = read();
    this.#kept.set(key, { value, until: now + this.#milliseconds });
    value.catch(() => this.#kept.delete(key));
    return value;
  }

  forget(key: string): void {
    this.#kept.delete(key);
  }

  clear(): void {
    this.#kept.clear();
  }

  #dropOld(now: number): void {
    if (this.#kept.size < 1_000) return;
    for (const [key, kept] of this.#kept) if (kept.until <= now) this.#kept.delete(key);
  }
}
