/** A text in session storage that is read once; it ends with the tab and is not left on the terminal. */
export function readOnce(name: string) {
  return {
    keep(text: string): void {
      try {
        sessionStorage.setItem(name, text);
      } catch {
        // Without storage nothing was kept.
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

function targetKeptAs(name: string) {
  const target = readOnce(name);
  return {
    keep: target.keep,
    take(): string | null {
      const href = target.take();
      return href !== null && /^\/(?![/\\])/.test(href) ? href : null;
    },
  };
}

/** Stores the address requested before the sign-in; `take` returns it once, null: none, or not an address of this terminal. */
export const { keep: keepTarget, take: takeTarget } = targetKeptAs('destino');

/** The same for the panel, also while a second factor has to be set up. */
export const { keep: keepPanelTarget, take: takePanelTarget } = targetKeptAs('destinoPainel');
