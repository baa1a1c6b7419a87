import { describe, expect, it } from 'vitest';
import type { Call } from './core/call.ts';
import { calls } from './index.ts';

const all = Object.entries<Call>(calls);
const kept = all.filter(([, call]) => call.kept !== null);
const later = all.filter(([, call]) => call.later !== null);

/** Names of all fields an answer may have, at any depth. */
function fieldsOf({ answer }: Call): string[] {
  const schema = JSON.stringify(answer.toJSONSchema({ unrepresentable: 'any' }));
  return [...schema.matchAll(/"(\w+)":/g)].map(([, field]) => field ?? '');
}

describe('an answer that is kept', () => {
  it.each(kept)('%s only reads, and is bounded', (_name, call) => {
    expect(call.command).toBe(false);
    expect(call.kept?.most).toBeGreaterThan(0);
    expect(call.kept?.most).toBeLessThanOrEqual(100);
  });

  it.each(kept)('%s has no digits, tokens, passwords or files in it', (_name, call) => {
    const secret = /cpf|cnpj|token|senha|chave|credencial|miniatura/i;
    expect(fieldsOf(call).filter((field) => secret.test(field))).toEqual([]);
  });

  it('is none of a history, a mark, a search, a figure or a picture, nor of the panel', () => {
    const names = new Set(kept.map(([name]) => name));
    for (const name of [
      'listOwnWork',
      'getOwnGrade',
      'searchOrders',
      'searchItems',
      'getIndicators',
      'getImages',
      'listPanelUsers',
    ])
      expect([name, names.has(name)]).toEqual([name, false]);
    expect(names.size).toBeGreaterThan(20);
  });
});

describe('a command that is kept', () => {
  it.each(later)('%s has a key, so that it counts once', (_name, call) => {
    expect([call.command, call.unkeyed]).toEqual([true, false]);
  });

  it.each(later)('%s names who proves the digits it takes', (_name, { later: how, body }) => {
    const fields = 'shape' in body ? Object.keys(body.shape as object) : [];
    expect(how?.signer !== undefined).toBe(fields.includes('cpf'));
    if (how?.signer !== undefined) expect(fields).toContain(how.signer);
  });
});
