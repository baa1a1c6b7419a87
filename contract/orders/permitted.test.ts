import { describe, expect, it } from 'vitest';
import { type Caller, commandRefusal, permittedCommands, type Situation } from './rules.ts';
import type { OrderState } from './states.ts';

const plain: Omit<Situation, 'state'> = {
  own: false,
  plan: false,
  supplierMissing: false,
  purchaseOpen: false,
  external: false,
  refuel: false,
  warehouse: false,
  contract: false,
  released: false,
  assigned: false,
  outOfTerm: false,
};
const attendant: Caller = { kind: 'attendant', approver: false };
const staff: Caller = { kind: 'staff', approver: false };
const approver: Caller = { kind: 'staff', approver: true };
const supplier: Caller = { kind: 'supplier', approver: false };

describe('who may give a command', () => {
  const internal = { ...plain, state: 'ABERTA' } as const;
  it.each([
    ['a supplier cancels his internal order', supplier, 'cancelar', {}, null],
    ['a supplier sends his internal order on', supplier, 'enviar_externa', {}, null],
    ['a supplier reports a claim on his internal order', supplier, 'informar_sinistro', {}, null],
    ['a supplier cancels no external order', supplier, 'cancelar', { external: true }, 'SEM_PERMISSAO'],
    ['a supplier sends no external order', supplier, 'enviar_externa', { external: true }, 'SEM_PERMISSAO'],
    [
      'a supplier reports no claim on external orders',
      supplier,
      'informar_sinistro',
      { external: true },
      'SEM_PERMISSAO',
    ],
    ['a supplier cancels no plan order', supplier, 'cancelar', { plan: true }, 'SEM_PERMISSAO'],
    ['a supplier sends no plan order', supplier, 'enviar_externa', { plan: true }, 'SEM_PERMISSAO'],
    ['a supplier changes no supplier', supplier, 'vincular_fornecedor', { external: true }, 'SEM_PERMISSAO'],
    ['a supplier assigns nobody', supplier, 'designar_fornecedor', {}, 'SEM_PERMISSAO'],
    ['a supplier takes nothing back', supplier, 'retirar_fornecedor', { assigned: true }, 'SEM_PERMISSAO'],
    ['a supplier moves no lift', supplier, 'elevador', {}, 'SEM_PERMISSAO'],
    ['a supplier asks for no ticket', supplier, 'enviar_ticket', { external: true }, 'SEM_PERMISSAO'],
    ['a supplier releases the vehicle', supplier, 'liberar_veiculo', { external: true }, null],
    ['staff cancels an ordinary order', staff, 'cancelar', {}, null],
    ['staff cancels no plan order', staff, 'cancelar', { plan: true }, 'SEM_PERMISSAO'],
    ['an approver cancels a plan order', approver, 'cancelar', { plan: true }, null],
    ['staff opens no purchase order', staff, 'ordem_compra', {}, 'SEM_PERMISSAO'],
    ['an approver opens a purchase order', approver, 'ordem_compra', {}, null],
    ['a claim needs the warehouse', staff, 'informar_sinistro', { contract: true }, 'SEM_PERMISSAO'],
    ['a claim needs the contract', staff, 'informar_sinistro', { warehouse: true }, 'SEM_PERMISSAO'],
    [
      'a claim of the warehouse under contract',
      attendant,
      'informar_sinistro',
      { warehouse: true, contract: true },
      null,
    ],
  ] as const)('%s', (_who, caller, command, marks, code) => {
    expect(commandRefusal(command, caller, { ...internal, ...marks })).toBe(code);
  });

  it('is of internal people the approver alone for an order that waits for approval', () => {
    const waiting = { ...plain, state: 'AGUARDANDO_APROVACAO' } as const;
    for (const command of ['aprovar', 'cancelar'] as const) {
      for (const other of [attendant, staff])
        expect(commandRefusal(command, other, waiting)).toBe('SEM_PERMISSAO');
      expect(commandRefusal(command, approver, waiting)).toBeNull();
    }
    expect(commandRefusal('cancelar', supplier, waiting)).toBeNull();
    expect(commandRefusal('reabrir', attendant, { ...plain, state: 'ENCERRADA' })).toBe('SEM_PERMISSAO');
    expect(commandRefusal('reabrir', approver, { ...plain, state: 'ENCERRADA' })).toBeNull();
  });

  it("is not an attendant on a colleague's work", () => {
    for (const command of ['cancelar', 'enviar_externa', 'observar'] as const) {
      const running = { ...plain, state: 'EM_ATENDIMENTO' } as const;
      expect(commandRefusal(command, attendant, running)).toBe('OUTRO_MECANICO');
      expect(commandRefusal(command, attendant, { ...running, own: true })).toBeNull();
      expect(commandRefusal(command, staff, running)).toBeNull();
    }
  });

  it('is any attendant once nobody has the work in hand', () => {
    expect(commandRefusal('finalizar', attendant, { ...plain, state: 'PARCIAL' })).toBeNull();
  });

  it('says of a closed order that it is closed, to whoever asks', () => {
    for (const state of ['ENCERRADA', 'CANCELADA', 'REPROVADA'] as const)
      expect(commandRefusal('cancelar', supplier, { ...plain, state, external: true })).toBe('OS_ENCERRADA');
  });
});

