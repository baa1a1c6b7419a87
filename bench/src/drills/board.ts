import { isDeepStrictEqual } from 'node:util';
import { Agent } from 'undici';
import { inCompany, makeWorkers, newOrders, type Worker } from '../commands.ts';
import type { Headers } from '../http.ts';
import { signIn } from '../http.ts';
import { openWorld, startBeside, type World } from '../world.ts';
import { type Drill, type Finding, type Ground, none } from './drill.ts';
import { endOf } from './house.ts';
import { deliver, pressOf, putUnderLoad } from './load.ts';

const rounds = 40;
/** With a defect a few rounds are enough. */
const fewRounds = 4;
const roundMs = 400;
/** Rounds after which all connections are cut while the next one runs, and after which a server is killed. */
const cutEvery = 5;
const killEvery = 15;
const ownReads = 100;

export const board: Drill = {
  name: 'board',
  promise:
    'lists and pages from memory are those of the database, on two servers, whatever commands, scripts and transactions change meanwhile; everybody sees his own command on either server',
  defect: 'changes that no trigger tells, that bear an older number, and names that no trigger tells',
  run,
};

type Server = Awaited<ReturnType<typeof startBeside>>;

/** Two servers with boards are changed and asked, a third one always asks the database. */
async function run(ground: Ground): Promise<Finding[]> {
  const world = await openWorld(ground.dataDir, ground.port);
  const servers: Servers = {
    world,
    beside: await startBeside(world, ground.port + 1),
    database: await startBeside(world, ground.port + 2, { BOARD_MB: '0' }),
  };
  try {
    const readers = [
      (await signIn(world.base, '1001', '123')).headers,
      (await signIn(world.base, '1202', '789')).headers,
    ];
    const workers = await makeWorkers(world, 6);
    if (ground.broken) return await plantEach(servers, readers, workers);
    const own = await readOwn(servers, workers);
    const { different, compared, pressed } = await changeAndCompare(servers, readers, workers, rounds);
    return [
      none(
        own,
        `of ${ownReads} starts and finishes at one server not told by a list of the other asked right after`,
      ),
      {
        kept: pressed > rounds,
        text: `commands at both servers: ${pressed}, with ${rounds} rounds of scripts, of connections cut every ${cutEvery} and a server killed every ${killEvery}`,
      },
      none(different, `of ${compared} lists and pages other than the database's`),
    ];
  } finally {
    await servers.database.stop();
    await servers.beside.stop();
    await world.stop();
  }
}

interface Servers {
  world: World;
  beside: Server;
  /** It keeps no board. */
  database: Server;
}

/** Each of them alone would be noticed with the next of the others: all cards are read anew then. */
const named = (act: 'disable' | 'enable') =>
  ['g_clifor', 'conjunto', 'criticidade']
    .map((table) => `alter table ${table} ${act} trigger mudou_tudo`)
    .join(';');

/** What breaks the promise, and what mends it. */
const defects: Record<string, readonly [plant: string, mend: string]> = {
  'changes of orders that no trigger tells': [
    'alter table os disable trigger mudou_placa',
    'alter table os enable trigger mudou_placa',
  ],
  'changes that bear an older number': [
    `alter table mudanca_veiculo alter tx set default '1'`,
    'alter table mudanca_veiculo alter tx set default pg_current_xact_id()',
  ],
  'names that no trigger tells': [named('disable'), named('enable')],
};

async function plantEach(servers: Servers, readers: Headers[], workers: Worker[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [name, [plant, mend]] of Object.entries(defects)) {
    await compare(servers, readers);
    await inCompany(servers.world, (client) => client.query(plant));
    const { different, compared } = await changeAndCompare(servers, readers, workers, fewRounds);
    await inCompany(servers.world, (client) => client.query(mend));
    findings.push(none(different, `${name}: of ${compared} lists and pages other than the database's`));
  }
  return findings;
}

