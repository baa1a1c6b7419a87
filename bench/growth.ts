import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inCompany } from './src/commands.ts';
import { type Headers, rateOf, signIn } from './src/http.ts';
import { median } from './src/report.ts';
import { openWorld, type World } from './src/world.ts';

const rounds = Number(process.env['ROUNDS'] ?? 5);
const seconds = Number(process.env['SECONDS'] ?? 3);
const connections = 32;
/** Longest time at the big history over the time at the small one. */
const aim = 1.15;

const screens = {
  'list, 12 cards with total': 'os?criticidade=ASC',
  'columns, 500 cards': 'os?criticidade=ASC&per_page=500',
  'criticality summary': 'os/media-liberacao/I',
};

interface Side {
  world: World;
  headers: Headers;
  orders: number;
}

/** Compares the same screens on a short and on a long history, in turn, so that the machine's moods meet both. */
async function main(): Promise<void> {
  const [smallFolder, bigFolder] = process.argv.slice(2);
  if (smallFolder === undefined || bigFolder === undefined) throw new Error(usage);
  const small = await open(smallFolder, 3191);
  const big = await open(bigFolder, 3192);
  try {
    const lines = [];
    for (const [name, path] of Object.entries(screens)) lines.push(await compare(name, path, small, big));
    const text = report(lines, small, big);
    console.log(text);
    writeFileSync(join(import.meta.dirname, '../docs/performance-growth.md'), text);
  } finally {
    await big.world.stop();
    await small.world.stop();
  }
}

const usage = `Two data folders are needed:
BENCH_DATA_DIR=data-bench-100k BENCH_ORDERS=100000 npm run bench:data
BENCH_DATA_DIR=data-bench-5m BENCH_ORDERS=5000000 npm run bench:data
npm run bench:growth -- data-bench-100k data-bench-5m`;

async function open(folder: string, port: number): Promise<Side> {
  const world = await openWorld(resolve(folder), port);
  const { headers } = await signIn(world.base, '1001', '123');
  const orders = await inCompany(world, async (client) => {
    const { rows } = await client.query<{ n: number }>('select count(*)::int as n from os');
    return rows[0]?.n ?? 0;
  });
  return { world, headers, orders };
}

async function compare(name: string, path: string, small: Side, big: Side): Promise<string> {
  const rate = ({ world, headers }: Side, length: number) =>
    rateOf(`${world.base}/api/${path}`, headers, connections, length);
  for (const side of [small, big]) await rate(side, 1);
  const smallRates: number[] = [];
  const bigRates: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    smallRates.push(await rate(small, seconds));
    bigRates.push(await rate(big, seconds));
  }
  const [before, after] = [median(smallRates), median(bigRates)];
  return `| ${name} | ${Math.round(before)} | ${Math.round(after)} | ${(before / after).toFixed(2)} |`;
}

function report(lines: string[], small: Side, big: Side): string {
  const count = (n: number) => n.toLocaleString('en');
  return `# Performance with a growing history

Measured by \`npm run bench:growth\` on ${new Date().toISOString().slice(0, 10)}: ${count(small.orders)} orders against ${count(big.orders)}, as
many of them open and as many of a month, only for more years. Requests per second with ${connections} connections, medians of
interleaved rounds; the aim is that the long history takes at most ${aim} times as long.

| screen | short history | long history | times as long |
|---|---|---|---|
${lines.join('\n')}
`;
}

await main();
