import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { openWorld } from './src/world.ts';

const run = promisify(execFile);
const rounds = Number(process.env['ROUNDS'] ?? 3);
const debuggingPort = 9_333;
/** Fetched when it is needed: as big as everything else together. */
const lighthouse = 'lighthouse@13.5.0';
/** A mid-range tablet. */
const slowdown = 4;

/** Measures the list page as Lighthouse's phone does, and how a slow tablet answers the finger. */
async function main(): Promise<void> {
  const world = await openWorld();
  const profile = await mkdtemp(join(tmpdir(), 'terminal-bench-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
    // Without a graphics card a process of its own would draw on the processor the page is measured on.
    args: ['--no-sandbox', '--in-process-gpu', `--remote-debugging-port=${debuggingPort}`],
    viewport: { width: 1024, height: 768 },
    hasTouch: true,
  });
  try {
    const page = await signedIn(context, world.base);
    const order = await page.getByRole('article').getByRole('link').first().getAttribute('href');
    const touch = await touches(page, context, world.base);
    const columns = await columnsPaint(page, context, world.base);
    const audited = async (name: string, path: string): Promise<Audited[]> => {
      const done: Audited[] = [];
      for (const preset of presets)
        done.push({ name, preset, ...(await audit(`${world.base}${path}`, preset, profile)) });
      return done;
    };
    const inside = [...(await audited('list', '/')), ...(await audited('order', order ?? '/'))];
    // A signed-in person is redirected from the login.
    await page.evaluate('localStorage.clear()');
    const audits = [...(await audited('login', '/login')), ...inside];
    const text = report({ touch, columns, audits, weights: await weights() });
    console.log(text);
    await writeFile(join(import.meta.dirname, '../docs/performance-web.md'), text);
  } finally {
    await context.close();
    await world.stop();
    await rm(profile, { recursive: true, force: true });
  }
}

async function signedIn(context: BrowserContext, base: string): Promise<Page> {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(`${base}/login`);
  await page.locator('form input:not([data-digits])').fill('1001');
  await page.locator('[data-digits]').fill('123');
  await page.locator('form [type=submit]').click();
  await page.getByRole('article').first().waitFor();
  // A terminal in use has stored its pages long ago.
  while (!(await page.evaluate<boolean>(workerInstalled))) await page.waitForTimeout(1_000);
  return page;
}

const workerInstalled =
  "navigator.serviceWorker.getRegistration().then((known) => known?.active?.state === 'activated')";

interface Audit {
  performance: number;
  accessibility: number;
  bestPractices: number;
  largestPaint: string;
  /** Total blocking time. */
  blocked: string;
  shift: string;
  /** Lighthouse's benchmark of the machine. */
  power: number;
}

interface Audited extends Audit {
  name: string;
  preset: Preset;
}

const presets = ['mobile', 'desktop'] as const;
type Preset = (typeof presets)[number];

/** Median run of a Lighthouse audit in the signed-in browser. */
async function audit(url: string, preset: Preset, folder: string): Promise<Audit> {
  const runs: Audit[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const file = join(folder, 'report.json');
    await run('npx', [
      '--yes',
      lighthouse,
      url,
      `--port=${debuggingPort}`,
      '--disable-storage-reset',
      // The live feed stays open: the network is never quiet.
      '--max-wait-for-load=20000',
      ...(preset === 'desktop' ? ['--preset=desktop'] : []),
      '--only-categories=performance,accessibility,best-practices',
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
    ]);
    runs.push(read(await readFile(file, 'utf8')));
  }
  const middle = runs.toSorted((a, b) => a.performance - b.performance)[Math.floor(runs.length / 2)];
  if (middle === undefined) throw new Error('ROUNDS must be at least 1');
  return middle;
}