/** @returns how many starts at one server the other's list did not tell */
async function readOwn({ world, beside }: Servers, workers: Worker[]): Promise<number> {
  const agent = new Agent();
  const orders = await newOrders(world, ownReads);
  let missed = 0;
  for (const [n, order] of orders.entries()) {
    const worker = workers[n % workers.length];
    if (worker === undefined) throw new Error('nobody works');
    const [at, other] = n % 2 === 0 ? [world.base, beside.base] : [beside.base, world.base];
    const stateAfter = async (deed: 'start' | 'finish') => {
      const press = pressOf(worker, order, deed);
      const { status } = await deliver({ base: at, agent, worker, press, key: press.key });
      if (status !== 200) throw new Error(`${deed}: ${status}`);
      const { data } = await listOf(other, worker.headers, `codigo=${order}`);
      return data.map((card) => card.st_os).join('');
    };
    if ((await stateAfter('start')) !== 'P') missed += 1;
    if ((await stateAfter('finish')) !== '') missed += 1;
  }
  await agent.close();
  return missed;
}

async function changeAndCompare(servers: Servers, readers: Headers[], workers: Worker[], count: number) {
  const total = { different: 0, compared: 0, pressed: 0 };
  for (let round = 1; round <= count; round += 1) {
    total.pressed += await change(servers, workers, round);
    if (round % killEvery === 0) {
      await endOf(servers.beside.server, 'SIGKILL');
      servers.beside = await startBeside(servers.world, Number(new URL(servers.beside.base).port));
    }
    const { different, compared } = await compare(servers, readers);
    total.different += different;
    total.compared += compared;
  }
  return total;
}

/** Commands at both servers, scripts and overlapping transactions beside them, for a moment. @returns commands acknowledged */
async function change({ world, beside }: Servers, workers: Worker[], round: number): Promise<number> {
  const orders = await newOrders(world, 400);
  const half = Math.floor(workers.length / 2);
  const loads = [
    putUnderLoad({ base: world.base, workers: workers.slice(0, half), orders: orders.slice(0, 200) }),
    putUnderLoad({ base: beside.base, workers: workers.slice(half), orders: orders.slice(200) }),
  ];
  const until = performance.now() + roundMs;
  await Promise.all([
    runScripts(world, until),
    runOverlapping(world, until),
    askAll(world, beside, workers, until),
  ]);
  if (round % cutEvery === 0) await cutAll(world);
  for (const load of loads) await load.stop();
  // What is left over would only make the lists longer.
  await inCompany(world, (client) =>
    client.query(
      `update os set st_os = 'E', dt_final = now(), nr_seq_motivo_cancelamento =
         (select min(nr_sequencial) from motivo where tp_motivo = 'CANCELAMENTO') where st_os = 'A' and nr_sequencial = any ($1)`,
      [orders],
    ),
  );
  return loads.flatMap(({ presses }) => presses).filter(({ acknowledged }) => acknowledged).length;
}

/** What people change with psql, the panel's scripts and imports: names, plates, levels, orders themselves. */
const scripts = [
  `update veiculo set nr_frota = 'F' || (random() * 1e6)::int where nr_placa = (select nr_placa from os where dt_final is null order by random() limit 1)`,
  `update g_clifor set ds_colaborador = 'NOME ' || (random() * 1e6)::int where nr_matricula like '7000%'`,
  `update conjunto set ds_conjunto = ds_conjunto || '.' where nr_sequencial = (select nr_conjunto from os where dt_final is null order by random() limit 1)`,
  `update criticidade set ds_titulo = ds_titulo || '.' where nr_nivel = 1`,
  `update os set km_atual = (random() * 1e6)::int where nr_sequencial = (select nr_sequencial from os where dt_final is null order by random() limit 1)`,
  `insert into os_comentario (nr_seq_os, nr_seq_clifor, ds_observacao)
   select nr_sequencial, (select min(nr_sequencial) from g_clifor), 'nota' from os where dt_final is null order by nr_sequencial desc limit 1`,
  `update veiculo set km_atual = km_atual + 1 where nr_placa = (select nr_placa from os where dt_final is null order by random() limit 1)`,
  `update os set dt_reabertura = now() where nr_sequencial = (select nr_sequencial from os where dt_final is null and st_os = 'A' order by random() limit 1)`,
];

