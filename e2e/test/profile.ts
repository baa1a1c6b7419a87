import { mkdtemp, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { devices, launchOptions } from './browser.ts';
import { signIn, type Who } from './people.ts';
import type { World } from './world.ts';

/** A browser whose storage is on disk, as on a tablet. */
export interface Profile {
  /** Opens the browser on a page; signs the person in unless the session is still there. */
  open(who: Who, path: string): Promise<Page>;
  /** Ends the browser as a dead battery does. */
  kill(): Promise<void>;
  /** Ends whatever runs, and does away with the storage. */
  close(): Promise<void>;
}

/** A profile of its own in a new folder. */
export async function openProfile(world: World): Promise<Profile> {
  const folder = await mkdtemp(join(tmpdir(), 'terminal-profile-'));
  let close: (() => Promise<void>) | null = null;
  return {
    async open(who, path) {
      const context = await chromium.launchPersistentContext(folder, {
        ...launchOptions(),
        ...devices.tablet,
        baseURL: world.address,
        locale: 'pt-BR',
        timezoneId: 'America/Sao_Paulo',
        reducedMotion: 'reduce',
      });
      close = () => context.close();
      const page = context.pages()[0] ?? (await context.newPage());
      await page.goto(path);
      const heading = page.getByRole('heading', { level: 1 });
      await heading.first().waitFor();
      if (new URL(page.url()).pathname === '/login') {
        await signIn(page, who);
        await page.goto(path);
        await heading.first().waitFor();
      }
      return page;
    },
    async kill() {
      // Chromium names itself in its lock: 'machine-4711'.
      const lock = await readlink(join(folder, 'SingletonLock'));
      process.kill(Number(lock.split('-').at(-1)), 'SIGKILL');
      close = null;
    },
    async close() {
      await close?.();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
