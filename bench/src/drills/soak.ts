import { setTimeout as sleep } from 'node:timers/promises';
import { inCompany, makeWorkers, newOrders } from '../commands.ts';
import type { Drill, Finding, Ground } from './drill.ts';
import { followEvents } from './follow.ts';
import { type House, startHouse } from './house.ts';
import { checkLedger } from './ledger.ts';
import { putUnderLoad } from './load.ts';

const technicians = 4;
const samplesPerMinute = 12;
const fewOrders = 1_000;
/** Growth from the second quarter to the last that is noise: share of memory, descriptors, connections. */
const noise = { memory: 0.1, descriptors: 4, connections: 2 };
/** Megabytes (docs/performance.md). */
const mostMemory = 250;

export const soak: Drill = {
  name: 'soak',
  promise: 'minutes of load: memory, descriptors and connections stay where they are, at most 250 MB',
  defect: 'each look opens a live feed that nobody closes',
  run,
};

interface Sample {
  /** Megabytes. */
  memory: number;
  descriptors: number;
  /** Of the server to PostgreSQL. */
  connections: number;
}

/** Lets technicians work for two or `--minutes` minutes, and measures the server every five seconds. */
async function run(ground: Ground): Promise<Finding[]> {
  const house = await startHouse(ground);
  const left: (() => Promise<void>)[] = [];
  try {
    const workers = await makeWorkers(house, technicians);
    const orders = await newOrders(house, fewOrders * 3);
    const load = putUnderLoad({ base: house.base, workers, orders });
    const samples: Sample[] = [];
    for (let n = 0; n < ground.minutes * samplesPerMinute; n += 1) {
      await sleep(60_000 / samplesPerMinute);
      if (orders.length < fewOrders) orders.unshift(...(await newOrders(house, fewOrders * 3)));
      const reader = workers[n % workers.length];
      if (ground.broken && reader) left.push((await followEvents(house.base, reader.headers)).stop);
      samples.push(await look(house));
    }
    await load.stop();
    const rate = Math.round(load.presses.length / (ground.minutes * 60));
    return [
      { kept: true, text: `${ground.minutes} minutes, ${rate} commands per second` },
      ...judge(samples),
      ...(await checkLedger(house, load.presses)),
    ];
  } finally {
    for (const stop of left) await stop();
    await house.end('SIGTERM');
  }
}

async function look(house: House): Promise<Sample> {
  const text = await (await fetch(`${house.base}/api/metricas`)).text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  const { rows } = await inCompany(house, (client) =>
    client.query<{ count: string }>(
      "select count(*) from pg_stat_activity where application_name like 'terminal%'",
    ),
  );
  return {
    memory: figure('process_resident_memory_bytes') / 1024 / 1024,
    descriptors: figure('process_open_fds'),
    connections: Number(rows[0]?.count),
  };
}

/** Compares the second quarter (everything has been used once) with the last. */
function judge(samples: readonly Sample[]): Finding[] {
  const quarter = Math.floor(samples.length / 4);
  const early = samples.slice(quarter, quarter * 2);
  const late = samples.slice(-quarter);
  const peak = Math.max(...samples.map(({ memory }) => memory));
  const compare = (what: keyof Sample, text: string, allowed: (before: number) => number): Finding => {
    const [before, after] = [middle(early.map((one) => one[what])), middle(late.map((one) => one[what]))];
    return {
      kept: after - before <= allowed(before),
      text: `${text}: ${Math.round(before)}, later ${Math.round(after)}`,
    };
  };
  return [
    compare('memory', 'memory in MB', (before) => before * noise.memory),
    { kept: peak <= mostMemory, text: `peak of it: ${Math.round(peak)} of ${mostMemory}` },
    compare('descriptors', 'open descriptors', () => noise.descriptors),
    compare('connections', 'connections to PostgreSQL', () => noise.connections),
  ];
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
