import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/**
 * Runs a command in the repository's folder and answers {code, output}. `show: true` passes its output on as it comes;
 * otherwise it is collected, for the moment something fails. After `limitMs` the command is ended.
 */
export function run(command, args, { env = process.env, cwd = root, show = false, limitMs } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => output.push(text));
    const limit = limitMs && setTimeout(() => child.kill('SIGTERM'), limitMs);
    const finish = (code, note = '') => {
      clearTimeout(limit);
      resolve({ code, output: Buffer.concat(output).toString() + note });
    };
    child.once('error', (error) => finish(127, `${command}: ${error.message}\n`));
    child.once('close', (code, signal) => finish(code ?? 1, signal ? `${command} ended by ${signal}\n` : ''));
  });
}

/** The last lines of a long output. */
export const tail = (text, lines = 40) => text.trimEnd().split('\n').slice(-lines).join('\n');