describe('permitted commands', () => {
  const of = (caller: Caller, marks: Partial<Situation> & { state: OrderState }) =>
    permittedCommands(caller, { ...plain, ...marks });

  it("keep an attendant from stopping a colleague's work but let him take over a pause", () => {
    expect(of(attendant, { state: 'EM_ATENDIMENTO' })).toEqual([
      'comentar',
      'liberar_veiculo',
      'itens',
      'elevador',
    ]);
    expect(of(attendant, { state: 'PAUSADA' })).toEqual([
      'continuar',
      'comentar',
      'liberar_veiculo',
      'itens',
      'elevador',
    ]);
  });

  it('offer an attendant everything on his own work', () => {
    expect(of(attendant, { state: 'EM_ATENDIMENTO', own: true })).toEqual([
      'pausar',
      'parar',
      'finalizar',
      'comentar',
      'cancelar',
      'enviar_externa',
      'liberar_veiculo',
      'observar',
      'itens',
      'elevador',
    ]);
  });

  it('offer staff the work of every technician', () => {
    expect(of(staff, { state: 'EM_ATENDIMENTO' })).toContain('pausar');
  });

  it.each([
    ['AGUARDANDO_APROVACAO', ['comentar', 'itens', 'elevador']],
    [
      'ABERTA',
      ['iniciar', 'comentar', 'cancelar', 'enviar_externa', 'itens', 'elevador', 'designar_fornecedor'],
    ],
    [
      'EM_ATENDIMENTO',
      [
        'pausar',
        'parar',
        'finalizar',
        'comentar',
        'cancelar',
        'enviar_externa',
        'observar',
        'itens',
        'elevador',
      ],
    ],
    [
      'PAUSADA',
      ['continuar', 'parar', 'finalizar', 'comentar', 'cancelar', 'enviar_externa', 'itens', 'elevador'],
    ],
    [
      'PARCIAL',
      [
        'iniciar',
        'finalizar',
        'comentar',
        'cancelar',
        'enviar_externa',
        'itens',
        'elevador',
        'designar_fornecedor',
      ],
    ],
    ['AGUARDANDO_LIBERACAO', ['comentar', 'itens', 'elevador']],
    ['ENCERRADA', ['comentar']],
    ['CANCELADA', ['comentar']],
    ['REPROVADA', ['comentar']],
  ] as const)("of staff on a released vehicle's order in %s are %j", (state, commands) => {
    expect(of(staff, { state, released: true })).toEqual(commands);
  });

  it.each([
    ['AGUARDANDO_APROVACAO', ['comentar', 'aprovar', 'cancelar', 'ordem_compra', 'itens', 'elevador']],
    ['ENCERRADA', ['comentar', 'reabrir']],
    ['CANCELADA', ['comentar']],
    ['REPROVADA', ['comentar']],
  ] as const)('of an approver on an order in %s are %j', (state, commands) => {
    expect(of(approver, { state, released: true })).toEqual(commands);
  });
});
