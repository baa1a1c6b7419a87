import pg from 'pg';
import type { Config } from '../core/config.ts';
import { addressOf } from '../core/db/pools.ts';
import { say } from './words.ts';

/** Fills an empty installation, or one whose first filling was cut off, with the demonstration companies, telling how far it is. */
export async function seedWhenEmpty(adminUrl: string, config: Config): Promise<void> {
  if (await ask(adminUrl, config, "st_status = 'A'")) return;
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

/** Whether companies with the published keys are there: not something to serve to the world. */
export function holdsDemonstration(adminUrl: string, config: Config): Promise<boolean> {
  return ask(adminUrl, config, "cd_apikey like repeat('0', 31) || '_'");
}

async function ask(adminUrl: string, config: Config, condition: string): Promise<boolean> {
  const url = addressOf(adminUrl, config.controlDatabase);
  const client = new pg.Client({ connectionString: url, application_name: 'terminal-migration' });
  await client.connect();
  try {
    const text = `select exists (select 1 from empresa where ${condition}) as ha`;
    const { rows } = await client.query<{ ha: boolean }>(text);
    return rows[0]?.ha === true;
  } finally {
    await client.end();
  }
}
