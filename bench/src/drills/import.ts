import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { withConnection } from '../../../server/src/core/db/connection.ts';
import { addressOf } from '../../../server/src/core/db/places.ts';
import { inCompany } from '../commands.ts';
import { namesOf, vehicleRows } from '../rows.ts';
import { type Drill, type Finding, type Ground, none } from './drill.ts';
import { type House, startHouse } from './house.ts';

const rows = 20_000;
/** Rows that are there when the command is killed, and when the server is that goes on after it. */
const killedAt = { command: 3_000, server: 9_000 };
const program = join(import.meta.dirname, '../../../server/src/imports/intake/import.ts');

export const fileImport: Drill = {
  name: 'import',
  promise:
    'an import killed while it writes goes on behind its last row, each row is there once, none is missing',
  defect: 'progress is noted for five hundred rows that were not written',
  run,
};

/** The command is killed, then the server that takes over from it; the next server and `--resume` both want to end it. */
async function run(ground: Ground): Promise<Finding[]> {
  const file = join(ground.dataDir, 'vehicles.csv');
  const looking = { INTAKE_EVERY_MS: '500' };
  let house = await startHouse(ground, looking);
  try {
    await writeFile(file, await fleet(house));
    const command = start(ground, '--kind', 'vehicles', '--file', file, '--write');
    const atKill = [await writtenAt(house, killedAt.command)];
    await end(command, 'SIGKILL');
    if (ground.broken) await skip(house);
    const cut = performance.now();
    atKill.push(await writtenAt(house, killedAt.server));
    const took = (performance.now() - cut) / 1_000;
    await house.end('SIGKILL');
    house = await startHouse(ground, looking);
    const again = start(ground, '--resume', await numberOf(house));
    const resumed = await end(again);
    const brought = await lookAt(house);
    const repeat = await end(start(ground, '--kind', 'vehicles', '--file', file, '--write'));
    return [
      {
        kept: atKill.every((n) => n < rows),
        text: `rows there at each kill -9: ${atKill.join(', ')} of ${rows}`,
      },
      { kept: true, text: `a server took over and came to the second kill after ${took.toFixed(1)} s` },
      { kept: resumed === 0, text: `--resume beside a new server: exit code ${resumed}` },
      ...brought,
      { kept: repeat === 0, text: `the same file again: exit code ${repeat}` },
      ...(await lookAtRepeat(house)),
    ];
  } finally {
    await house.end('SIGTERM');
  }
}

function start({ dataDir }: Ground, ...args: string[]): ChildProcess {
  return spawn(process.execPath, [program, '--empresa', 'DEMO', ...args], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Waits for the end of a command, after a signal if one is given. @returns its exit code */
async function end(child: ChildProcess, signal?: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode;
  const gone = once(child, 'exit');
  if (signal !== undefined) child.kill(signal);
  await gone;
  return child.exitCode;
}

const fleet = (house: House): Promise<string> =>
  inCompany(house, async (client) => [...vehicleRows(await namesOf(client), rows)].join(''));

/** Waits until so many rows were written. @returns how many there are by then */
async function writtenAt(house: House, wanted: number): Promise<number> {
  return inCompany(house, async (client) => {
    for (const until = performance.now() + 120_000; performance.now() < until; await sleep(5)) {
      const written = await countOf(client, "select count(*) from veiculo where nr_placa like 'CARG%'");
      if (written >= wanted) return written;
    }
    throw new Error(`No ${wanted} rows were written in two minutes.`);
  });
}

async function countOf(client: pg.ClientBase, query: string): Promise<number> {
  const { rows: found } = await client.query<{ n: string }>(`select (${query}) as n`);
  return Number(found[0]?.n);
}

const numberOf = (house: House): Promise<string> =>
  inCompany(house, async (client) => String(await countOf(client, 'select max(nr_sequencial) from carga')));

async function skip(house: House): Promise<void> {
  await inCompany(house, (client) => client.query('update carga set nr_linha = nr_linha + 500'));
}

/** What must be there once of each row, and what was noted of it. */
async function lookAt(house: House): Promise<Finding[]> {
  const each = await inCompany(house, async (client) => ({
    vehicles: await countOf(client, "select count(*) from veiculo where nr_placa like 'CARG%'"),
    branches: await countOf(client, "select count(*) from veiculo_filial where nr_placa like 'CARG%'"),
    readings: await countOf(client, "select count(*) from km_leitura where nr_placa like 'CARG%'"),
    noted: await countOf(client, "select sum(qt_novas) from carga where st_carga = 'S'"),
    left: await countOf(client, 'select count(*) from carga_linha'),
  }));
  const trail = await withConnection(addressOf(house.adminUrl, 'terminal_controle'), (client) =>
    countOf(client, "select count(*) from auditoria where ds_acao = 'carga.gravada'"),
  );
  const once = ([what, count]: [string, number]): Finding => ({
    kept: count === rows,
    text: `${what}: ${count}`,
  });
  return [
    once(['vehicles', each.vehicles]),
    once(['their branches', each.branches]),
    once(['their first readings', each.readings]),
    once(['rows noted as new', each.noted]),
    none(each.left, 'rows left to write'),
    { kept: trail === 1, text: `lines of the trail: ${trail}` },
  ];
}

async function lookAtRepeat(house: House): Promise<Finding[]> {
  const { same, vehicles } = await inCompany(house, async (client) => ({
    same: await countOf(client, 'select qt_iguais from carga order by nr_sequencial desc limit 1'),
    vehicles: await countOf(client, "select count(*) from veiculo where nr_placa like 'CARG%'"),
  }));
  return [{ kept: same === rows && vehicles === rows, text: `rows it found as they were: ${same}` }];
}
