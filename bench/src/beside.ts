import { pageSizes } from '@terminal/contract';
import { closeClients, openClients } from './bare.ts';
import { bareCommandRate, commandRate, makeWorkers, refill, setAside } from './commands.ts';
import { type Headers, rateOf } from './http.ts';
import { type Lean, leanRate } from './lean.ts';
import { compare, startConstant, startExpress } from './peers.ts';
import { median, type Row } from './report.ts';
import { companyUrl } from './statements.ts';
import type { World } from './world.ts';

export const connections = 32;
const rounds = Number(process.env['ROUNDS'] ?? 5);
/** Length of a round. */
export const seconds = Number(process.env['SECONDS'] ?? 3);
/** Two commands each: a round takes about as long as one of a screen. */
const ordersEach = 40;

/** What is compared: a screen by the path both answer at, and how many times faster than the ORM it is to be. */
interface Screen {
  name: string;
  path: string;
  lean: Lean;
  aim: number;
}

const { cards, columns } = pageSizes;
const list = (name: string, size: number, aim: number): Screen => ({
  name,
  path: `/api/os?criticidade=ASC&per_page=${size}`,
  lean: { file: 'list', variables: { cards: size } },
  aim,
});
const screensOf = (order: number): Screen[] => [
  list(`list, ${cards} cards with total`, cards, 20),
  list(`columns, ${columns} cards`, columns, 25),
  { name: 'detail', path: `/api/os/${order}`, lean: { file: 'detail', variables: { order } }, aim: 15 },
  { name: 'criticality summary', path: '/api/os/media-liberacao/I', lean: { file: 'summary' }, aim: 8 },
];

/** The product beside programs that do not change with it, in turn, so that a change of the machine's speed meets all. */
export async function beside(world: World, headers: Headers, order: number): Promise<Row[]> {
  const express = await startExpress(companyUrl(world));
  try {
    const rows: Row[] = [];
    for (const screen of screensOf(order)) {
      await compare(`${world.base}${screen.path}`, headers, `${express.base}${screen.path}`);
      rows.push(await compareScreen(world, headers, express.base, screen));
    }
    return [...rows, await compareCommands(world, express.base)];
  } finally {
    await express.stop();
  }
}

async function compareScreen(
  world: World,
  headers: Headers,
  express: string,
  { name, path, lean, aim }: Screen,
): Promise<Row> {
  console.error(name);
  const address = `${world.base}${path}`;
  const constant = await startConstant(await (await fetch(address, { headers })).text());
  try {
    const rates = await inTurn({
      lean: () => leanRate(companyUrl(world), lean, connections, seconds),
      constant: () => rateOf(constant.base, {}, connections, seconds),
      orm: () => rateOf(`${express}${path}`, {}, connections, seconds),
      product: () => rateOf(address, headers, connections, seconds),
    });
    return { name, aim, ...rates };
  } finally {
    await constant.stop();
  }
}

/** Medians of each, after a round that is not counted. */
async function inTurn<K extends string>(each: Record<K, () => Promise<number>>) {
  const found = new Map<K, number[]>();
  // The names are those of `each`.
  const names = Object.keys(each) as K[];
  for (let n = 0; n <= rounds; n += 1)
    for (const name of names) {
      const rate = await each[name]();
      if (n > 0) found.set(name, [...(found.get(name) ?? []), rate]);
    }
  return Object.fromEntries(names.map((name) => [name, median(found.get(name) ?? [])])) as Record<K, number>;
}

/** Starting and stopping work; the leanest is bare transactions of the same effect. @param express where the ORM's program is reached */
export async function compareCommands(world: World, express: string): Promise<Row> {
  console.error('commands');
  const workers = await makeWorkers(world, connections);
  const clients = await openClients(companyUrl(world), connections);
  const made: number[] = [];
  const filled = (work: () => Promise<number>) => async () => {
    made.push(...(await refill(world, workers, ordersEach)));
    return work();
  };
  try {
    const rates = await inTurn({
      lean: filled(() => bareCommandRate(workers, clients)),
      orm: filled(() => commandRate(express, workers)),
      product: filled(() => commandRate(world.base, workers)),
    });
    return { name: 'start and stop an execution (commands)', ...rates, constant: null, aim: 1.3 };
  } finally {
    await closeClients(clients);
    // A run that fails leaves the data as it was, too.
    await setAside(world, made);
  }
}
