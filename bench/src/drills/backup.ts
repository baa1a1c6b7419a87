import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chmod, copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeWorkers, newOrders } from '../commands.ts';
import { clearData } from '../make.ts';
import { type Drill, type Finding, type Ground, none } from './drill.ts';
import { startHouse } from './house.ts';
import { checkLedger } from './ledger.ts';
import { deeds, type Press, putUnderLoad } from './load.ts';

const technicians = 8;
const workMs = 3_000;

export const backup: Drill = {
  name: 'backup',
  promise:
    'a backup taken while technicians work, brought into an empty installation, holds all that was done before it and nothing by halves',
  defect: 'a byte of the backup is changed',
  run,
};

/** Both commands run as processes of their own, as people run them. */
async function run(ground: Ground): Promise<Finding[]> {
  const folder = join(ground.dataDir, 'backup');
  const house = await startHouse(ground);
  let before: Press[];
  let saved: Ended;
  let pressed: number;
  try {
    const workers = await makeWorkers(house, technicians);
    const load = putUnderLoad({ base: house.base, workers, orders: await newOrders(house, 4_000) });
    await sleep(workMs);
    before = finished(load.presses);
    saved = await command(ground.dataDir, 'server/src/operation/backup/backup.ts', ['--para', folder]);
    pressed = load.presses.length;
    await load.stop();
  } finally {
    await house.end('SIGTERM');
  }
  if (ground.broken) await spoil(folder);
  const restored = await bringBack(ground, folder);
  return [
    { kept: saved.code === 0, text: `backup under load: ${saved.took} s, exit code ${saved.code}` },
    {
      kept: pressed > before.length,
      text: `commands pressed while it was taken: ${pressed - before.length} or fewer`,
    },
    {
      kept: restored.ended.code === 0,
      text: `restore: ${restored.ended.took} s, exit code ${restored.ended.code}`,
    },
    ...(await restored.check(before)),
  ];
}

/** Presses of orders that were worked off from start to finish. */
function finished(presses: readonly Press[]): Press[] {
  const done = Map.groupBy(
    presses.filter(({ acknowledged }) => acknowledged),
    ({ order }) => order,
  );
  return [...done.values()].filter((ones) => ones.length === deeds.length).flat();
}

interface Ended {
  code: number | null;
  /** Seconds. */
  took: string;
}

/** Runs a command of the product on the installation of a data folder. */
async function command(dataDir: string, file: string, args: string[]): Promise<Ended> {
  const asked = performance.now();
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../..', file), ...args], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(child, 'exit');
  return { code: child.exitCode, took: ((performance.now() - asked) / 1_000).toFixed(1) };
}

/** Brings the backup into a data folder that holds nothing but the kept key. */
async function bringBack(ground: Ground, folder: string) {
  const dataDir = join(ground.dataDir, 'restored');
  await mkdir(dataDir);
  await chmod(dataDir, 0o755); // PostgreSQL may run under another account
  await copyFile(join(ground.dataDir, 'secret.key'), join(dataDir, 'secret.key'));
  const ended = await command(dataDir, 'server/src/operation/backup/bring-back.ts', ['--de', folder]);
  return {
    ended,
    async check(presses: readonly Press[]): Promise<Finding[]> {
      if (ended.code !== 0) return [none(presses.length, 'commands that did not come back')];
      const house = await startHouse({ ...ground, dataDir });
      try {
        return await checkLedger(house, presses);
      } finally {
        await house.end('SIGTERM');
        await clearData(dataDir);
      }
    },
  };
}

/** Adds a byte to the first file of a table. */
async function spoil(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const table = files.find((name) => name.includes('evento'));
  if (table === undefined) throw new Error('the backup holds no events');
  await appendFile(join(folder, table), 'x');
}
