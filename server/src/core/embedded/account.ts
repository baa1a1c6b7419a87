import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The operating-system account PostgreSQL runs as. */
export interface Account {
  uid: number;
  gid: number;
}

/** "nobody": the account with no rights of its own, present on every Linux and macOS. */
export const NOBODY: Account = { uid: 65534, gid: 65534 };

/** True when this process is root. PostgreSQL refuses to run as root, so another account is needed then. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * Options every child process of the launcher is spawned with. The environment is kept empty, because a PGDATA or
 * PGPORT of the person who starts the product would change what PostgreSQL does. `account` undefined = our own.
 */
export function asAccount(
  account: Account | undefined,
): { cwd: string; env: NodeJS.ProcessEnv } & Partial<Account> {
  return { cwd: '/', env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C' }, ...account };
}

/** True when the account may enter the folder. Tested by trying it, because mode bits do not reflect access control lists. */
export async function canEnter(account: Account | undefined, folder: string): Promise<boolean> {
  return succeeds('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], account);
}

/** True when the command ends with exit code 0 under the account. */
export async function succeeds(
  command: string,
  args: string[],
  account: Account | undefined,
): Promise<boolean> {
  try {
    await run(command, args, asAccount(account));
    return true;
  } catch {
    return false;
  }
}
