import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bareTime, closeClients, openClients, type Statement } from './src/bare.ts';
import { beside, compareCommands, connections, seconds } from './src/beside.ts';
import { inCompany } from './src/commands.ts';
import { type Headers, rateOf, signIn } from './src/http.ts';
import { latencyOf } from './src/latency.ts';
import { startExpress } from './src/peers.ts';
import { type Report, renderReport } from './src/report.ts';
import { captureDashboard, companyUrl } from './src/statements.ts';
import { openWorld, type World } from './src/world.ts';

const fixedRate = 1_000;

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
  const express = await startExpress(companyUrl(world));
  try {
    const { lean, orm, product } = await compareCommands(world, express.base);
    console.log(`bare ${lean.toFixed(0)}, ORM ${orm.toFixed(0)}, product ${product.toFixed(0)} per second`);
  } finally {
    await express.stop();
  }
}

async function measure(world: World): Promise<Report> {
  const memoryIdle = memory(world, 'VmRSS');
  const { headers, person } = await signIn(world.base, '1001', '123');
  const order = await someOrder(world);
  const dashboard = await dashboardTime(world, await captureDashboard(world, person));
  const list = `${world.base}/api/os?criticidade=ASC`;
  const rows = await beside(world, headers, order);
  console.error('latency of the list at a fixed rate');
  const asked = { url: list, headers, perSecond: fixedRate };
  // Not counted: what the full load before has left to clear away.
  await latencyOf({ ...asked, seconds: 10 });
  const latency = { perSecond: fixedRate, ...(await latencyOf({ ...asked, seconds: 20 })) };
  const full = await fetch(list, { headers });
  const unchangedHeaders = { ...headers, 'If-None-Match': full.headers.get('etag') ?? '' };
  const unchangedRate = await rateOf(list, unchangedHeaders, connections, seconds);
  const unchanged = {
    rate: unchangedRate,
    fullRate: rows[0]?.product ?? Number.NaN,
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

async function dashboardTime(world: World, statement: Statement): Promise<number> {
  const clients = await openClients(companyUrl(world), 1);
  const [client] = clients;
  if (client === undefined) throw new Error('no connection');
  const time = await bareTime(client, statement);
  await closeClients(clients);
  return time;
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
