import { describe, expect, it } from 'vitest';
import { breach } from './judge.ts';
import type { Shot } from './shot.ts';

const shot = (change: Partial<Shot> = {}): Shot => ({
  call: 'commentOrder',
  caller: 'attendant',
  kind: 'spoilt',
  method: 'PUT',
  target: '/api/os/1/observacao',
  headers: [],
  body: '{}',
  seen: { params: { id: '1' }, query: {}, body: { nr_seq_clifor: 1, ds_observacao: 'oi' } },
  neverDone: false,
  ...change,
});
const answer = (status: number, body: unknown, retryAfter?: string) => ({
  status,
  retryAfter,
  type: 'application/json',
  text: typeof body === 'string' ? body : JSON.stringify(body),
});
const refused = (codigo: string, more: object = {}) => ({ mensagem: 'não', codigo, ...more });
const strange = { params: { id: '1' }, query: {}, body: { nr_seq_clifor: '1', ds_observacao: 'oi' } };

describe('an answer is as promised', () => {
  it.each([
    ['refused with its status', shot(), answer(422, refused('CAMPO_INVALIDO', { campos: { a: 'b' } }))],
    ['told to come again', shot(), answer(503, refused('OCUPADO'), '2')],
    ['unchanged', shot(), answer(304, '')],
    ['cut off, of a body nobody reads to its end', shot({ body: 'x'.repeat(2_000_000) }), answer(0, '')],
  ])('%s', (_what, sent, got) => {
    expect(breach(sent, got)).toBeNull();
  });
});

describe('an answer breaks a promise', () => {
  it.each([
    ['a failure', shot(), answer(500, refused('FALHA_INTERNA')), 'status 500'],
    ['no time to come again', shot(), answer(503, refused('OCUPADO')), '503 without Retry-After'],
    ['no answer', shot(), answer(0, ''), 'no answer'],
    ['a refusal in other words', shot(), answer(400, { error: 'Bad Request' }), 'refused without'],
    ['a code nobody declared', shot(), answer(400, refused('OUTRO')), 'refused without'],
    [
      'more than it may tell',
      shot(),
      answer(400, refused('ENTRADA_INVALIDA', { stack: 'x' })),
      'refused without',
    ],
    ['another status', shot(), answer(404, refused('CAMPO_INVALIDO')), 'CAMPO_INVALIDO with status 404'],
    ['done, though a text is no number', shot({ seen: strange }), answer(200, {}), 'forbids its body'],
    ['done by nobody who may', shot({ neverDone: true }), answer(200, {}), 'may never be'],
    ['done, and answered strangely', shot(), answer(200, { x: 1 }), 'answered otherwise'],
  ])('%s', (_what, sent, got, why) => {
    expect(breach(sent, got)).toContain(why);
  });
});
