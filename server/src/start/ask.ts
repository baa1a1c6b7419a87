import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/**
 * Answers that must not stand in the list of processes: asked for at a terminal, where they are not shown, else the first lines
 * of the input, one each.
 */
export async function askUnseen(questions: readonly string[]): Promise<string[]> {
  const asks = process.stdin.isTTY;
  const unseen = new Writable({ write: (_typed, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: unseen, terminal: asks });
  const read = lines[Symbol.asyncIterator]();
  const answers: string[] = [];
  for (const question of questions) {
    if (asks) process.stdout.write(`${question}: `);
    const line = await read.next();
    if (asks) process.stdout.write('\n');
    answers.push(line.done === true ? '' : line.value);
  }
  lines.close();
  return answers;
}
