import { orderCommands } from '@terminal/contract';
import { describe, expect, it } from 'vitest';
import {
  orderStates,
  permittedByCode,
  permittedCommands,
  readSituation,
  refusalFor,
  type Situation,
  situationCode,
  situations,
  transitions,
} from './rules.ts';

const plain: Omit<Situation, 'state'> = {
  own: false,
  plan: false,
  supplierMissing: false,
  purchaseOrderOpen: false,
};

/** The state machine of the documents: everything not listed here is refused. */
const allowed: Record<string, readonly string[]> = {
  iniciar: ['ABERTA', 'PARCIAL'],
  pausar: ['EM_ATENDIMENTO'],
  continuar: ['PAUSADA'],
  parar: ['EM_ATENDIMENTO', 'PAUSADA'],
  finalizar: ['EM_ATENDIMENTO', 'PAUSADA', 'PARCIAL'],
  comentar: [...orderStates],
};

describe('state machine of orders', () => {
  for (const command of orderCommands) {
    for (const state of orderStates) {
      const isAllowed = allowed[command]?.includes(state) ?? false;
      it(`${isAllowed ? 'allows' : 'refuses'} ${command} in ${state}`, () => {
        expect(refusalFor(command, { state, ...plain }) === null).toBe(isAllowed);
      });
    }
  }

  it('says of a closed order that it is closed, whatever the command on its work', () => {
    for (const command of ['iniciar', 'pausar', 'continuar', 'parar', 'finalizar'] as const) {
      expect(transitions[command].ENCERRADA).toBe('OS_ENCERRADA');
      expect(transitions[command].CANCELADA).toBe('OS_ENCERRADA');
    }
  });

  it('says of an order in service that it is in service', () => {
    expect(refusalFor('iniciar', { state: 'EM_ATENDIMENTO', ...plain })).toBe('OS_EM_ATENDIMENTO');
  });

  it('says of an order without approval that it is not approved', () => {
    expect(refusalFor('iniciar', { state: 'AGUARDANDO_APROVACAO', ...plain })).toBe('OS_NAO_APROVADA');
  });

  it('refuses to start an external order whose supplier is not chosen', () => {
    expect(refusalFor('iniciar', { ...plain, state: 'ABERTA', supplierMissing: true })).toBe(
      'FORNECEDOR_PENDENTE',
    );
  });

  it('refuses to continue while a purchase order is open', () => {
    expect(refusalFor('continuar', { ...plain, state: 'PAUSADA', purchaseOrderOpen: true })).toBe(
      'OC_ABERTA',
    );
  });

  it('leaves the work on plan orders to their own calls', () => {
    expect(refusalFor('iniciar', { ...plain, state: 'ABERTA', plan: true })).toBe('OS_DE_PLANO');
    expect(refusalFor('comentar', { ...plain, state: 'ABERTA', plan: true })).toBeNull();
  });
});

describe('permitted commands', () => {
  it("keep an attendant from stopping a colleague's work but let him take over a pause", () => {
    expect(permittedCommands('attendant', { ...plain, state: 'EM_ATENDIMENTO' })).toEqual(['comentar']);
    expect(permittedCommands('attendant', { ...plain, state: 'PAUSADA' })).toEqual(['continuar', 'comentar']);
  });

  it('offer an attendant everything on his own work', () => {
    expect(permittedCommands('attendant', { ...plain, state: 'EM_ATENDIMENTO', own: true })).toEqual([
      'pausar',
      'parar',
      'finalizar',
      'comentar',
    ]);
  });

  it('offer staff the work of every technician', () => {
    expect(permittedCommands('staff', { ...plain, state: 'EM_ATENDIMENTO' })).toContain('pausar');
  });

  it.each([
    ['AGUARDANDO_APROVACAO', ['comentar']],
    ['ABERTA', ['iniciar', 'comentar']],
    ['EM_ATENDIMENTO', ['pausar', 'parar', 'finalizar', 'comentar']],
    ['PAUSADA', ['continuar', 'parar', 'finalizar', 'comentar']],
    ['PARCIAL', ['iniciar', 'finalizar', 'comentar']],
    ['AGUARDANDO_LIBERACAO', ['comentar']],
    ['ENCERRADA', ['comentar']],
    ['CANCELADA', ['comentar']],
  ] as const)('of staff on an order in %s are %j', (state, commands) => {
    expect(permittedCommands('staff', { ...plain, state })).toEqual(commands);
  });

  it('reach the lists as a table from situation to commands', () => {
    const table = JSON.parse(permittedByCode('attendant')) as Record<string, string[]>;
    expect(table['ABERTA.N.N.N.N']).toEqual(['iniciar', 'comentar']);
    expect(table['ENCERRADA.N.N.N.N']).toBeUndefined();
  });
});

describe('situation text', () => {
  it('reads back as the situation it was written from', () => {
    for (const situation of situations) expect(readSituation(situationCode(situation))).toEqual(situation);
  });

  it('is refused when SQL writes one the rules do not know', () => {
    expect(() => readSituation('PERDIDA.N.N.N.N')).toThrow('unknown situation');
  });
});
