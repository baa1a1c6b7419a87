import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const folder = join(import.meta.dirname, '../peers/lean');
/** Where the tool is put when it is not installed. */
const fetched = join(import.meta.dirname, '../../node_modules/.cache/pgbench');

/** A leanest statement of peers/lean, and the variables it is run with. */
export interface Lean {
  file: 'list' | 'detail' | 'summary';
  variables?: Readonly<Record<string, number>>;
}

/**
 * How often per second PostgreSQL's own bench runs the leanest statement that could serve a screen.
 * @param url of the company database, for the server's role
 */
export async function leanRate(
  url: string,
  { file, variables = {} }: Lean,
  connections: number,
  seconds: number,
): Promise<number> {
  const { stdout } = await run(await tool(), [
    ...['-n', '-M', 'prepared', '-c', `${connections}`, '-j', '1', '-T', `${seconds}`],
    ...Object.entries(variables).flatMap(([name, value]) => ['-D', `${name}=${value}`]),
    ...['-f', join(folder, `${file}.sql`)],
    url,
  ]);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
}

/** pgbench as installed; otherwise out of Debian's package, unpacked beside the packages of npm. */
async function tool(): Promise<string> {
  const known = installed('/usr/lib/postgresql') ?? installed(join(fetched, 'usr/lib/postgresql'));
  if (known !== null) return known;
  await mkdir(fetched, { recursive: true });
  await run('apt-get', ['download', 'postgresql-15'], { cwd: fetched });
  const [file = ''] = readdirSync(fetched).filter((name) => name.endsWith('.deb'));
  await run('dpkg-deb', ['-x', join(fetched, file), fetched]);
  const unpacked = installed(join(fetched, 'usr/lib/postgresql'));
  if (unpacked === null) throw new Error('No pgbench (Debian: apt-get install postgresql-15).');
  return unpacked;
}

function installed(versions: string): string | null {
  const files = existsSync(versions)
    ? readdirSync(versions).map((version) => join(versions, version, 'bin/pgbench'))
    : [];
  return files.findLast((file) => existsSync(file)) ?? null;
}
