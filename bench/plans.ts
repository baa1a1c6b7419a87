import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { median } from './src/report.ts';
import { onScratch } from './src/scratch.ts';

const vehicles = 5_000;
const plansEach = 4;
const branches = 5;
/** A reading a day, longer back than the average looks. */
const readingDays = 120;
const rounds = 30;
/** Longest time for the whole fleet, in ms. */
const aim = 200;

interface Figure {
  name: string;
  rows: number;
  ms: number[];
}

/** Times the due status of a fleet made for it, in a database of its own. */
async function main(): Promise<void> {
  const text = report(await onScratch('plans', ({ asOwner }) => asOwner(measure)));
  console.log(text);
  await writeFile(join(import.meta.dirname, '../docs/performance-plans.md'), text);
}

async function measure(client: pg.ClientBase): Promise<Figure[]> {
  await fill(client);
  const due = (rest: string) => `select count(p) as n from plano_vencimento(current_date${rest}) p`;
  const statements: [string, string, unknown[]][] = [
    [`the whole fleet, ${vehicles.toLocaleString('en')} vehicles × ${plansEach} plans`, due(''), []],
    ['one branch', due(', $1'), [1]],
    ['the counts of the indicators of a branch', `${due(', $1')} where p.st_plano is not null`, [1]],
    ['one plate', due(', $1, $2'), [2, 'B1']],
  ];
  const figures: Figure[] = [];
  for (const [name, text, values] of statements) figures.push(await time(client, name, text, values));
  return figures;
}

async function time(client: pg.ClientBase, name: string, text: string, values: unknown[]): Promise<Figure> {
  const ms: number[] = [];
  let found = 0;
  for (let round = -3; round < rounds; round += 1) {
    const before = performance.now();
    // Named: prepared once, as the server's statements are.
    const { rows } = await client.query<{ n: string }>({ name, text, values });
    if (round >= 0) ms.push(performance.now() - before);
    found = Number(rows[0]?.n);
  }
  return { name, rows: found, ms };
}

/** Vehicles in plans of several cycles, some measured, some not, a few with an exchanged meter. */
async function fill(client: pg.ClientBase): Promise<void> {
  await client.query(`
    insert into filial (ds_filial) select 'Filial ' || n from generate_series(1, ${branches}) n;
    insert into tipo_veiculo (cd_tipoveiculo, ds_tipoveiculo, departamento, tp_medidor, km_dia_padrao)
    values ('CARRETA', 'CARRETA', 'FROTA', 'K', 190), ('MAQUINA', 'MAQUINA', 'ARMAZEM', 'H', 6.4);
    insert into veiculo (nr_placa, cd_tipoveiculo, km_atual)
    select 'B' || n, case when n % 10 = 0 then 'MAQUINA' else 'CARRETA' end, 100000 + n % 20000
      from generate_series(1, ${vehicles}) n;
    insert into veiculo_filial (nr_placa, nr_seq_filial)
    select 'B' || n, 1 + n % ${branches} from generate_series(1, ${vehicles}) n;
    insert into plano (nr_sequencial, ds_plano, tp_plano, qt_alerta_km)
    select n, 'Plano ' || n, (array['V', 'R', 'P'])[1 + n % 3], case when n % 2 = 0 then 1500 end from generate_series(1, 8) n;
    insert into plano_ciclo (nr_seq_plano, nr_ordem, ds_ciclo, km_intervalo, qt_dias)
    select p, c, 'C' || c, case when p % 3 <> 1 then 10000 * c end, case when p % 3 <> 2 then 90 * c end
      from generate_series(1, 8) p, generate_series(1, 4) c;
    insert into veiculo_plano (nr_placa, nr_seq_plano, nr_ordem_prox, km_ultimo, dt_ultimo)
    select 'B' || n, 1 + (n + k) % 8, 1 + n % 4, 90000 + n % 15000, current_date - n % 200
      from generate_series(1, ${vehicles}) n, generate_series(1, ${plansEach}) k;
    insert into km_leitura (nr_placa, dt_leitura, km, tp_origem)
    select 'B' || n, now() - d * interval '1 day', greatest(0, 100000 + n % 20000 - d * 190), 'T'
      from generate_series(1, ${vehicles}) n, generate_series(0, ${readingDays - 1}) d
     where n % 12 <> 0;
    insert into km_leitura (nr_placa, dt_leitura, km, tp_origem)
    select 'B' || n, now() - interval '40 days 1 hour', 50000, 'X' from generate_series(50, ${vehicles}, 50) n
     where n % 12 <> 0`);
  await client.query('vacuum analyze');
}

function report(figures: Figure[]): string {
  const row = ({ name, rows, ms }: Figure) =>
    `| ${name} | ${rows.toLocaleString('en')} | ${median(ms).toFixed(1)} | ${Math.max(...ms).toFixed(1)} |`;
  const readings = (vehicles * readingDays).toLocaleString('en');
  return `# Performance of the planning engine

Measured by \`npm run bench:plans\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), the embedded PostgreSQL
with its durable defaults, about ${readings} meter readings. Each is one statement; ${rounds} runs after three that warm up.
Aim: the whole fleet in at most ${aim} ms.

| due status of | plans | median ms | worst ms |
|---|---|---|---|
${figures.map(row).join('\n')}
`;
}

await main();
