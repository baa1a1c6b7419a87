/** A text of the tab that is read once: it ends with the tab, so nobody finds it on a terminal tomorrow. */
export function readOnce(name: string) {
  return {
    keep(text: string): void {
      try {
        sessionStorage.setItem(name, text);
      } catch {
        // Without storage it is as if nothing had been kept.
      }
    },
    take(): string | null {
      try {
        const text = sessionStorage.getItem(name);
        sessionStorage.removeItem(name);
        return text;
      } catch {
        return null;
      }
    },
  };
}

const target = readOnce('destino');

/** Keeps the address somebody wanted before he had to sign in. */
export const keepTarget = target.keep;

/** The kept address, once; null: none, or one that does not lead into this terminal. */
export function takeTarget(): string | null {
  const href = target.take();
  return href !== null && /^\/(?![/\\])/.test(href) ? href : null;
}
