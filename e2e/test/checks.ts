import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

declare global {
  interface Window {
    /** axe, once it was brought into the page. */
    axe: typeof axe;
  }
}

/** The short form is read in half the time; of what it finds no source is copied. */
const source = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}
axe.configure({ noHtml: true });`;

/** Frames hold what a routine answered, which is not ours; of what is well, nothing is asked. */
const options: RunOptions = { iframes: false, preload: false, resultTypes: ['violations'] };

/** No rule of axe is broken by what is on screen now; `colours`: none of those that depend on the scheme. */
export async function expectAccessible(
  page: Page,
  where: string,
  rules: 'all' | 'colours' = 'all',
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    (chosen) => window.axe.run(document, chosen),
    rules === 'all' ? options : { ...options, runOnly: ['color-contrast'] },
  );
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`).join(' | ')}`,
  );
  expect(found, `axe: ${where}`).toEqual([]);
}

/** No target is too small to hit, as Lighthouse asks, or lies too close to another. */
export async function expectTargets(page: Page, where: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(() =>
    window.axe.run(document, { runOnly: ['target-size'], resultTypes: ['violations'] }),
  );
  const found = violations.flatMap(({ nodes }) =>
    nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  );
  expect(found, `axe: ${where}`).toEqual([]);
}

/** Nothing reaches beyond the window's right edge, once the page has taken its size; what scrolls inside a box of its own may. */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  await expect.poll(() => page.evaluate(overflow), { message: `sideways scroll: ${where}` }).toBeNull();
}

/** Run in the page. @returns the first parts beyond the right edge, null when there are none */
function overflow(): string | null {
  const root = document.documentElement;
  // A sheet scrolls downwards alone; a table in it has a scroller of its own.
  const sheet = [...document.querySelectorAll('dialog[open] *')].find(
    (element) =>
      getComputedStyle(element).overflowY === 'auto' &&
      element.scrollWidth > element.clientWidth + 1 &&
      element.querySelector(':scope > table') === null,
  );
  if (sheet !== undefined) return `a sheet: ${sheet.scrollWidth} of ${sheet.clientWidth} px`;
  if (root.scrollWidth <= root.clientWidth) return null;
  const widest = [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
    .map((element) => `${element.tagName}.${element.className.toString()}`)
    .slice(0, 5);
  return `${root.scrollWidth} of ${root.clientWidth} px: ${widest.join(', ')}`;
}

/** No number, time or plate stands in two lines. */
export async function expectWholeFigures(page: Page, where: string): Promise<void> {
  await expect.poll(() => page.evaluate(brokenFigures), { message: `broken figures: ${where}` }).toEqual([]);
}

/** Run in the page. @returns the figures that begin in one line and end in another */
function brokenFigures(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if (text.parentElement?.checkVisibility() !== true || text.parentElement.clientWidth === 1) continue;
    // Longer ones are words of people, which may break.
    for (const { 0: figure, index } of text.nodeValue?.matchAll(
      /(?<!\S)(?:[A-Z]{3}-?)?\d[\dA-Z.,:/%-]{0,11}(?!\S)/g,
    ) ?? []) {
      range.setStart(text, index);
      range.setEnd(text, index + figure.length);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
      if (lines.size > 1) found.push(figure);
    }
  }
  return found;
}

/** What the terminal keeps under a local key, read as JSON. */
export async function stored(page: Page, key: string): Promise<unknown> {
  const text = await page.evaluate((name) => localStorage.getItem(name), key);
  return text === null ? null : JSON.parse(text);
}

/** The local keys in use, sorted. */
export const storedKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).sort());

/** Something is shown whole inside the window, and nothing lies over it. */
export async function expectInSight(words: Locator): Promise<void> {
  await words.waitFor();
  await expect
    .poll(() =>
      words.evaluate((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return (
          top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth && element.contains(above)
        );
      }),
    )
    .toBe(true);
}
