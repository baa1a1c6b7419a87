import { spawn } from 'node:child_process';
import { asAccount } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { Lock } from './lock.ts';
import type { Site } from './site.ts';

/** Seconds a killed server has to come back and adopt its PostgreSQL before it is stopped. */
const graceSeconds = 10;

/**
 * Waits on a pipe from the server. A farewell message: nothing to do. End of the pipe without one: the server was killed; if no
 * other server has taken over the data folder after the grace period (the lock still names the dead one), PostgreSQL is shut
 * down. A shell instead of Node, because it stays in memory and needs 1 MB instead of 40.
 */
const script = `
read -r word
[ "$word" = farewell ] && exit 0
sleep ${graceSeconds}
[ "$(cat "$2")" = "$3" ] || exit 0
exec "$0" stop -D "$1" -m fast
`;

/** Ends PostgreSQL when the process that started it is gone. */
export interface Watchdog {
  /** To be called when PostgreSQL has been stopped by the server itself. */
  farewell(): Promise<void>;
}

/** Starts the watchdog over the PostgreSQL of a site, whichever process that is when it has to act. */
export function startWatchdog(site: Site, binaries: Binaries, lock: Lock): Watchdog {
  const child = spawn('/bin/sh', ['-c', script, binaries.pgCtl, site.cluster, lock.path, lock.owner], {
    ...asAccount(site.account),
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  // The pipe breaks when somebody kills the watchdog; that must not end the server it watches.
  child.stdin.on('error', () => undefined);
  child.unref();
  return {
    farewell: async () => {
      child.ref();
      child.stdin.end('farewell\n');
      await ended;
    },
  };
}
