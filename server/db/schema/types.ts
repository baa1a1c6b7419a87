import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Schema } from '../../src/core/db/roles.ts';

const run = promisify(execFile);
const require = createRequire(import.meta.url);

/** As the connections read them: numbers of rows as numbers, amounts and durations as text. */
const typeMapping = JSON.stringify({ int8: 'number', interval: 'string' });

/** Where the generated types of a schema are kept. */
function typesFile(schema: Schema): string {
  return fileURLToPath(new URL(`../../src/core/db/${schema}.gen.ts`, import.meta.url));
}

/**
 * Writes the types of a database's tables, or compares them with those written.
 * @throws when `verify` is asked for and they differ; the message tells how
 */
export async function generateTypes(url: string, schema: Schema, mode: 'write' | 'verify'): Promise<void> {
  const program = join(dirname(require.resolve('kysely-codegen/package.json')), 'dist', 'cli', 'bin.js');
  const options = ['--dialect', 'postgres', '--date-parser', 'string', '--numeric-parser', 'string'];
  const wanted = [
    '--type-mapping',
    typeMapping,
    '--exclude-pattern',
    'migracao*',
    '--out-file',
    typesFile(schema),
  ];
  const verify = mode === 'verify' ? ['--verify'] : [];
  await run(process.execPath, [program, ...options, ...wanted, ...verify], {
    env: { ...process.env, DATABASE_URL: url },
  });
}
