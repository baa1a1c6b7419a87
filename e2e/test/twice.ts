import type { Locator, Page } from 'playwright-core';

/** Presses a place at a time that is told to the browser, in s: no matter how busy the machine is. */
async function press(page: Page, place: { x: number; y: number }, timestamp: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  for (const type of ['mousePressed', 'mouseReleased'] as const)
    await browser.send('Input.dispatchMouseEvent', {
      type,
      ...place,
      button: 'left',
      clickCount: 1,
      timestamp,
    });
  await browser.detach();
}

/** Where a button is pressed, once it lies still: in its middle, or higher. */
async function placeOf(button: Locator, high: number): Promise<{ x: number; y: number }> {
  await button.hover();
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height * high };
}

/**
 * Presses, waits for what the press does, and presses once more in the same place; for the page the second press came
 * `apart` ms after the first, a fifth of a second as a hurried hand does.
 * @returns what the link or button says that lay there at the second press
 */
export async function pressTwice(
  page: Page,
  button: Locator,
  done: () => Promise<unknown>,
  { apart = 200, high = 0.5 } = {},
): Promise<string> {
  const place = await placeOf(button, high);
  const first = Date.now() / 1000;
  await press(page, place, first);
  await done();
  const there = await page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y)?.closest('a,button')?.textContent ?? '',
    place,
  );
  await press(page, place, first + apart / 1000);
  return there;
}
