import type { OrderFacts } from '@terminal/contract/order-facts';
import { permittedCommands, situationOf } from '@terminal/contract/order-rules';
import { describe, expect, it } from 'vitest';
import { situationText, withPermitted } from './situation.rules.ts';

const facts: OrderFacts = {
  st_os: 'P',
  liberado: 'S',
  running: false,
  paused: true,
  settled: false,
  own: true,
  plan: false,
  supplierMissing: false,
  purchaseOpen: false,
  external: false,
  refuel: false,
  warehouse: true,
  contract: false,
  released: false,
  assigned: false,
  outOfTerm: false,
};
const caller = { kind: 'attendant', approver: false } as const;
const standing = {
  permitido: permittedCommands(caller, situationOf(facts)),
  estado: ['paused', 'own', 'warehouse'],
};

describe('an order PostgreSQL wrote', () => {
  it('keeps whatever people wrote in it, facts too', () => {
    const texts = [
      '"permitido":{}',
      '\\"permitido" : {"st_os" : "A"}',
      'fim \\',
      'fim "permitido',
      `,"permitido":${JSON.stringify(facts)}`,
    ];
    const order = { comentarios: texts, ds_problema: texts[1], permitido: facts, st: '}' };
    expect(JSON.parse(withPermitted(JSON.stringify(order), caller))).toEqual({ ...order, ...standing });
    const apart = JSON.stringify(order, null, 1).replaceAll('": ', '" : ');
    expect(JSON.parse(withPermitted(apart, caller))).toEqual({ ...JSON.parse(apart), ...standing });
  });

  it('has its permitted commands, and the facts that hold, in the place of its facts', () => {
    expect(JSON.parse(withPermitted(JSON.stringify({ nr_sequencial: 7, permitido: facts }), caller))).toEqual(
      { nr_sequencial: 7, ...standing },
    );
  });

  it('has them in a list as well', () => {
    const list = JSON.stringify([
      { permitido: facts },
      { permitido: { ...facts, st_os: 'E', released: true } },
    ]);
    expect(JSON.parse(withPermitted(list, caller))).toEqual([
      standing,
      { permitido: ['comentar'], estado: ['paused', 'own', 'warehouse', 'released'] },
    ]);
    expect(withPermitted('[]', caller)).toBe('[]');
  });
});

it('is kept in the journal as state and marks', () => {
  expect(situationText(situationOf(facts))).toBe('PAUSADA.S.N.N.N/N.N.S.N.N.N');
});
