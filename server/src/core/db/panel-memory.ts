import { readFile } from 'node:fs/promises';

/** A PostgreSQL process with role and database, as in its process title. */
export interface Worker {
  pid: number;
  role: string;
  database: string;
}

/**
 * Private memory of a PostgreSQL process in bytes, without shared buffers, read from /proc. Undefined if unknown: another
 * machine or operating system, or the process has ended.
 */
export async function memoryOf({ pid, role, database }: Worker): Promise<number | undefined> {
  try {
    const title = await readFile(`/proc/${pid}/cmdline`, 'latin1');
    if (!title.startsWith(`postgres: ${role} ${database} `)) return undefined;
    const status = await readFile(`/proc/${pid}/status`, 'latin1');
    const kilobytes = [...status.matchAll(/^(?:RssAnon|VmSwap):\s+(\d+) kB$/gm)].map(([, size]) =>
      Number(size),
    );
    return 1_024 * kilobytes.reduce((sum, size) => sum + size, 0);
  } catch {
    return undefined;
  }
}