async function runScripts(world: World, until: number): Promise<void> {
  await inCompany(world, async (client) => {
    for (let n = 0; performance.now() < until; n += 1) await client.query(scripts[n % scripts.length] ?? '');
  });
}

/** A transaction that begins before others and ends after them. */
async function runOverlapping(world: World, until: number): Promise<void> {
  await inCompany(world, async (client) => {
    while (performance.now() < until) {
      await client.query('begin');
      await client.query(
        `update os set km_atual = km_atual + 1 where nr_sequencial in
           (select nr_sequencial from os where dt_final is null and st_os = 'A' order by random() limit 3 for update skip locked)`,
      );
      await client.query('select pg_sleep(0.05)');
      await client.query('commit');
    }
  });
}

/** Boards are read while they change. */
async function askAll(world: World, beside: Server, workers: Worker[], until: number): Promise<void> {
  const ask = async (base: string, { headers }: Worker) => {
    while (performance.now() < until) await fetch(`${base}/api/os?criticidade=ASC`, { headers });
  };
  await Promise.all(workers.map((worker, n) => ask(n % 2 === 0 ? world.base : beside.base, worker)));
}

const cutAll = (world: World) =>
  inCompany(world, (client) =>
    client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'terminal-app'",
    ),
  );

/** Lists as screens ask for them. */
const asked = [
  ['os', 'criticidade=ASC&per_page=500'],
  ['os', 'ordernation=DESC&per_page=12&page=2'],
  ['os', 'tipo=V&per_page=500'],
  ['os', 'liberado=N&per_page=500'],
  ['os/getReabertas', 'per_page=500'],
  ['os/getExternas', 'per_page=500'],
  ['os/getArmazem', 'criticidade=DESC&per_page=500'],
  ['auth/contadores', ''],
  ['os/getSocorroRota', ''],
] as const;

/** What both boards answer, against the database: nobody changes anything meanwhile. */
async function compare({ world, beside, database }: Servers, readers: Headers[]) {
  let [different, compared] = [0, 0];
  const pages = await somePages(world);
  for (const headers of readers)
    for (const [path, query] of [...asked, ...pages]) {
      const expected = await answerOf(database.base, headers, path, query);
      for (const { base } of [world, beside]) {
        compared += 1;
        if (!isDeepStrictEqual(await answerOf(base, headers, path, query), expected)) different += 1;
      }
    }
  return { different, compared };
}

/** Pages of the open orders something happened on last, and of some others. Links to files differ with the moment: they have none. */
const somePages = (world: World) =>
  inCompany(world, async (client) => {
    const { rows } = await client.query<{ nr_sequencial: string }>(
      `(select o.nr_sequencial from os o join execucao e on e.nr_seq_os = o.nr_sequencial
         where o.dt_final is null order by e.nr_sequencial desc limit 6)
       union (select nr_sequencial from os where dt_final is null order by nr_sequencial desc limit 6)`,
    );
    return rows.map(({ nr_sequencial }) => [`os/${nr_sequencial}`, ''] as const);
  });

const listOf = async (base: string, headers: Headers, query: string) =>
  (await answerOf(base, headers, 'os', query)) as { data: { st_os: string }[] };

/** Connections that were cut are made anew: a busy server is asked again. */
async function answerOf(base: string, headers: Headers, path: string, query: string): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(`${base}/api/${path}?${query}`, { headers });
    // An order the reader may not see is told the same way by all.
    if (response.ok || response.status === 404) return response.json();
    if (response.status !== 503 || attempt === 5) throw new Error(`${path}: ${response.status}`);
  }
}
