import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Api } from '../../server/test/api.ts';
import { pages } from '../test/pages.ts';
import type { Who } from '../test/people.ts';
import { type Scene, setScene } from '../test/scene.ts';
import { openTerminal } from '../test/terminal.ts';

const { world, stage } = await openTerminal();
let scene: Scene;

/** Hostile text for every text field, which must be shown as text. */
const hostile = [
  '<img src=x onerror="window.ran=1;alert(1)">',
  '<script>window.ran=1</script>',
  '<svg onload=window.ran=1>',
  '{{7*7}}=1+1@SUM\u202E😀"\'>',
].join('');

beforeAll(async () => {
  scene = await setScene(world);
  await world.api.sql(writeEverywhere(names));
  await world.api.control(writeEverywhere(names));
});

/** Writes it into every free text column found in the catalogue, unless a constraint forbids it. */
const writeEverywhere = (left: readonly string[]) => `
  do $do$
  declare
    c record;
  begin
    for c in select cl.relname as tabela, a.attname as coluna
               from pg_class cl
               join pg_attribute a on a.attrelid = cl.oid and a.attnum > 0 and not a.attisdropped
              where cl.relkind = 'r' and cl.relnamespace = 'public'::regnamespace and a.attname like 'ds\\_%'
                and a.atttypid = 'text'::regtype and a.attname <> 'ds_lado'
                and cl.relname || '.' || a.attname not in (${left.map((place) => `'${place}'`).join(', ')}) loop
      begin
        execute format('update %I set %I = %I || %L', c.tabela, c.coluna, c.coluna,
                       convert_from(decode('${Buffer.from(hostile).toString('hex')}', 'hex'), 'UTF8'));
      exception when others then null;
      end;
    end loop;
  end $do$`;

/** Columns that hold no free text but names of zones, files, hosts and kinds; sides of a wheel are none either. */
const names = [
  'filial.ds_fuso',
  'evento.ds_evento',
  'anexo.ds_arquivo',
  'leitura_retida.ds_motivo',
  'estoque_movimento.ds_motivo',
  'pneu_aplicacao.ds_motivo',
  'plano_ciclo.ds_ciclo',
  'empresa.ds_fuso',
  'empresa.ds_empresa',
  'empresa.ds_host',
  'rotina.ds_caminho',
];

/** One page of each kind: what shows orders, people, plans, tyres, stock, and what the panel shows of all of it. */
const visited = [
  'internal orders',
  'an order',
  'the execution list',
  'a new order',
  'the dashboard',
  'a plan with its ring and vehicles',
  'the registry of problems',
  'the figures of the tyre shop',
  'an inventory',
  'a part in stock',
  'users of the panel',
  'the trail of the panel',
];

async function writtenPeople(api: Api): Promise<number> {
  const [row] = await api.sql<{ rows: number }>(
    "select count(*)::int as rows from g_clifor where ds_colaborador like '%onerror%'",
  );
  return row?.rows ?? 0;
}

/** What a page did that text cannot do. */
async function misdeeds(page: Page): Promise<unknown> {
  return page.evaluate(() => ({
    ran: 'ran' in globalThis,
    handlers: document.querySelectorAll('main [onerror], main [onload], main script').length,
  }));
}

it('whatever was written anywhere is shown as text: no script runs, on no page', async () => {
  const asked: string[] = [];
  let shown = 0;
  const opened = new Map<Who, Page>();
  const failed: string[] = [];
  const chosen = pages.filter(([name]) => visited.includes(name));
  expect(chosen).toHaveLength(visited.length);
  for (const [, who, path] of chosen) {
    let page = opened.get(who);
    if (page === undefined) {
      page = await stage.as(who, path(scene), { feed: false });
      page.on('dialog', (dialog) => {
        asked.push(dialog.message());
        void dialog.dismiss();
      });
      page.on('response', (response) => {
        if (response.status() >= 500) failed.push(response.url());
      });
      opened.set(who, page);
    }
    await page.goto(path(scene), { waitUntil: 'networkidle' });
    expect(await misdeeds(page), path(scene)).toEqual({ ran: false, handlers: 0 });
    if ((await page.getByText('onerror=').count()) > 0) shown += 1;
  }
  expect(await writtenPeople(world.api)).toBeGreaterThan(5);
  expect(failed).toEqual([]);
  expect(asked).toEqual([]);
  // Where it stands it can be read, and that is on most pages.
  expect(shown).toBeGreaterThan(visited.length / 2);
}, 240_000);
