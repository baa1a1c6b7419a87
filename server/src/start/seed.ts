import pg from 'pg';
import type { Config } from '../core/config.ts';
import { addressOf } from '../core/db/pools.ts';
import { say } from './words.ts';

/** Fills an empty installation, or one whose first filling was cut off, with the demonstration companies, telling how far it is. */
export async function seedWhenEmpty(adminUrl: string, config: Config): Promise<void> {
  if (await hasCompanies(addressOf(adminUrl, config.controlDatabase))) return;
  say('  First start: making the demonstration companies');
  // Only the first start needs it.
  const { seedDemo } = await import('../../db/seed/demo.ts');
  const { controlDatabase, secretKey } = config;
  await seedDemo({
    adminUrl,
    controlDatabase,
    secretKey,
    now: new Date(),
    onProgress: (text) => say(`  ${text}`),
  });
}

async function hasCompanies(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, application_name: 'terminal-migration' });
  await client.connect();
  try {
    const { rows } = await client.query<{ ha: boolean }>(
      "select exists (select 1 from empresa where st_status = 'A') as ha",
    );
    return rows[0]?.ha === true;
  } finally {
    await client.end();
  }
}
