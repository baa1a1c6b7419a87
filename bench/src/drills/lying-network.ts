import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from 'playwright-core';
import { type Lie, type LyingNetwork, openLyingNetwork } from '../../../e2e/test/lying.ts';
import { inCompany, makeWorkers, newOrders } from '../commands.ts';
import type { Place } from '../world.ts';
import { type Drill, type Finding, type Ground, none, within } from './drill.ts';
import { startHouse } from './house.ts';

const rounds = 3;
/** Each for one comment; slow: the server's answers take longer than a screen waits. */
const lies: readonly (Lie | 'slow')[] = ['portal', 'silent', 'gateway', 'slow', 'guard', 'open'];
const slowAnswer = 13_000;
/** Longest until all is there once the network is true again, and what a time may be off, in ms. */
const longestReturn = 180_000;
const longestOff = 5_000;

export const lyingNetwork: Drill = {
  name: 'lying-network',
  promise:
    'behind a network that is silent, slow, a portal, a broken proxy or one with a login of its own nothing is refused, doubled or put out of order, the session stays, and work counts from its presses',
  defect: 'what stands in between marks its pages as the server does',
  run,
};

/** What somebody typed, and when. */
interface Typed {
  text: string;
  at: number;
}

async function run(ground: Ground): Promise<Finding[]> {
  const house = await startHouse(ground);
  const network = await openLyingNetwork(house.base, { marked: ground.broken });
  const profile = await mkdtemp(join(tmpdir(), 'terminal-drill-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--in-process-gpu'],
    locale: 'pt-BR',
    viewport: { width: 1024, height: 768 },
  });
  try {
    await makeWorkers(house, 1);
    const [order = 0] = await newOrders(house, 1);
    const page = context.pages()[0] ?? (await context.newPage());
    page.setDefaultTimeout(60_000);
    await signIn(page, network.address, order);
    const { started, typed } = await work(page, network);
    network.set('open');
    network.slow(0);
    await page.reload();
    const stayed = new URL(page.url()).pathname === `/os/${order}`;
    await arrived(house, order, typed.length);
    return [
      { kept: stayed, text: `the session stayed: ${new URL(page.url()).pathname}` },
      ...(await judge(house, order, started, typed)),
    ];
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
    await network.close();
    await house.end('SIGTERM');
  }
}

async function signIn(page: Page, address: string, order: number): Promise<void> {
  await page.goto(`${address}/login`);
  await page.locator('form input:not([data-digits])').fill('70000');
  await page.locator('[data-digits]').fill('123');
  await page.locator('form [type=submit]').click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto(`${address}/os/${order}`);
  await page
    .getByRole('button', { name: /^Iniciar / })
    .first()
    .waitFor();
  // The module that sends and stores loads after the first screen.
  await sleep(8_000);
}

/** Starts the order behind a portal, then comments through every lie. */
async function work(page: Page, network: LyingNetwork): Promise<{ started: number; typed: Typed[] }> {
  network.set('portal');
  await page
    .getByRole('button', { name: /^Iniciar / })
    .first()
    .click();
  await page.getByRole('dialog').locator('[data-digits]').fill('123');
  const started = Date.now();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  const field = page.getByRole('textbox', { name: 'Escrever um comentário' });
  const typed: Typed[] = [];
  for (let round = 1; round <= rounds; round += 1)
    for (const lie of lies) {
      network.set(lie === 'slow' ? 'open' : lie);
      network.slow(lie === 'slow' ? slowAnswer : 0);
      const text = `${round} ${lie}`;
      await field.fill(text);
      typed.push({ text, at: Date.now() });
      await page.getByRole('button', { name: 'Enviar', exact: true }).click();
      // Kept or sent, the field is free for the next one.
      while ((await field.inputValue().catch(() => '')) !== '') await sleep(100);
    }
  return { started, typed };
}

interface Row {
  texto: string;
  em: Date;
}

const commentsOf = (house: Place, order: number): Promise<Row[]> =>
  inCompany(house, async (client) => {
    const { rows } = await client.query<Row>(
      'select ds_observacao as texto, created_at as em from os_comentario where nr_seq_os = $1 order by nr_sequencial',
      [order],
    );
    return rows;
  });

async function arrived(house: Place, order: number, wanted: number): Promise<void> {
  const until = Date.now() + longestReturn;
  while (Date.now() < until && (await commentsOf(house, order)).length < wanted) await sleep(500);
}

async function judge(
  house: Place,
  order: number,
  started: number,
  typed: readonly Typed[],
): Promise<Finding[]> {
  const rows = await commentsOf(house, order);
  const texts = rows.map(({ texto }) => texto);
  const lost = typed.filter(({ text }) => !texts.includes(text));
  const intervals = await inCompany(house, async (client) => {
    const found = await client.query<{ em: Date }>(
      'select dt_inicio as em from execucao where nr_seq_os = $1',
      [order],
    );
    return found.rows;
  });
  const off = typed.flatMap(({ text, at }) => {
    const row = rows.find(({ texto }) => texto === text);
    return row === undefined ? [] : [Math.abs(row.em.getTime() - at)];
  });
  const startOff = intervals.map(({ em }) => Math.abs(em.getTime() - started));
  return [
    { kept: typed.length > 0, text: `comments pressed: ${typed.length}` },
    none(lost.length, 'comments that are lost'),
    none(texts.length - new Set(texts).size, 'comments written twice'),
    {
      kept: lost.length > 0 || texts.join() === typed.map(({ text }) => text).join(),
      text: 'comments stand in the order they were pressed',
    },
    { kept: intervals.length === 1, text: `intervals of work: ${intervals.length} of 1` },
    within([...off, ...startOff], longestOff, 'between a press and the moment it counts from'),
  ];
}
