import type { Config } from '../core/config.ts';
import { findOwnCompany, offersCompany } from './installation.service.ts';
import { say } from './words.ts';

/**
 * Fills an empty installation, or one whose first filling was cut off, with the demonstration companies, telling how far it
 * is. Beside a company of somebody's own nothing is put.
 */
export async function seedWhenEmpty(adminUrl: string, config: Config): Promise<void> {
  // Companies become active only when all are filled.
  if ((await offersCompany(adminUrl, config)) || (await findOwnCompany(adminUrl, config)) !== undefined)
    return;
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
