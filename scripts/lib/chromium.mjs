import { existsSync } from 'node:fs';
import { run, tail } from './run.mjs';

/** Chromium without a window of its own opens a page in a third of the time. */
const headless = '/usr/bin/chromium-headless-shell';
const places = [headless, '/usr/bin/chromium'];

/**
 * Path of a Chromium: CHROMIUM_PATH, Debian's, or, as root on Debian, the one installed now. Otherwise undefined and why.
 */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named)
    return existsSync(named)
      ? { path: named }
      : { reason: `CHROMIUM_PATH names ${named}, which does not exist` };
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const complaint = mayInstall && !existsSync(headless) ? await install() : '';
  const path = places.find((place) => existsSync(place));
  if (path !== undefined) return { path };
  return mayInstall
    ? { reason: `Chromium cannot be installed:\n${complaint}` }
    : {
        reason: `${headless} is missing. Install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH`,
      };
}

/** @returns the end of what apt-get said */
async function install() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  const wanted = ['install', '-y', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation'];
  const { output } = await run('apt-get', wanted, { env });
  return tail(output, 10);
}
