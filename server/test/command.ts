import { spawn } from 'node:child_process';
import type { TestWorld } from './database.ts';

/** How a command ended, and all it said. */
export interface Outcome {
  code: number | null;
  said: string;
}

/**
 * Runs a command as a script would, with nothing of this process's environment but the path.
 * @param file of the command
 * @param input lines of its standard input
 */
export function runFile(
  file: string,
  args: string[],
  env: Record<string, string>,
  input = '',
): Promise<Outcome> {
  const child = spawn(process.execPath, [file, ...args], { env: { PATH: process.env['PATH'], ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      said += part.toString();
    });
  child.stdin.end(input);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })));
}

/** What the environment says of a test's own installation. */
export const commandEnvironment = (world: TestWorld) => ({
  DATABASE_URL: world.adminUrl,
  SECRET_KEY: world.secretKey,
  CONTROL_DATABASE: world.controlDatabase,
});
