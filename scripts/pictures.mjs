import { resolve } from 'node:path';
import { buildIfNeeded } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { findNode, root, toolEnvironment } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

// `npm run pictures -- [folder] [part of a page's name]`: PNG files of every page of e2e/test/pages.ts, at five sizes, light and
// dark, in both languages. Without a folder they go to pictures/; without a name every page is taken.
const [folder = 'pictures', name] = process.argv.slice(2);

try {
  await installIfNeeded('Installing packages');
  const chromium = await ensureChromium();
  if (chromium.path === undefined) throw new Error(chromium.reason);
  await buildIfNeeded('Building');
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'pictures'];
  const env = toolEnvironment({ CHROMIUM_PATH: chromium.path, PICTURES: resolve(root, folder) });
  const { code } = await run(findNode(), name ? [...args, '-t', name] : args, { env, show: true });
  console.log(`Pictures are in ${resolve(root, folder)}`);
  process.exitCode = code;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
