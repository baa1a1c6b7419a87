import { readFile } from 'node:fs/promises';
import { Agent } from 'undici';
import { inCompany, makeWorkers, newOrders, type Worker } from '../commands.ts';
import { openWorld, startBeside, type World } from '../world.ts';
import { type Drill, type Finding, type Ground, none } from './drill.ts';
import { checkLedger } from './ledger.ts';
import { deeds, deliver, type Press, pressOf } from './load.ts';

const ordersEach = 20;
const hoursAhead = 26;

export const clock: Drill = {
  name: 'clock',
  promise:
    'a server whose clock is a day ahead and in another zone writes the times of the database, and its sessions are good at the others',
  defect: 'one interval of work begins when the wrong clock says',
  run,
};

/**
 * Technicians signed in at either server work their orders off, each command at the other server than the one before; those of
 * every other order as if they had been stored without network.
 */
async function run(ground: Ground): Promise<Finding[]> {
  const world = await openWorld(ground.dataDir, ground.port);
  const wrong = await startBeside(world, ground.port + 1, {
    TZ: 'Pacific/Kiritimati',
    NODE_OPTIONS: `--import ${wrongClock}`,
  });
  const agent = new Agent({ connections: 2 });
  try {
    const title = (await readFile(`/proc/${wrong.server.pid}/cmdline`, 'utf8')).split('\0')[0] ?? '';
    const began = await databaseTime(world);
    const workers = [
      ...(await makeWorkers(world, 1)),
      ...(await makeWorkers({ ...world, base: wrong.base }, 1)),
    ];
    const presses: Press[] = [];
    for (const worker of workers)
      for (const order of await newOrders(world, ordersEach))
        presses.push(...(await workOff(agent, [world.base, wrong.base], worker, order)));
    if (ground.broken) await moveOne(world);
    return [
      { kept: title.includes(`${hoursAhead} h ahead`), text: `clock of the second server: ${title.trim()}` },
      none(await timesOutside(world, began), 'times written that lie before the beginning or after the end'),
      ...(await checkLedger(world, presses)),
    ];
  } finally {
    await agent.close();
    await wrong.stop();
    await world.stop();
  }
}

/** Loaded before the server: its clock is moved, and its title says by how much. */
const wrongClock = `data:text/javascript,${encodeURIComponent(`
  const Right = Date;
  globalThis.Date = class extends Right {
    constructor(...given) { if (given.length === 0) super(Right.now() + ${hoursAhead * 3_600_000}); else super(...given); }
    static now() { return Right.now() + ${hoursAhead * 3_600_000}; }
  };
  process.title = Math.round((Date.now() - Right.now()) / 3600000) + ' h ahead';`)}`;

async function workOff(agent: Agent, bases: string[], worker: Worker, order: number): Promise<Press[]> {
  const presses: Press[] = [];
  for (const [n, deed] of deeds.entries()) {
    const press = pressOf(worker, order, deed);
    const base = bases[n % bases.length] ?? '';
    const stored = order % 2 === 0;
    const { status, codigo } = await deliver({ base, agent, worker, press, key: press.key, stored });
    press.acknowledged = status === 200;
    if (!press.acknowledged) press.refused = `${status} ${codigo}`;
    presses.push(press);
  }
  return presses;
}

const databaseTime = (world: World): Promise<Date> =>
  inCompany(world, async (client) => {
    const { rows } = await client.query<{ agora: Date }>('select now() as agora');
    return rows[0]?.agora ?? new Date(Number.NaN);
  });

/** Every time the commands wrote, against the database's own clock. */
const timesOutside = (world: World, began: Date): Promise<number> =>
  inCompany(world, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `with nova as (select distinct nr_seq_os as os from comando c join evento e on e.cd_chave = c.cd_chave
                      where c.dt_comando >= $1 or e.dt_evento >= $1 and e.nr_seq_os is not null),
            escrita (quando) as (
              select dt_inicio from execucao join nova on os = nr_seq_os
              union all select dt_final from execucao join nova on os = nr_seq_os
              union all select dt_inicial from os join nova on nova.os = os.nr_sequencial
              union all select dt_final from os join nova on nova.os = os.nr_sequencial
              union all select created_at from os_comentario join nova on os = nr_seq_os
              union all select dt_atendido from os_item join nova on os = nr_seq_os
              union all select dt_comando from comando join evento using (cd_chave) join nova on os = evento.nr_seq_os)
       select count(*)::int from escrita where quando not between $1 and now()`,
      [began],
    );
    return rows[0]?.count ?? Number.NaN;
  });

/** Defect: as if the server's clock had been written. */
const moveOne = (world: World): Promise<unknown> =>
  inCompany(world, (client) =>
    client.query(
      `update execucao set st_sobreposta = 'S', dt_inicio = dt_inicio + interval '${hoursAhead} hours', dt_final = dt_final + interval '${hoursAhead} hours'
        where nr_sequencial = (select max(nr_sequencial) from execucao)`,
    ),
  );
