import type { BrowserContext, Locator, Page } from 'playwright-core';
import { doublePressMs } from '../../web/src/core/second-press.ts';

/** Where the last press of a page was. */
interface Pressed {
  at: number;
  x: number;
  y: number;
  on: Node;
}

/** Nearer than this to the last press, in px, is the same place; more than the product asks for, as a page may still move. */
const near = 100;

/** Has the pages of a context remember their last press. */
export const watchPresses = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    addEventListener(
      'pointerdown',
      ({ timeStamp: at, clientX: x, clientY: y, target }) =>
        Object.assign(globalThis, { pressed: { at, x, y, on: target } }),
      true,
    );
  });

/** How long, in ms, a hand would take to press this element too. */
const restFor = (locator: Locator, timeout: number | undefined): Promise<number> =>
  locator.evaluate(
    (element, { quick, near }) => {
      const { pressed } = globalThis as { pressed?: Pressed };
      if (!pressed || element.contains(pressed.on)) return 0;
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const seen = x > 0 && y > 0 && x < innerWidth && y < innerHeight;
      const away = seen && Math.hypot(x - pressed.x, y - pressed.y) > near;
      return away ? 0 : pressed.at + quick - performance.now();
    },
    { quick: doublePressMs, near },
    { ...(timeout !== undefined && { timeout }) },
  );

const presses = ['click', 'tap', 'check', 'uncheck', 'setChecked'] as const;
type Press = (this: Locator, ...given: [options?: { timeout?: number }]) => Promise<void>;
let paced = false;
/** When a page was last pressed. */
const pressedAt = new WeakMap<Page, number>();

/**
 * Has all locators press as a hand does: in one place no two things faster than a hand can, which the product takes for
 * one double press. `dblclick` stays what it is.
 */
export function pacePresses(page: Page): void {
  if (paced) return;
  paced = true;
  const locators = Object.getPrototypeOf(page.locator('body')) as Record<(typeof presses)[number], Press>;
  for (const name of presses) {
    const press = locators[name];
    locators[name] = async function (...given) {
      const page = this.page();
      if (Date.now() - (pressedAt.get(page) ?? 0) < doublePressMs) {
        // What cannot be found, or is found twice, the press itself tells.
        const rest = await restFor(this, given.at(-1)?.timeout).catch(() => 0);
        if (rest > 0) await page.waitForTimeout(rest);
      }
      await press.apply(this, given);
      pressedAt.set(page, Date.now());
    };
  }
}
