import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function logged(fields: object): string {
  let lines = '';
  const write = (line: string) => {
    lines += line;
  };
  createLog('trace', { write }).warn(fields, 'what happened');
  return lines;
}

test('a failure is told by what it is, not by all that hangs on it', () => {
  const error = Object.assign(
    new Error('terminating connection', { cause: new Error('the cluster stops') }),
    {
      code: '57P01',
      table: 'g_clifor',
      detail: 'Failing row contains (1042, JOAO PEREIRA, \\xd1617).',
      client: { secretKey: 271828, connection: { parsedStatements: { q1: 'select segredo' } } },
    },
  );
  const line = logged({ err: error });
  expect(JSON.parse(line)).toMatchObject({
    msg: 'what happened',
    err: { type: 'Error', code: '57P01', table: 'g_clifor' },
  });
  expect(line).toContain('terminating connection: the cluster stops');
  for (const hidden of ['JOAO', 'd1617', '271828', 'segredo']) expect(line).not.toContain(hidden);
});

test('a value the database could not read is not repeated', () => {
  const error = Object.assign(new Error('invalid input syntax for type integer: "meu "segredo""'), {
    code: '22P02',
  });
  const line = logged({ err: error });
  expect(line).toContain('invalid input syntax for type integer');
  expect(line).not.toContain('segredo');
});

test('so are the failures of one that holds several, and what is none stands as it is', () => {
  const refused = Object.assign(new Error('refused'), {
    code: 'ECONNREFUSED',
    client: { secretKey: 271828 },
  });
  const line = logged({ err: new AggregateError([refused], 'nowhere') });
  expect(JSON.parse(line)).toMatchObject({
    err: { message: 'nowhere', errors: [{ message: 'refused', code: 'ECONNREFUSED' }] },
  });
  expect(line).not.toContain('271828');
  expect(logged({ err: 'a text' })).toContain('"err":"a text"');
});
