import { readFile } from 'node:fs/promises';

/** A process of PostgreSQL, and whose work it does: PostgreSQL writes both into its title. */
export interface Worker {
  pid: number;
  role: string;
  database: string;
}

/**
 * Bytes a process of PostgreSQL has for itself alone, shared buffers not among them. Linux tells everybody on the same
 * machine; undefined where it cannot be known: another machine or system, or the process has ended.
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
