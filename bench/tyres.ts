import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import type { CompanyDb } from '../server/src/core/db/pools.ts';
import { findLayout, listPlates } from '../server/src/tyres/layout.queries.ts';
import { findSuspects } from '../server/src/tyres/life/findings.queries.ts';
import { findTyre } from '../server/src/tyres/life/history.queries.ts';
import { listCosts, listToRemove } from '../server/src/tyres/life/queries.ts';
import { median } from './src/report.ts';
import { onScratch } from './src/scratch.ts';

const vehicles = 5_000;
const tyresEach = 12;
const branches = 5;
/** Gaugings and calibrations of each vehicle: two years of one a month. */
const events = 48;
const rounds = 20;
const zone = 'America/Sao_Paulo';
/** Longest time of a list, and of the ledger of the whole fleet, in ms. */
const aims = { list: 50, fleet: 1_000 };

interface Figure {
  name: string;
  aim: number;
  ms: number[];
}

/** Times the statements of the tyre shop on a fleet made for it, in a database of its own. */
async function main(): Promise<void> {
  const figures = await onScratch('tyres', async ({ asOwner, asServer }) => {
    await asOwner(fill);
    return asServer(measure);
  });
  const text = report(figures);
  console.log(text);
  await writeFile(join(import.meta.dirname, '../docs/performance-tyres.md'), text);
}

/** The statements the screens send, one each, through the functions that send them. */
async function measure(db: CompanyDb): Promise<Figure[]> {
  const page = (number: number, search: string | null) =>
    listPlates(db, { branch: 1, zone, page: number, search });
  const screens: [string, number, () => Promise<unknown>][] = [
    ['plates of a branch, first page', aims.list, () => page(1, null)],
    ['plates of a branch, page 80', aims.list, () => page(80, null)],
    ['plates of a branch, searched', aims.list, () => page(1, 'T10')],
    ['a vehicle to be gauged', aims.list, () => findLayout(db, 'T10', 1)],
    ['history of a tyre', aims.list, () => findTyre(db, { fire: 'F10-1', branch: 1, zone })],
    ['tyres of a branch to be removed', aims.fleet, () => listToRemove(db, 1, zone)],
    [
      'tyres of the whole fleet to be removed, five branches at once',
      aims.fleet,
      () => listToRemove(db, null, zone),
    ],
    ['findings of a branch', aims.fleet, () => findSuspects(db, 1, null)],
    ['findings of one vehicle', aims.list, () => findSuspects(db, 1, 'T10')],
    ['costs of a branch', aims.fleet, () => listCosts(db, 1)],
  ];
  const figures: Figure[] = [];
  for (const [name, aim, send] of screens) figures.push({ name, aim, ms: await time(send) });
  return figures;
}

async function time(send: () => Promise<unknown>): Promise<number[]> {
  const ms: number[] = [];
  for (let round = -2; round < rounds; round += 1) {
    const before = performance.now();
    await send();
    if (round >= 0) ms.push(performance.now() - before);
  }
  return ms;
}

/**
 * Twelve tyres on every vehicle: all were on another position before, a third in a life before, and each event read them.
 * What triggers would work out row by row is written as they would.
 */
