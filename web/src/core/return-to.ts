/** Name in the storage of the tab: it ends with the tab, so nobody finds it on a terminal tomorrow. */
const name = 'destino';

/** Keeps the address somebody wanted before he had to sign in. */
export function keepTarget(href: string): void {
  try {
    sessionStorage.setItem(name, href);
  } catch {
    // Without storage one begins where everybody begins.
  }
}

/** The kept address, once; null: none, or one that does not lead into this terminal. */
export function takeTarget(): string | null {
  try {
    const href = sessionStorage.getItem(name);
    sessionStorage.removeItem(name);
    return href !== null && /^\/(?![/\\])/.test(href) ? href : null;
  } catch {
    return null;
  }
}
