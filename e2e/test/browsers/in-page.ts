/** What a step does in the page: as `inPage` gives it. */
export type InPage = ReturnType<typeof inPage>;

/** Run in the page, from its text: nothing outside of it is known here. */
export function inPage() {
  const seen = (element: Element) => element.getClientRects().length > 0;
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? '';

  /** Waits until something is there, ten seconds of a fast machine at most. */
  async function until<Found>(find: () => Found | undefined | null | false, what: string): Promise<Found> {
    for (let tries = 0; tries < 300; tries += 1) {
      const found = find();
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`not there: ${what}. ${location.pathname}: ${document.body.textContent.slice(0, 600)}`);
  }

  /** A visible element by its name, else the first one whose name begins so. */
  function named(selector: string, name: string): Promise<HTMLElement> {
    const find = () => {
      const visible = [...document.querySelectorAll<HTMLElement>(selector)].filter(seen);
      const exact = visible.find((element) => nameOf(element).trim() === name);
      return exact ?? visible.find((element) => nameOf(element).trim().startsWith(name));
    };
    return until(find, `${selector} ${name}`);
  }

  async function fill(selector: string, text: string): Promise<void> {
    const field = await until(
      () => [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(selector)].find(seen),
      selector,
    );
    // React listens to the field's own setter.
    const prototype =
      field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    // Nobody types into the next field before this one is drawn.
    await new Promise((resolve) => setTimeout(resolve, 200));
  }

  return {
    until,
    named,
    fill,
    press: async (name: string) => (await named('button, a', name)).click(),
    text: (wanted: string) => until(() => document.body.textContent.includes(wanted), wanted),
    gone: (wanted: string) => until(() => !document.body.textContent.includes(wanted), `no ${wanted}`),
  };
}
