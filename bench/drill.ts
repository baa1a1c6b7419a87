import { parseArgs } from 'node:util';
import { backup } from './src/drills/backup.ts';
import { board } from './src/drills/board.ts';
import { clock } from './src/drills/clock.ts';
import { cutConnections } from './src/drills/cut-connections.ts';
import { onData } from './src/drills/data.ts';
import { diskFull } from './src/drills/disk-full.ts';
import type { Drill, Ground } from './src/drills/drill.ts';
import { failover } from './src/drills/failover.ts';
import { fileImport } from './src/drills/import.ts';
import { killDatabase } from './src/drills/kill-database.ts';
import { killServer } from './src/drills/kill-server.ts';
import { lyingNetwork } from './src/drills/lying-network.ts';
import { migration } from './src/drills/migration.ts';
import { month } from './src/drills/month.ts';
import { overload } from './src/drills/overload.ts';
import { retries } from './src/drills/retries.ts';
import { soak } from './src/drills/soak.ts';
import { stop } from './src/drills/stop.ts';
import { twoServers } from './src/drills/two-servers.ts';

// Usage: npm run drill -- [NAME ...] [--broken] [--minutes 2] [--seed N]
//   NAME       the drills to run; all of them when none is named
//   --broken   plants each drill's defect: it has to fail
//   --minutes  how long a soak takes
//   --seed     which choices people make in a month; told by each run
const drills: readonly Drill[] = [
  killServer,
  killDatabase,
  failover,
  cutConnections,
  retries,
  stop,
  overload,
  twoServers,
  board,
  diskFull,
  clock,
  migration,
  backup,
  fileImport,
  lyingNetwork,
  month,
  soak,
];

const port = Number(process.env['PORT'] ?? 3_195);

/** Runs drills one after the other, each on a company made for it; nothing of it remains. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      broken: { type: 'boolean', default: false },
      minutes: { type: 'string', default: '2' },
      seed: { type: 'string', default: '1' },
    },
  });
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new Error('--minutes wants a number.');
  const seed = Number(values.seed);
  if (!Number.isSafeInteger(seed)) throw new Error('--seed wants a whole number.');
  const failed: string[] = [];
  for (const drill of choose(positionals)) {
    const kept = await onData((dataDir, secretKey) =>
      isKept(drill, { dataDir, secretKey, port, broken: values.broken, minutes, seed }),
    );
    if (!kept) failed.push(drill.name);
  }
  console.log(failed.length === 0 ? '\nEvery promise was kept.' : `\nBROKEN: ${failed.join(', ')}`);
  if (failed.length > 0) process.exitCode = 1;
}

function choose(names: string[]): readonly Drill[] {
  const unknown = names.filter((name) => !drills.some((drill) => drill.name === name));
  if (unknown.length > 0) {
    const known = drills.map((drill) => drill.name).join(', ');
    throw new Error(`No drill is called ${unknown.join(', ')}. There are: ${known}`);
  }
  return names.length === 0 ? drills : drills.filter((drill) => names.includes(drill.name));
}

/** Runs a drill and prints its findings. */
async function isKept(drill: Drill, ground: Ground): Promise<boolean> {
  console.log(`\n${drill.name}: ${drill.promise}`);
  if (ground.broken) console.log(`  planted: ${drill.defect}`);
  const started = performance.now();
  const findings = await drill
    .run(ground)
    .catch((error: unknown) => [
      { kept: false, text: error instanceof Error ? error.message : String(error) },
    ]);
  for (const { kept, text } of findings) console.log(`  ${kept ? 'ok   ' : 'WRONG'} ${text}`);
  const kept = findings.every((finding) => finding.kept);
  console.log(`  ${kept ? 'kept' : 'BROKEN'}, after ${((performance.now() - started) / 1_000).toFixed(0)} s`);
  return kept;
}

await main();
