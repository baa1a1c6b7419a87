import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import type { CompanyDb } from '../server/src/core/db/pools.ts';
import { searchWords } from '../server/src/core/text.ts';
import { type Choice, listItems } from '../server/src/inventory/list.queries.ts';
import { findKept, listKept, listLabelled } from '../server/src/stock/list.queries.ts';
import { listMaterials } from '../server/src/stock/queries.ts';
import { median } from './src/report.ts';
import { onScratch } from './src/scratch.ts';

const items = 20_000;
const branches = 2;
/** Movements of each part; the busiest has a hundred times as many. */
const movements = 40;
const rounds = 40;
const zone = 'America/Sao_Paulo';
/** Longest time of a search, and of a whole list, in ms. */
const aims = { search: 20, list: 50 };

interface Figure {
  name: string;
  aim: number;
  ms: number[];
}

/** Times the statements of the stock on parts made for it, in a database of its own. */
async function main(): Promise<void> {
  const figures = await onScratch('stock', async ({ asOwner, asServer }) => {
    await asOwner(fill);
    return asServer(measure);
  });
  const text = report(figures);
  console.log(text);
  await writeFile(join(import.meta.dirname, '../docs/performance-stock.md'), text);
}

/** The statements the screens send, one each, through the functions that send them. */
async function measure(db: CompanyDb): Promise<Figure[]> {
  const whose = { branch: 1, approver: true };
  const list = (search: string | null, page = 1, situation: 'A' | 'P' | null = null) =>
    listKept(
      db,
      { ...whose, words: search === null ? null : searchWords(search), situation },
      { page, size: 20 },
    );
  const screens: [string, number, () => Promise<unknown>][] = [
    ['parts found by words of their name', aims.search, () => list('filtro 77')],
    ['parts found by the beginning of their code', aims.search, () => list('010123')],
    ['parts found by a common word', aims.search, () => list('FILTRO')],
    ['parts for an order, by words', aims.search, () => materials(db, 'filtro 77')],
    ['every part, first page', aims.list, () => list(null)],
    ['every part, page 900', aims.list, () => list(null, 900)],
    ['parts below their minimum', aims.list, () => list(null, 1, 'A')],
    ['labels of parts, by words', aims.search, () => labels(db, 'filtro 77')],
    ['rows of an inventory by words', aims.search, () => rows(db, byWords('filtro 77'))],
    ['rows of an inventory by a common word', aims.search, () => rows(db, byWords('FILTRO'))],
    ['a row of an inventory by its label', aims.search, () => rows(db, { by: 'code', code: '01000077' })],
    ['rows of an inventory, first page', aims.list, () => rows(db, { by: 'all' })],
    ['a part with its movements', aims.search, () => part(db, 2)],
    [`the busiest part, ${(movements * 100).toLocaleString('en')} movements`, aims.search, () => part(db, 1)],
  ];
  const figures: Figure[] = [];
  for (const [name, aim, send] of screens) figures.push({ name, aim, ms: await time(send) });
  return figures;
}

const materials = (db: CompanyDb, search: string) =>
  listMaterials(db, { ...searchWords(search), branch: 1, approver: true, supplier: false });
const labels = (db: CompanyDb, search: string) =>
  listLabelled(db, { branch: 1, approver: true, words: searchWords(search), situation: null }, 300);
const part = (db: CompanyDb, stock: number) =>
  findKept(db, { branch: 1, approver: true, zone, stock }, { page: 1, size: 20 });

const byWords = (search: string): Choice => ({ by: 'words', ...searchWords(search) });
const rows = (db: CompanyDb, choice: Choice) =>
  listItems(db, { id: 1, branch: 1 }, { branch: 1, person: 1, approver: true }, choice, {
    page: 1,
    size: 40,
  });

async function time(send: () => Promise<unknown>): Promise<number[]> {
  const ms: number[] = [];
  for (let round = -2; round < rounds; round += 1) {
    const before = performance.now();
    await send();
    if (round >= 0) ms.push(performance.now() - before);
  }
  return ms;
}

/** Parts of a few kinds with a number in their name, kept in both branches; a tenth is below its minimum. */
async function fill(client: pg.ClientBase): Promise<void> {
  await client.query(`
    set session_replication_role = replica;
    insert into filial (ds_filial) select 'Filial ' || n from generate_series(1, ${branches}) n;
    insert into item (nr_sequencial, ds_item, nr_tipo)
    select 1000 + n, (array['FILTRO DE OLEO', 'CORREIA DENTADA', 'BOMBA DE AGUA', 'LANTERNA LATERAL', 'JOGO DE LONAS',
                            'AMORTECEDOR DIANTEIRO', 'PINO DE MOLA', 'VALVULA DE AR'])[1 + n % 8] || ' ' || n, 4
      from generate_series(1, ${items}) n;
    insert into estoque (nr_sequencial, nr_seq_filial, nr_seq_item, ds_codigoitem, qt_saldo, qt_minimo)
    select (f - 1) * ${items} + n, f, 1000 + n, '0' || f || lpad(n::text, 6, '0'),
           case when n = 1 then ${movements} * 100 else ${movements} end, case when n % 10 = 0 then ${movements + 5} end
      from generate_series(1, ${branches}) f, generate_series(1, ${items}) n;
    insert into estoque_movimento (nr_seq_estoque, qt_movimento, tp_movimento, dt_movimento)
    select e.nr_sequencial, 1, 'E', now() - m * interval '3 days'
      from estoque e, generate_series(1, ${movements}) m;
    insert into estoque_movimento (nr_seq_estoque, qt_movimento, tp_movimento, dt_movimento)
    select 1, 1, 'E', now() - m * interval '2 hours' from generate_series(1, ${movements} * 99) m;
    insert into inventario (nr_sequencial, nr_seq_filial) values (1, 1);
    insert into inventario_item (nr_seq_inventario, nr_seq_estoque)
    select 1, nr_sequencial from estoque where nr_seq_filial = 1;
    set session_replication_role = origin`);
  await client.query('vacuum analyze');
}

/** The value 95 of 100 stay below. */
const p95 = (ms: number[]) => ms.toSorted((a, b) => a - b)[Math.ceil(ms.length * 0.95) - 1] ?? 0;

function report(figures: Figure[]): string {
  const row = ({ name, aim, ms }: Figure) =>
    `| ${name} | ${median(ms).toFixed(1)} | ${p95(ms).toFixed(1)} | ${aim} |`;
  const count = (value: number) => value.toLocaleString('en');
  return `# Performance of the stock

Measured by \`npm run bench:stock\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), the embedded PostgreSQL
with its durable defaults, ${count(items)} parts in each of ${branches} branches, ${count(items * branches * movements)} movements. Each is one
statement, sent as the server sends it; ${rounds} runs after two that warm up.

| statement | median ms | p95 ms | aim ms |
|---|---|---|---|
${figures.map(row).join('\n')}

Name and code have a trigram index each (\`item_busca\`, \`estoque_codigo_busca\`): a search asks both and joins what they find.
`;
}

await main();
