import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bareRate, bareTime, closeClients, openClients, type Statement } from './src/bare.ts';
import { bareCommandRate, commandRate, inCompany, makeWorkers, refill, setAside } from './src/commands.ts';
import { type Headers, rateOf, signIn } from './src/http.ts';
import { latencyOf } from './src/latency.ts';
import { median, type Report, type Row, renderReport } from './src/report.ts';
import { captureStatements, companyUrl } from './src/statements.ts';
import { openWorld, type World } from './src/world.ts';

const connections = 32;
const rounds = Number(process.env['ROUNDS'] ?? 5);
const seconds = Number(process.env['SECONDS'] ?? 3);
/** Two commands each: a round takes about as long as one of a screen. */
const ordersEach = 40;
const fixedRate = 150;

// On a slow machine some of so many requests wait longer than POOL_WAIT_MS; refusals have a separate drill.
const patience = { POOL_WAIT_MS: '10000' };
const world = await openWorld(process.env['BENCH_DATA_DIR'], undefined, patience);
try {
  await (process.argv.includes('commands') ? tryCommands(world) : writeReport(world));
} finally {
  await world.stop();
}

async function writeReport(world: World): Promise<void> {
  const report = await measure(world);
  const text = renderReport(report, new Date().toISOString().slice(0, 10));
  console.log(text);
  writeFileSync(join(import.meta.dirname, '../docs', process.env['REPORT'] ?? 'performance.md'), text);
}

/** Commands alone, told and not written down. */
async function tryCommands(world: World): Promise<void> {
  const { bare, server } = await commands(world);
  console.log(
    `bare ${bare.toFixed(0)}, server ${server.toFixed(0)} per second: ${(server / bare).toFixed(2)}`,
  );
}

async function measure(world: World): Promise<Report> {
  const memoryIdle = memory(world, 'VmRSS');
  const { headers, person } = await signIn(world.base, '1001', '123');
  const order = await someOrder(world);
  const statements = await captureStatements(world, person, order);
  const dashboard = await dashboardTime(world, statements.dashboard);
  const list = `${world.base}/api/os?criticidade=ASC`;
  const first = await screen(world, headers, 'list, 12 cards with total', list, statements.list, 0.7);
  console.error('latency of the list at a fixed rate');
  const asked = { url: list, headers, perSecond: fixedRate };
  // Not counted: what the full load before has left to clear away.
  await latencyOf({ ...asked, seconds: 10 });
  const latency = { perSecond: fixedRate, ...(await latencyOf({ ...asked, seconds: 20 })) };
  const rows = [
    first,
    await screen(world, headers, 'columns, 500 cards', `${list}&per_page=500`, statements.columns, 0.8),
    await screen(world, headers, 'detail', `${world.base}/api/os/${order}`, statements.detail, 0.6),
    await screen(
      world,
      headers,
      'criticality summary',
      `${world.base}/api/os/media-liberacao/I`,
      statements.summary,
      0.6,
    ),
    await commands(world),
  ];
  const full = await fetch(list, { headers });
  const unchangedHeaders = { ...headers, 'If-None-Match': full.headers.get('etag') ?? '' };
  const unchangedRate = await rateOf(list, unchangedHeaders, connections, seconds);
  const unchanged = {
    rate: unchangedRate,
    fullRate: first.server,
    bytes: await bytesOf(list, unchangedHeaders),
  };
  const counts = await countOrders(world);
  return {
    ...counts,
    rows,
    unchanged,
    dashboard,
    latency,
    readyAfter: world.readyAfter,
    memoryIdle,
    memoryPeak: memory(world, 'VmHWM'),
  };
}

/** Bare SQL and server in turn, so that a change of the machine's speed meets both. */
async function screen(
  world: World,
  headers: Headers,
  name: string,
  url: string,
  statement: Statement,
  aim: number,
): Promise<Row> {
  console.error(name);
  const clients = await openClients(companyUrl(world), connections);
  await bareRate(clients, statement, 1);
  await rateOf(url, headers, connections, 1);
  const bare: number[] = [];
  const server: number[] = [];
  for (let n = 0; n < rounds; n += 1) {
    bare.push(await bareRate(clients, statement, seconds));
    server.push(await rateOf(url, headers, connections, seconds));
  }
  await closeClients(clients);
  return { name, bare: median(bare), server: median(server), aim };
}

async function dashboardTime(world: World, statement: Statement): Promise<number> {
  const clients = await openClients(companyUrl(world), 1);
  const [client] = clients;
  if (client === undefined) throw new Error('no connection');
  const time = await bareTime(client, statement);
  await closeClients(clients);
  return time;
}

async function commands(world: World): Promise<Row> {
  console.error('commands');
  const workers = await makeWorkers(world, connections);
  const clients = await openClients(companyUrl(world), connections);
  const made: number[] = [];
  const fill = async () => made.push(...(await refill(world, workers, ordersEach)));
  const bareRound = async () => {
    await fill();
    return bareCommandRate(workers, clients);
  };
  const serverRound = async () => {
    await fill();
    return commandRate(world, workers);
  };
  // Not counted, as the first second of a screen is not.
  await bareRound();
  await serverRound();
  const bare: number[] = [];
  const server: number[] = [];
  // Commits wait for the disk, which is less even than the cores: twice the rounds.
  for (let n = 0; n < rounds * 2; n += 1) {
    bare.push(await bareRound());
    server.push(await serverRound());
  }
  await closeClients(clients);
  await setAside(world, made);
  return {
    name: 'start and stop an execution (commands)',
    bare: median(bare),
    server: median(server),
    aim: 0.4,
  };
}

/** An order in service, with items and comments: what a technician looks at. */
function someOrder(world: World): Promise<number> {
  return inCompany(world, async (client) => {
    const { rows } = await client.query<{ nr_sequencial: string }>(
      `select o.nr_sequencial from os o
        where o.dt_final is null and o.nr_seq_filial = 1 and o.departamento_os = 'FROTA' and o.st_os = 'P' and o.st_origem = 'I'
        order by o.nr_sequencial limit 1`,
    );
    return Number(rows[0]?.nr_sequencial);
  });
}

function countOrders(world: World): Promise<{ orders: number; open: number }> {
  return inCompany(world, async (client) => {
    const { rows } = await client.query<{ orders: string; open: string }>(
      'select count(*) as orders, count(*) filter (where dt_final is null) as open from os',
    );
    return { orders: Number(rows[0]?.orders), open: Number(rows[0]?.open) };
  });
}

/** Size of an answer with its headers. */
async function bytesOf(url: string, headers: Headers): Promise<number> {
  const response = await fetch(url, { headers });
  const body = await response.arrayBuffer();
  const head = [...response.headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
  return head + body.byteLength;
}

/** A figure of the server's process from /proc, in bytes; 0 where there is no /proc. */
function memory(world: World, field: string): number {
  try {
    const status = readFileSync(`/proc/${world.server.pid}/status`, 'utf8');
    return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) * 1_024;
  } catch {
    return 0;
  }
}
