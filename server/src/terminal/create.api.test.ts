import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { commandEnvironment, runFile } from '../../test/command.ts';
import { cloneWorld, type TestWorld } from '../../test/database.ts';

const command = fileURLToPath(new URL('create.ts', import.meta.url));
let world: TestWorld;
beforeAll(async () => {
  world = await cloneWorld();
});
const create = (...args: string[]) => runFile(command, args, commandEnvironment(world));

describe('npm run terminal:create', () => {
  it('tells the one-time code of a new terminal', async () => {
    const made = await create('--empresa', 'demo', '--nome', 'BOX 9', '--filial', '1');
    expect(made).toEqual({
      code: 0,
      said: expect.stringMatching(/^BOX 9: type the code [A-Z2-9]{10} /) as string,
    });
  });

  it.each([
    ['no name', ['--empresa', 'DEMO'], 'npm run terminal:create'],
    [
      'a branch that is no number',
      ['--empresa', 'DEMO', '--nome', 'X', '--filial', 'um'],
      'npm run terminal:create',
    ],
    ['an unknown company', ['--empresa', 'NENHUMA', '--nome', 'X'], 'There is no company NENHUMA.'],
    ['an unknown option', ['--nada'], '--nada'],
  ])('says what is wrong: %s', async (_what, args, sentence) => {
    expect(await create(...args)).toEqual({ code: 1, said: expect.stringContaining(sentence) as string });
  });
});
