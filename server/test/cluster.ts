import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { demoCompanies, seedCompanies } from '../db/seed/demo.ts';
import { testProfile } from '../db/seed/profiles.ts';
import { entryOf } from '../db/seed/random.ts';
import { startEmbedded } from '../src/core/embedded/launcher.ts';
import { databaseNameOf } from '../src/operation/company/rules.ts';

/** A PostgreSQL for one run of tests, with a control and a company database that are only copied from. */
export interface TestCluster {
  adminUrl: string;
  secretKey: string;
  controlTemplate: string;
  companyTemplate: string;
  apiKey: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testCluster: TestCluster;
  }
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Starts PostgreSQL in a folder of its own and fills the templates with the profile `teste` as of now. */
export async function startTestCluster(): Promise<TestCluster & { stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'terminal-test-'));
  await chmod(dataDir, 0o755); // PostgreSQL may run under another account
  const server = await startEmbedded({ dataDir, log: silent });
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    return { ...(await fillTemplates(server.adminUrl)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function fillTemplates(adminUrl: string): Promise<TestCluster> {
  await forgetDurability(adminUrl);
  const company = { ...entryOf(demoCompanies, 0), profile: testProfile };
  const secretKey = 'a key of the tests, long enough for anybody';
  const controlTemplate = 'modelo_controle';
  const options = {
    adminUrl,
    secretKey,
    controlDatabase: controlTemplate,
    ownsServer: true,
    now: new Date(),
  };
  await seedCompanies(options, [company]);
  return {
    adminUrl,
    secretKey,
    controlTemplate,
    companyTemplate: databaseNameOf(company.name),
    apiKey: company.key,
  };
}

/** Nothing here outlives the run: writes need not reach the disk. */
async function forgetDurability(adminUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await admin.query(`alter system set ${setting} = off`);
  await admin.query('select pg_reload_conf()');
  await admin.end();
}

/** Vitest calls it once before the tests that need a database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...cluster } = await startTestCluster();
  project.provide('testCluster', cluster);
  return stop;
}
