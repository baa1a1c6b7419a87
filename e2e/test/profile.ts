import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
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
      for (const one of await processesOn(folder)) process.kill(one, 'SIGKILL');
      close = null;
    },
    async close() {
      await close?.();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Numbers of the browser's main process and of the script it was started by. @throws when there is none */
async function processesOn(folder: string): Promise<number[]> {
  const found: number[] = [];
  for (const name of await readdir('/proc')) {
    const line = /^\d+$/.test(name) ? await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '') : '';
    const words = line.split('\0');
    // Its parts name their kind.
    if (words.includes(`--user-data-dir=${folder}`) && !words.some((word) => word.startsWith('--type=')))
      found.push(Number(name));
  }
  if (found.length === 0) throw new Error(`no browser keeps its storage in ${folder}`);
  return found;
}
