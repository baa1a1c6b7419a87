import { Writable } from 'node:stream';
import pg from 'pg';
import pino from 'pino';
import { expect, it } from 'vitest';
import { Refused } from '../refusal.ts';
import { createServer } from './server.ts';

/** A server with one address that fails, and what it writes into its log. */
function failing(trustProxy: string[] = []) {
  const lines: { reqId?: string; incident?: string }[] = [];
  const log = new Writable({
    write(text: Buffer, _encoding, done) {
      lines.push(JSON.parse(text.toString()) as { reqId?: string });
      done();
    },
  });
  const app = createServer({ logger: pino(log), trustProxy });
  app.get('/falha', () => Promise.reject(new Error('on purpose')));
  return { app, lines };
}

it('a failure bears the same number in the answer and in the log', async () => {
  const { app, lines } = failing();
  const [first, second] = [await app.inject('/falha'), await app.inject('/falha')];
  expect(first.statusCode).toBe(500);
  expect(first.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  expect(lines.map((line) => line.reqId)).toEqual([
    first.headers['x-request-id'],
    second.headers['x-request-id'],
  ]);
  expect(lines[0]?.incident).toBe(first.json<{ incidente: string }>().incidente);
});

it('an address nobody answers bears a number too', async () => {
  const answer = await failing().app.inject('/nada');
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['x-request-id']).toBeDefined();
});

it.each([
  ['of a proxy of ours is kept', ['127.0.0.1'], 'proxy-0001', true],
  ['of a stranger is not taken', [], 'proxy-0001', false],
  ['that would break a line of the log is not taken', ['127.0.0.1'], 'a{"level":60}\tbcd', false],
  ['that is too long is not taken', ['127.0.0.1'], 'x'.repeat(65), false],
])('a number %s', async (_case, trusted, given, kept) => {
  const { app } = failing(trusted);
  const answer = await app.inject({ url: '/nada', headers: { 'x-request-id': given } });
  if (kept) expect(answer.headers['x-request-id']).toBe(given);
  else expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

it.each([
  ['its call declares is answered', 'NAO_ENCONTRADO', 404],
  ['of every call is answered', 'OCUPADO', 503],
  ['no call of its kind gives is a failure', 'KM_MENOR', 500],
] as const)('a refusal %s', async (_case, code, status) => {
  const { app } = failing();
  app.get('/recusa', { config: { call: 'checkRunning' } }, () => Promise.reject(new Refused(code)));
  const answer = await app.inject('/recusa');
  expect(answer.statusCode).toBe(status);
  expect(answer.json<{ codigo: string }>().codigo).toBe(status === 500 ? 'FALHA_INTERNA' : code);
});

/** What pg throws when a row violates a constraint. */
const violation = (constraint: string) => {
  const failure = new pg.DatabaseError('duplicate key', 0, 'error');
  return Object.assign(failure, { code: '23505', constraint });
};

it.each([
  ['its call declares is answered', 'createPlan', 'plano_nome', 409, 'PLANO_NOME_EM_USO'],
  ['of any command is answered', 'createPlan', 'one_of_no_name', 409, 'CONFLITO'],
  ['its call does not declare is a failure', 'createPlan', 'terminal_nome', 500, 'FALHA_INTERNA'],
  ['no reading gives is a failure', 'checkRunning', 'one_of_no_name', 500, 'FALHA_INTERNA'],
] as const)('a refusal of the database %s', async (_case, call, constraint, status, code) => {
  const { app } = failing();
  app.get('/recusa', { config: { call } }, () => Promise.reject(violation(constraint)));
  const answer = await app.inject('/recusa');
  expect(answer.statusCode).toBe(status);
  expect(answer.json<{ codigo: string }>().codigo).toBe(code);
});
