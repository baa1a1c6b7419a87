import { calls } from '@terminal/contract';
import { expect, it } from 'vitest';
import { type KeptCall, keepingOf, keptCallOf, keptCalls } from './kept-calls.ts';

const names = Object.keys(keptCalls) as KeptCall[];

/** Names of all fields an answer may have, at any depth. */
function fieldsOf(name: KeptCall): string[] {
  const schema = JSON.stringify(calls[name].answer.toJSONSchema({ unrepresentable: 'any' }));
  return [...schema.matchAll(/"(\w+)":/g)].map(([, field]) => field ?? '');
}

it('what is kept only reads', () => {
  for (const name of names) expect([name, calls[name].command]).toEqual([name, false]);
});

it('every answer is bounded', () => {
  for (const name of names) {
    expect(keepingOf(name).most).toBeGreaterThan(0);
    expect(keepingOf(name).most).toBeLessThanOrEqual(100);
  }
});

it('nothing kept has digits, tokens, passwords or files in it', () => {
  const secret = /cpf|cnpj|token|senha|chave|credencial|miniatura/i;
  for (const name of names)
    expect([name, fieldsOf(name).filter((field) => secret.test(field))]).toEqual([name, []]);
});

it('histories, marks, searches, figures and pictures are not kept', () => {
  for (const name of [
    'listOwnWork',
    'getOwnGrade',
    'searchOrders',
    'searchItems',
    'getIndicators',
    'getImages',
  ])
    expect(keptCallOf([name])).toBeNull();
  expect(keptCallOf(['getOrder', { params: { id: '1' } }])).toBe('getOrder');
  expect(keptCallOf(['toString'])).toBeNull();
});
