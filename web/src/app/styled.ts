/** Media of the core style sheet until the program asks for it: fetched, but no paint waits for it. */
export const unapplied = 'not all';

/**
 * Applies the core style sheet, for which the first paint does not wait (bundling/first-paint.ts), once it has come. In
 * development there is none.
 */
export async function styled(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][media="${unapplied}"]`);
  if (!link) return;
  if (link.sheet === null)
    await new Promise((settled) => {
      link.addEventListener('load', settled);
      link.addEventListener('error', settled);
    });
  link.media = 'all';
}
