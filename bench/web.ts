import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { inCompany, newOrders, setAside } from './src/commands.ts';
import { signIn } from './src/http.ts';
import { sendCommand } from './src/send.ts';
import { standBehind } from './src/web/behind.ts';
import { type AuditedPage, auditPage, debuggingPort, lighthouse } from './src/web/lighthouse.ts';
import { type FirstScreen, measureFirstScreen, slowNetwork } from './src/web/slow-network.ts';
import { measureTouches, slowdown, type Touches } from './src/web/touches.ts';
import { openWorld, type World } from './src/world.ts';

const run = promisify(execFile);
const rounds = Number(process.env['ROUNDS'] ?? 3);

interface Login {
  registration: string;
  digits: string;
}
const technician: Login = { registration: '1001', digits: '123' };
const tyreFitter: Login = { registration: '1301', digits: '567' };

/** Measures the main pages as Lighthouse does, and how a slow tablet answers the finger. */
async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'terminal-bench-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
    // Without a graphics card a process of its own would draw on the processor the page is measured on.
    args: ['--no-sandbox', '--in-process-gpu', `--remote-debugging-port=${debuggingPort}`],
    viewport: { width: 1024, height: 768 },
    hasTouch: true,
  });
  standBehind();
  const world = await openWorld(process.env['BENCH_DATA_DIR']);
  const { base } = world;
  const audit = (name: string, path: string) => auditPage({ context, base, folder, rounds }, name, path);
  try {
    const page = await enter(context, base, technician);
    await page.getByRole('article').first().waitFor();
    const order = await addressOf(page.getByRole('article').getByRole('link').first());
    const touches = await measureTouches(context, page, base);
    const firstScreen = await measureFirstScreen(context, page, base);
    await page.goto('about:blank');
    const audits = [...(await audit('list', '/')), ...(await audit('order', order))];
    audits.push(...(await whileAtWork(world, (path) => audit('work mode', path))));
    await enter(context, base, tyreFitter);
    await page.goto(`${base}/borracharia/afericao`);
    const vehicle = await addressOf(page.getByRole('main').getByRole('rowheader').getByRole('link').first());
    const gauging = `/borracharia/afericao/${vehicle.split('/').at(-1)}`;
    await page.goto('about:blank');
    audits.push(...(await audit('gauging', gauging)));
    await leave(page, base);
    audits.unshift(...(await audit('login', '/login')));
    const text = report({ touches, firstScreen, audits, weights: await weights() });
    console.log(text);
    await writeFile(join(import.meta.dirname, '../docs/performance-web.md'), text);
  } finally {
    await context.close();
    await world.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function addressOf(link: ReturnType<Page['locator']>): Promise<string> {
  const address = await link.getAttribute('href');
  if (address === null) throw new Error('a link without an address');
  return address;
}

async function enter(context: BrowserContext, base: string, { registration, digits }: Login): Promise<Page> {
  const page = context.pages()[0] ?? (await context.newPage());
  await leave(page, base);
  await page.goto(`${base}/login`);
  await page.locator('form input:not([data-digits])').fill(registration);
  await page.locator('[data-digits]').fill(digits);
  await page.locator('form [type=submit]').click();
  await page.waitForURL((url) => url.pathname !== '/login');
  // A terminal in use has stored its pages long ago.
  while (!(await page.evaluate<boolean>(workerInstalled))) await page.waitForTimeout(1_000);
  return page;
}

const workerInstalled =
  "navigator.serviceWorker.getRegistration().then((known) => known?.active?.state === 'activated')";

/** Signed-in people are redirected from the login. */
async function leave(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/icon.svg`);
  await page.evaluate('localStorage.clear()');
}

/** Starts a fresh order for the technician while his work page is looked at, and ends it. */
async function whileAtWork<T>(world: World, look: (path: string) => Promise<T>): Promise<T> {
  const { headers, person } = await signIn(world.base, technician.registration, technician.digits);
  const orders = await newOrders(world, 1);
  const send = async (method: 'POST' | 'PUT', path: string) => {
    const body = { nr_seq_os: orders[0], nr_seq_clifor: person, cpf: technician.digits };
    const { status, codigo } = await sendCommand(world.base, headers, { method, path, body });
    if (status !== 200) throw new Error(`${path}: ${status} ${codigo}`);
  };
  // What a run that was broken off left him working on.
  await inCompany(world, (client) =>
    client.query(
      "update execucao set dt_final = now(), tp_fim = 'F' where nr_seq_clifor_inicio = $1 and dt_final is null",
      [person],
    ),
  );
  await send('POST', 'os/itens/execucoes/iniciar');
  try {
    return await look(`/os/${orders[0]}/trabalho`);
  } finally {
    await send('PUT', 'os/itens/execucoes/encerrar');
    await setAside(world, orders);
  }
}

/** What pages weigh, as `npm run weight -w web` tells it. */
async function weights(): Promise<string[]> {
  const { stdout } = await run('node', [join(import.meta.dirname, '../web/scripts/weight.mjs')]);
  return stdout.split('\n').filter((line) => line.includes('kB gzip of'));
}

interface Measured {
  touches: Touches;
  firstScreen: FirstScreen;
  audits: AuditedPage[];
  weights: string[];
}

function report({ touches, firstScreen, audits, weights }: Measured): string {
  const line = (a: AuditedPage) =>
    `| ${a.name}, ${a.device} | ${a.performance} | ${a.accessibility} | ${a.bestPractices} | ${a.largestPaint} | ${a.blocked} | ${a.shift} | ${a.power} |`;
  return `# Performance in the browser

Measured by \`npm run bench:web\` on ${new Date().toISOString().slice(0, 10)}, on the data of \`npm run bench:data\`.
Lighthouse (${lighthouse}, medians of ${rounds}), cold: nothing but the session is in the browser; aims on the phone:
performance ≥ 95, the others 100, layout shift ≤ 0.05. Its phone is four times as slow as the machine it runs on, whose power it
tells too: a fast desktop has 1,500 to 2,000. The browser draws within its own process: without a graphics card, one beside it
competes with the page. Server, PostgreSQL and Lighthouse share the processor too, behind the browser.

| page | performance | accessibility | best practices | largest paint | blocking time | layout shift | power |
|---|---|---|---|---|---|---|---|
${audits.map(line).join('\n')}

On a tablet ${slowdown} times as slow as this machine:

- going through list, columns, cards, starting an order and typing digits, the longest of ${touches.count} touches was answered on screen
  after ${touches.longest} ms (aim ≤ 150), layout shift ${touches.shift.toFixed(3)} (aim ≤ 0.05);
- the first of 500 cards in columns stands after ${touches.columns} ms (aim ≤ 700).

On a network of ${slowNetwork.kilobitsPerSecond} kbit/s that answers after ${slowNetwork.latency} ms, with nothing but the session in the browser: something is drawn after
${firstScreen.drawn} ms (aim ≤ 1,500), the list is usable after ${firstScreen.usable} ms (aim ≤ 5,000).

What a browser loads, script and style together:

${weights.map((text) => `- ${text}`).join('\n')}
`;
}

await main();
