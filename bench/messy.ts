import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messyFleet, messyTyres } from './src/messy.ts';

// Usage: npm run bench:messy -- folder "MATRIZ CURITIBA" TRUCK [500]
const [folder, branch, type, count = '500'] = process.argv.slice(2);

/** Puts a fleet and its tyres into a folder, as messy as companies keep them: to try an import by hand. */
async function main(): Promise<void> {
  if (folder === undefined || branch === undefined || type === undefined)
    throw new Error('folder, branch and vehicle type, please');
  await mkdir(folder, { recursive: true });
  const fleet = await messyFleet({ branch, type }, Number(count));
  await writeFile(join(folder, 'frota.xlsx'), new Uint8Array(await fleet.arrayBuffer()));
  await writeFile(join(folder, 'pneus.csv'), messyTyres({ branch, type }, Number(count) * 10));
  console.log(`${folder}/frota.xlsx and ${folder}/pneus.csv are there.`);
}

await main();
