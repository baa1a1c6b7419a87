import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { OpenSession } from '../../../server/test/sessions.ts';
import { openStage, type Stage } from '../browser.ts';
import { pages } from '../pages.ts';
import { fillPanel, openQueue } from '../panel-scene.ts';
import { type Scene, setScene } from '../scene.ts';
import { startWorld, type World } from '../world.ts';

/** Sizes of screens: a phone, the same held sideways, a tablet, a laptop, a wall. */
const sizes = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;

/** Pages of nobody, by their address. */
const openPages = { login: '/login', 'login of the panel': '/loginPainel', help: '/ajuda' };

/** Takes a picture of every page in a language, in each size, light and dark, into the folder PICTURES names. */
export function takePictures(language: 'pt' | 'es'): void {
  const folder = process.env['PICTURES'] ?? 'pictures';
  mkdirSync(folder, { recursive: true });
  let world: World;
  let stage: Stage;
  let scene: Scene;
  let queue: OpenSession[] = [];
  beforeAll(async () => {
    world = await startWorld();
    stage = await openStage(world);
    scene = await setScene(world);
    await fillPanel(world);
    queue = await openQueue(world);
  });
  afterEach(() => stage.endTest());
  afterAll(async () => {
    await Promise.all(queue.map(({ client }) => client.end().catch(() => undefined)));
    await stage?.close();
    await world?.close();
  });

  async function take(page: Page, name: string): Promise<void> {
    let taken = 0;
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const scheme of ['light', 'dark']) {
        await page.evaluate((wanted) => {
          document.documentElement.dataset['scheme'] = wanted;
        }, scheme);
        const file = `${name.replaceAll(/[^a-z]+/g, '-')} ${size.width}x${size.height} ${scheme} ${language}.png`;
        await page.screenshot({ path: join(folder, file), animations: 'disabled' });
        taken += 1;
      }
    }
    expect(taken).toBe(sizes.length * 2);
  }

  it.each(Object.entries(openPages))('%s', async (name, path) => {
    const page = await stage.open({ language });
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await take(page, name);
  });

  it.each(pages)('%s', async (name, who, path, complete) => {
    const page = await stage.as(who, path(scene), { language });
    await complete(page, scene);
    await take(page, name);
  });
}
