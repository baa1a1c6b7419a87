/** A text of the tab that is read once: it ends with the tab, so nobody finds it on a terminal tomorrow. */
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

/** Keeps the address somebody wanted before he had to sign in; `take`: once, null: none, or one that does not lead into this terminal. */
export const { keep: keepTarget, take: takeTarget } = targetKeptAs('destino');

/** The same for the page of the panel somebody wanted before he had to set up a second factor. */
export const { keep: keepPanelTarget, take: takePanelTarget } = targetKeptAs('destinoPainel');
