import { chmod, mkdir, mkdtemp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testProfile } from '../../../server/db/seed/profiles.ts';
import { clearData, makeData } from '../make.ts';

const folder = join(import.meta.dirname, '../../../data-bench');

/** Makes company DEMO in a folder of its own, beside the data of the measurements. */
export async function onData<T>(work: (dataDir: string, secretKey: string) => Promise<T>): Promise<T> {
  await mkdir(folder, { recursive: true });
  const dataDir = await mkdtemp(join(folder, 'drill-'));
  await chmod(dataDir, 0o755); // PostgreSQL may run under another account
  try {
    await makeData({ dataDir, profile: testProfile, now: Date.now(), onProgress: () => undefined });
    return await work(dataDir, (await readFile(join(dataDir, 'secret.key'), 'utf8')).trim());
  } finally {
    await clearData(dataDir);
  }
}
