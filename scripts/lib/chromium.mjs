import { existsSync } from 'node:fs';
import { run, tail } from './run.mjs';

const usual = '/usr/bin/chromium';

/**
 * Path of a Chromium: CHROMIUM_PATH, Debian's, or, as root on Debian, the one installed now. Otherwise undefined and why.
 */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named)
    return existsSync(named)
      ? { path: named }
      : { reason: `CHROMIUM_PATH names ${named}, which does not exist` };
  if (existsSync(usual)) return { path: usual };
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return {
      reason: `${usual} is missing. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH`,
    };
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  const install = ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'];
  const { code, output } = await run('apt-get', install, { env });
  return code === 0 && existsSync(usual)
    ? { path: usual }
    : { reason: `Chromium cannot be installed:\n${tail(output, 10)}` };
}
