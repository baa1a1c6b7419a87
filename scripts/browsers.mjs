import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfNeeded } from './lib/build.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { run, tail } from './lib/run.mjs';
import { preparation, tests } from './lib/stages.mjs';

// `npm run browsers`: a day's work in Firefox ESR and in WebKit, on the built product. As root on Debian they are installed
// when they are missing; otherwise what is missing is named, and its tests count as skipped. No part of `npm test`.
const wanted = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth'];

/** Where Debian puts the small browser of WebKit: in a folder of the machine's kind and the library's version. */
function miniBrowser() {
  const library = process.arch === 'arm64' ? '/usr/lib/aarch64-linux-gnu' : '/usr/lib/x86_64-linux-gnu';
  if (!existsSync(library)) return undefined;
  const versions = readdirSync(library).filter((name) => name.startsWith('webkit2gtk-4'));
  return versions.map((name) => join(library, name, 'MiniBrowser')).find((path) => existsSync(path));
}

const places = () => ({
  FIREFOX_PATH: ['/usr/bin/firefox-esr'].find((path) => existsSync(path)),
  WEBKIT_DRIVER: ['/usr/bin/WebKitWebDriver'].find((path) => existsSync(path)),
  WEBKIT_BROWSER: miniBrowser(),
  SCREEN: ['/usr/bin/xvfb-run'].find((path) => existsSync(path)),
});

const missing = () =>
  Object.entries(places())
    .filter(([, path]) => path === undefined)
    .map(([name]) => name);

async function install() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  const { output } = await run('apt-get', ['install', '-y', '--no-install-recommends', ...wanted], { env });
  if (missing().length > 0) console.log(tail(output, 10));
}

try {
  await installIfNeeded('Installing packages');
  if (missing().length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await install();
  if (missing().length > 0)
    console.log(`!! Not everything is there. Debian: apt-get install ${wanted.join(' ')}`);
  const { SCREEN, ...found } = places();
  if (SCREEN === undefined) found.WEBKIT_DRIVER = undefined;
  const paths = Object.fromEntries(Object.entries(found).filter(([, path]) => path !== undefined));
  const results = [
    await preparation('build', () => buildIfNeeded('Building')),
    await tests('browsers', paths),
  ];
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  for (const failure of results.flatMap(({ failures }) => failures)) console.log(`\n${failure}`);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`);
  process.exitCode = total('failed') > 0 ? 1 : 0;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
