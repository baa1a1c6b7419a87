import type { Config } from '../core/config.ts';
import { withConnection } from '../core/db/connection.ts';
import { findOwnCompany } from '../core/db/installation.ts';
import { addressOf } from '../core/db/pools.ts';
import { say } from './words.ts';

/**
 * Fills an empty installation, or one whose first filling was cut off, with the demonstration companies, telling how far it
 * is. Beside a company of somebody's own nothing is put.
 */
export async function seedWhenEmpty(adminUrl: string, config: Config): Promise<void> {
  if ((await isOffered(adminUrl, config)) || (await findOwnCompany(adminUrl, config)) !== undefined) return;
  say('  First start: making the demonstration companies');
  // Only the first start needs it.
  const { seedDemo } = await import('../../db/seed/demo.ts');
  const { controlDatabase, secretKey } = config;
  await seedDemo({
    adminUrl,
    controlDatabase,
    secretKey,
    now: new Date(),
    files: config.files,
    onProgress: (text) => say(`  ${text}`),
  });
}

/** Companies are offered to nobody before all are filled. */
function isOffered(adminUrl: string, { controlDatabase }: Config): Promise<boolean> {
  return withConnection(addressOf(adminUrl, controlDatabase), async (client) => {
    const { rowCount } = await client.query("select 1 from empresa where st_status = 'A' limit 1");
    return rowCount === 1;
  });
}