function read(json: string): Audit {
  const { categories, audits, environment } = JSON.parse(json) as Report; // written by Lighthouse
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    largestPaint: audits['largest-contentful-paint']?.displayValue ?? '?',
    blocked: audits['total-blocking-time']?.displayValue ?? '?',
    shift: audits['cumulative-layout-shift']?.displayValue ?? '?',
    power: environment.benchmarkIndex,
  };
}

interface Report {
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { displayValue?: string } | undefined>;
  environment: { benchmarkIndex: number };
}

interface Touches {
  /** Longest time from a touch to the next paint, in ms, as the browser counts it. */
  longest: number;
  count: number;
  /** Layout shift of everything done, without touching. */
  shift: number;
}

/** Goes through list, filters, layouts, an order and the digits on a slow tablet. */
async function touches(page: Page, context: BrowserContext, base: string): Promise<Touches> {
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript({ path: join(import.meta.dirname, 'src/observe.js') });
  await page.goto(`${base}/`);
  const main = page.getByRole('main');
  await page.getByRole('article').first().waitFor();
  await main.locator('label', { hasText: 'Colunas' }).tap();
  await page.waitForTimeout(1_500);
  await main.locator('label', { hasText: 'Cards' }).tap();
  await page.waitForTimeout(1_500);
  const start = main.getByRole('button', { name: /Iniciar/ }).first();
  await start.tap();
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  for (const digit of ['9', '9']) await sheet.getByRole('button', { name: digit, exact: true }).tap();
  await page.keyboard.press('Escape');
  await page.waitForTimeout(500);
  const seen = await page.evaluate<Touches>('window.seen');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return seen;
}

/** Milliseconds until the first card of 500 in columns is painted on a slow tablet, from the page's start. */
async function columnsPaint(page: Page, context: BrowserContext, base: string): Promise<number> {
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${base}/?layout=Colunas`);
  await page.getByRole('article').first().waitFor();
  await page.waitForTimeout(1_000);
  const seen = await page.evaluate<{ firstCard: number }>('window.seen');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return seen.firstCard;
}

/** What pages weigh, as `npm run weight -w web` tells it. */
async function weights(): Promise<string[]> {
  const { stdout } = await run('node', [join(import.meta.dirname, '../web/scripts/weight.mjs')]);
  return stdout.split('\n').filter((line) => line.includes('kB gzip of'));
}

interface Measured {
  touch: Touches;
  columns: number;
  audits: Audited[];
  weights: string[];
}

function report({ touch, columns, audits, weights }: Measured): string {
  const line = (a: Audited) =>
    `| ${a.name}, ${a.preset} | ${a.performance} | ${a.accessibility} | ${a.bestPractices} | ${a.largestPaint} | ${a.blocked} | ${a.shift} | ${a.power} |`;
  return `# Performance in the browser

Measured by \`npm run bench:web\` on ${new Date().toISOString().slice(0, 10)}, on the data of \`npm run bench:data\`.
Lighthouse (${lighthouse}, medians of ${rounds}); aims on the phone: performance ≥ 90, the others 100, layout shift ≤ 0.05.
Its phone is four times as slow as the machine it runs on, whose power it tells too: a fast desktop has 1,500 to 2,000.
The browser draws within its own process: without a graphics card, one beside it competes with the page. Server,
PostgreSQL and Lighthouse share the processor too.

| page | performance | accessibility | best practices | largest paint | blocking time | layout shift | power |
|---|---|---|---|---|---|---|---|
${audits.map(line).join('\n')}

On a tablet ${slowdown} times as slow as this machine:

- going through list, columns, cards, starting an order and typing digits, the longest of ${touch.count} touches was answered on screen
  after ${touch.longest} ms (aim ≤ 200), layout shift ${touch.shift.toFixed(3)} (aim ≤ 0.05);
- the first of 500 cards in columns stands after ${columns} ms (aim ≤ 1,000).

What a browser loads, script and style together:

${weights.map((text) => `- ${text}`).join('\n')}
`;
}

await main();
