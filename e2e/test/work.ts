import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Api, Signed } from '../../server/test/api.ts';

/** An order number as the screen writes it. */
export const shown = (order: number): string => order.toLocaleString('pt-BR');

/** The sheet that asks for the acting person. */
export const identity = (page: Page): Locator => page.getByRole('dialog', { name: /^Confirme que é/ });

/** Types the three digits into the sheet that asks for them; it goes on by itself. */
export async function confirmWith(page: Page, digits: string): Promise<void> {
  await identity(page).locator('[data-digits]').fill(digits);
}

/** On a shared terminal: selects the acting person and types the digits. */
export async function confirmAs(
  page: Page,
  name: string,
  digits: string,
  question = 'Quem está abrindo a OS?',
): Promise<void> {
  const who = page.getByRole('dialog', { name: question });
  await who.getByRole('button', { name: new RegExp(name) }).click();
  await confirmWith(page, digits);
}

/** The band of the work in hand. */
export const band = (page: Page): Locator => page.getByRole('region', { name: 'Trabalho em andamento' });

/** The main button of an order's page or card: 'Iniciar ABC1D23'. */
export const mainButton = (page: Page, action: string, plate: string): Locator =>
  page.getByRole('button', { name: `${action} ${plate}` });

/** The sheet that asks why work is paused. */
export const pauseSheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Por que vai pausar?' });

/** The sheet that finishes an order. */
export const finishSheet = (page: Page, order: number): Locator =>
  page.getByRole('dialog', { name: `Finalizar OS ${shown(order)}` });

/** Presses one of the further actions of an order's page: in sight on wide screens, behind one button on narrow ones. */
export async function act(page: Page, name: string): Promise<void> {
  const list = page.getByRole('region', { name: 'Mais ações' });
  const more = page.getByRole('button', { name: 'Mais ações' });
  await list.or(more).first().waitFor();
  if (await more.isVisible()) await more.click();
  await page.getByRole('button', { name, exact: true }).click();
}

/** From the page of the work, where a start leads, to the order as a whole. */
export async function wholeOrder(page: Page): Promise<void> {
  await page.waitForURL((url) => url.pathname.endsWith('/trabalho'));
  const way = page.getByRole('link', { name: 'Ver a OS inteira' });
  await way.click();
  await page.waitForURL((url) => !url.pathname.endsWith('/trabalho'));
  // The page of the work stays on screen until the order's is there.
  await way.waitFor({ state: 'detached' });
}

/** The list a person comes back to. */
export const arrivesAt = (page: Page, path: string): Promise<void> =>
  page.waitForURL((url) => url.pathname === path);

/** Ends what the sample data and former tests left running. */
export const endAllWork = (api: Api): Promise<unknown> =>
  api.sql("update execucao set dt_final = greatest(now(), dt_inicio), tp_fim = 'F' where dt_final is null");

const as = (who: Signed) => ({ nr_seq_clifor: who.person, cpf: who.digits });

/** Another person starts an order elsewhere. */
export async function startAs(api: Api, who: Signed, order: number): Promise<void> {
  const reply = await api.call('startExecution', { body: { nr_seq_os: order, ...as(who) } }, who);
  expect(reply.status, reply.mensagem).toBe(200);
}

/** Another person pauses an order elsewhere. */
export async function pauseAs(api: Api, who: Signed, order: number): Promise<void> {
  const body = { nr_seq_os: order, justificativa: 'Refeicao', ...as(who) };
  const reply = await api.call('pauseExecution', { body }, who);
  expect(reply.status, reply.mensagem).toBe(200);
}

interface Row {
  st_os: string;
  started: boolean;
  intervals: number;
  running: number;
}

/** What the database says about an order: its state and its intervals of work. */
export async function inDatabase(api: Api, order: number): Promise<Row> {
  const [row] = await api.sql<Row>(
    `select o.st_os, o.dt_inicial is not null as started, count(e.nr_sequencial)::int as intervals,
            (count(*) filter (where e.dt_inicio is not null and e.dt_final is null))::int as running
       from os o left join execucao e on e.nr_seq_os = o.nr_sequencial
      where o.nr_sequencial = $1 group by o.nr_sequencial`,
    [order],
  );
  if (!row) throw new Error(`no order ${order}`);
  return row;
}

/** An open sheet by its title. */
export const sheet = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
