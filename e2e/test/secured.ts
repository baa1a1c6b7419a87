import type { Page } from 'playwright-core';
import { afterAll, beforeEach } from 'vitest';
import { devices, type Stage } from './browser.ts';
import { expectFit } from './fit.ts';
import { openTerminal } from './terminal.ts';
import { startWorld, type World } from './world.ts';

/**
 * A terminal on a separate database whose panel requires a second factor. When a test begins, no user has one and no guess is
 * counted.
 */
export async function openSecured(): Promise<{ world: World; required: World; stage: Stage }> {
  const { world, stage } = await openTerminal();
  const required = await startWorld({ PANEL_SECOND_FACTOR: 'E' });
  beforeEach(async () => {
    for (const one of [world, required]) {
      await forgetFactors(one);
      await one.api.control('delete from tentativa_login');
    }
    required.arrivals.length = 0;
  });
  afterAll(() => required.close());
  return { world, required, stage };
}

/** Nobody has a second factor any more. */
export async function forgetFactors({ api }: World): Promise<void> {
  for (const table of ['fator_totp', 'chave_acesso', 'codigo_recuperacao'])
    await api.control(`delete from ${table}`);
}

/** What is on screen fits a phone and a wide desktop. */
export async function expectFitEverywhere(page: Page, where: string): Promise<void> {
  const before = page.viewportSize();
  for (const device of ['phone', 'desktop'] as const) {
    await page.setViewportSize(devices[device].viewport);
    await expectFit(page, `${where}, ${device}`);
  }
  if (before) await page.setViewportSize(before);
}