async function fill(client: pg.ClientBase): Promise<void> {
  await client.query(`
    set session_replication_role = replica;
    insert into filial (ds_filial) select 'Filial ' || n from generate_series(1, ${branches}) n;
    insert into g_clifor (nr_sequencial, tp_clifor, ds_colaborador) values (900, 'F', 'RECAPAGEM');
    insert into item (nr_sequencial, ds_item, nr_tipo, tp_pneu) values (900, 'RECAPAGEM', 3, 'R');
    insert into tipo_veiculo (cd_tipoveiculo, ds_tipoveiculo, departamento, tp_medidor, km_dia_padrao)
    values ('CARRETA', 'CARRETA', 'FROTA', 'K', 190);
    insert into tipo_veiculo_posicao (cd_tipoveiculo, nr_posicao, ds_lado)
    select 'CARRETA', e, l from generate_series(1, 3) e, unnest('{EE,EI,DI,DE}'::text[]) l;
    insert into veiculo (nr_placa, nr_frota, cd_tipoveiculo, km_atual)
    select 'T' || n, 'F' || n, 'CARRETA', 300000 + n from generate_series(1, ${vehicles}) n;
    insert into veiculo_filial (nr_placa, nr_seq_filial)
    select 'T' || n, 1 + n % ${branches} from generate_series(1, ${vehicles}) n;
    insert into km_leitura (nr_placa, dt_leitura, km, tp_origem)
    select 'T' || n, now() - d * interval '7 days', 300000 + n - d * 1400, 'T'
      from generate_series(1, ${vehicles}) n, generate_series(0, 60) d;
    insert into pneu (nr_sequencial, nr_fogo, nr_seq_filial, ds_marca, ds_medida, ds_modelo, nr_vida, vl_mm, vl_compra)
    select (n - 1) * ${tyresEach} + k, 'F' || n || '-' || k, 1 + n % ${branches}, 'MARCA ' || k % 5, '295/80R22.5',
           'MODELO ' || k % 3, 1 + (k % 3 = 0)::int,
           array[4 + (n * k) % 90 / 10.0, 4 + (n * k) % 90 / 10.0, 4.2 + (n * k) % 90 / 10.0, 4 + (n + k) % 95 / 10.0],
           2000 + k
      from generate_series(1, ${vehicles}) n, generate_series(1, ${tyresEach}) k;
    insert into pneu_aplicacao (nr_seq_pneu, nr_placa, nr_posicao, ds_lado, nr_vida, dt_entrada, km_entrada, vl_mm_entrada,
                                dt_saida, km_saida, vl_mm_saida)
    select p.nr_sequencial, 'T' || n, 1 + (k - 1) / 4, (array['EE', 'EI', 'DI', 'DE'])[1 + (k - 1) % 4],
           case when v = 1 then 1 else p.nr_vida end, now() - interval '900 days' + v * interval '300 days',
           60000 + v * 80000, '{16,16,16,16}', case when v < 2 then now() - interval '900 days' + (v + 1) * interval '300 days' end,
           case when v < 2 then 140000 + v * 80000 end, case when v < 2 then '{9,9,9,9}'::numeric[] end
      from generate_series(1, ${vehicles}) n, generate_series(1, ${tyresEach}) k, generate_series(0, 2) v
      , lateral (select nr_sequencial, nr_vida from pneu where nr_sequencial = (n - 1) * ${tyresEach} + k) p;
    insert into pneu_destino (nr_seq_pneu, tp_destino, nr_seq_fornecedor, nr_seq_item, vl_servico, dt_envio, dt_retorno,
                              nr_vida, vl_mm_retorno)
    select nr_sequencial, 'R', 900, 900, 800, current_date - 310, current_date - 305, 1, '{14,14,14,14}'
      from pneu where nr_vida = 2;
    insert into pneu_evento (nr_sequencial, tp_evento, nr_placa, km_informado, dt_evento)
    select (n - 1) * ${events} + e, case when e % 2 = 0 then 'A' else 'C' end, 'T' || n, 300000 + n - (${events} - e) * 3000,
           now() - (${events} - e) * interval '15 days' - n % 40 * interval '1 day'
      from generate_series(1, ${vehicles}) n, generate_series(1, ${events}) e;
    insert into pneu_leitura (nr_seq_evento, nr_seq_pneu, nr_posicao, ds_lado, nr_vida, vl_mm, calibragem, qt_rodado)
    select e.nr_sequencial, a.nr_seq_pneu, a.nr_posicao, a.ds_lado, a.nr_vida,
           case when e.tp_evento = 'A' then '{9,9,9,9}'::numeric[] end, case when e.tp_evento = 'C' then 90 + a.nr_seq_pneu % 30 end,
           greatest(e.km_informado - 220000, 0)
      from pneu_evento e
      join pneu_aplicacao a on a.nr_placa = e.nr_placa and a.dt_saida is null;
    set session_replication_role = origin`);
  await client.query('vacuum analyze');
}

/** The value 95 of 100 stay below. */
const p95 = (ms: number[]) => ms.toSorted((a, b) => a - b)[Math.ceil(ms.length * 0.95) - 1] ?? 0;

function report(figures: Figure[]): string {
  const row = ({ name, aim, ms }: Figure) =>
    `| ${name} | ${median(ms).toFixed(1)} | ${p95(ms).toFixed(1)} | ${aim.toLocaleString('en')} |`;
  const count = (value: number) => value.toLocaleString('en');
  return `# Performance of the tyre shop

Measured by \`npm run bench:tyres\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), the embedded PostgreSQL
with its durable defaults, ${count(vehicles)} vehicles in ${branches} branches, ${count(vehicles * tyresEach)} tyres with three positions behind each,
${count(vehicles * tyresEach * events)} readings. Each is one statement, sent as the server sends it; ${rounds} runs after two that warm up.

| statement | median ms | p95 ms | aim ms |
|---|---|---|---|
${figures.map(row).join('\n')}

The ledger is worked out when it is asked for: what a tyre had run is kept with each reading (\`pneu_leitura.qt_rodado\`), so that
only the newest reading of a life is looked up. No screen asks for the whole fleet: a session works in one branch.
`;
}

await main();
