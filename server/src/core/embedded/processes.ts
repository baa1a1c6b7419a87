import { execFile } from 'node:child_process';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const onLinux = process.platform === 'linux';

/**
 * A text that identifies a process for its lifetime and differs when its pid is reused.
 * Undefined when no process has the number. (`kill(pid, 0)` cannot tell a process from its successor or a zombie.)
 */
export async function birthOf(pid: number): Promise<string | undefined> {
  try {
    if (onLinux) return await linuxBirth(pid);
    const { stdout } = await run('ps', ['-o', 'lstart=', '-p', String(pid)]);
    return stdout.trim();
  } catch {
    return undefined;
  }
}

async function linuxBirth(pid: number): Promise<string | undefined> {
  const [boot, stat] = await Promise.all([
    readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
    readFile(`/proc/${pid}/stat`, 'utf8'),
  ]);
  // "pid (name) state ppid ...": the name may hold spaces and brackets, so count from the last bracket.
  const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return state === 'Z' ? undefined : `${boot.trim()} ${fields[18]}`;
}

/** The working folder of a process; undefined when it is gone, or on a system without /proc. */
export async function workingFolderOf(pid: number): Promise<string | undefined> {
  return readlink(`/proc/${pid}/cwd`).catch(() => undefined);
}

/** Numbers of all running copies of a program that work in a folder. Linux only: elsewhere none are found. */
export async function copiesIn(folder: string, program: string): Promise<number[]> {
  if (!onLinux) return [];
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found = await Promise.all(
    pids.map(async (pid) => (await workingFolderOf(pid)) === folder && (await runs(pid, program))),
  );
  return pids.filter((_, index) => found[index]);
}

async function runs(pid: number, program: string): Promise<boolean> {
  const path = await readlink(`/proc/${pid}/exe`).catch(() => '');
  return path.replace(' (deleted)', '').endsWith(`/${program}`);
}
