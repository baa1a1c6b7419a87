import { describe, expect, it } from 'vitest';
import { orderCommands } from './actions.ts';
import { type Caller, commandRefusal, permittedCommands, refusalFor, type Situation } from './rules.ts';
import { type OrderState, orderStates, transitions } from './states.ts';

const plain: Omit<Situation, 'state'> = {
  own: false,
  plan: false,
  supplierMissing: false,
  purchaseOrderOpen: false,
  external: false,
  refuel: false,
  warehouse: false,
  contract: false,
  released: false,
  assigned: false,
};
/** Marks under which the order itself has nothing against a command. */
const willing: Record<string, Partial<Situation>> = {
  vincular_fornecedor: { external: true },
  aguardar_liberacao: { warehouse: true },
  finalizar_liberacao: { warehouse: true },
  enviar_ticket: { external: true },
  retirar_fornecedor: { assigned: true },
  dispensar: { plan: true },
  entregar_peca: { external: true },
};
const attendant: Caller = { kind: 'attendant', approver: false };
const staff: Caller = { kind: 'staff', approver: false };
const approver: Caller = { kind: 'staff', approver: true };
const supplier: Caller = { kind: 'supplier', approver: false };

const open = orderStates.filter((state) => state !== 'ENCERRADA' && state !== 'CANCELADA');
const workable = ['ABERTA', 'EM_ATENDIMENTO', 'PAUSADA', 'PARCIAL', 'PRONTA'];

/** The state machine of the documents: everything not listed here is refused. */
const allowed: Record<string, readonly string[]> = {
  iniciar: ['ABERTA', 'PARCIAL'],
  pausar: ['EM_ATENDIMENTO'],
  continuar: ['PAUSADA'],
  parar: ['EM_ATENDIMENTO', 'PAUSADA'],
  finalizar: ['EM_ATENDIMENTO', 'PAUSADA', 'PARCIAL', 'PRONTA'],
  comentar: [...orderStates],
  aprovar: ['AGUARDANDO_APROVACAO'],
  cancelar: ['AGUARDANDO_APROVACAO', ...workable],
  enviar_externa: workable,
  vincular_fornecedor: open.filter((state) => state !== 'EM_ATENDIMENTO'),
  informar_sinistro: open,
  aguardar_liberacao: open.filter((state) => state !== 'AGUARDANDO_LIBERACAO'),
  finalizar_liberacao: ['AGUARDANDO_LIBERACAO'],
  liberar_veiculo: [...orderStates],
  enviar_ticket: open,
  ordem_compra: open,
  observar: ['EM_ATENDIMENTO'],
  reabrir: ['ENCERRADA'],
  itens: open,
  elevador: open,
  designar_fornecedor: ['ABERTA', 'PARCIAL', 'PRONTA'],
  retirar_fornecedor: ['ABERTA', 'PARCIAL', 'PRONTA'],
  dispensar: open,
  entregar_peca: open,
};

describe('state machine of orders', () => {
  for (const command of orderCommands) {
    for (const state of orderStates) {
      const isAllowed = allowed[command]?.includes(state) ?? false;
      it(`${isAllowed ? 'allows' : 'refuses'} ${command} in ${state}`, () => {
        expect(refusalFor(command, { state, ...plain, ...willing[command] }) === null).toBe(isAllowed);
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

  it('works on plan orders as a whole: no single service of theirs is stopped', () => {
    expect(refusalFor('iniciar', { ...plain, state: 'ABERTA', plan: true })).toBeNull();
    expect(refusalFor('finalizar', { ...plain, state: 'EM_ATENDIMENTO', plan: true })).toBeNull();
    expect(refusalFor('parar', { ...plain, state: 'EM_ATENDIMENTO', plan: true })).toBe('OS_DE_PLANO');
    expect(refusalFor('comentar', { ...plain, state: 'ABERTA', plan: true })).toBeNull();
  });
});

describe('what the order has against a command', () => {
  it.each([
    [
      'a second release of the vehicle',
      'liberar_veiculo',
      'ABERTA',
      { released: true },
      'VEICULO_JA_LIBERADO',
    ],
    ['sending what is external', 'enviar_externa', 'ABERTA', { external: true }, 'OS_JA_EXTERNA'],
    ['changing the supplier of an internal order', 'vincular_fornecedor', 'ABERTA', {}, 'OS_INTERNA'],
    [
      'changing the supplier while he works',
      'vincular_fornecedor',
      'EM_ATENDIMENTO',
      { external: true },
      'OS_EM_ATENDIMENTO',
    ],
    ['assigning a supplier outside', 'designar_fornecedor', 'ABERTA', { external: true }, 'OS_JA_EXTERNA'],
    [
      'assigning a supplier to a plan order',
      'designar_fornecedor',
      'ABERTA',
      { plan: true },
      'OS_DE_PLANO_SEM_FORNECEDOR',
    ],
    ['assigning a supplier while somebody works', 'designar_fornecedor', 'PAUSADA', {}, 'OS_EM_ATENDIMENTO'],
    ['taking back what nobody was given', 'retirar_fornecedor', 'ABERTA', {}, 'OS_SEM_FORNECEDOR'],
    [
      'taking it back while somebody works',
      'retirar_fornecedor',
      'EM_ATENDIMENTO',
      { assigned: true },
      'OS_EM_ATENDIMENTO',
    ],
    ['a truck that waits for its release', 'aguardar_liberacao', 'ABERTA', {}, 'OS_SO_ARMAZEM'],
    ['a ticket for ordinary repairs', 'enviar_ticket', 'ABERTA', {}, 'TICKET_NAO_PERMITIDO'],
    ['dispensing an item of no plan', 'dispensar', 'ABERTA', {}, 'OS_SEM_PLANO'],
    ['handing a part over inside', 'entregar_peca', 'ABERTA', {}, 'OS_INTERNA'],
    ['reopening a plan order', 'reabrir', 'ENCERRADA', { plan: true }, 'OS_DE_PLANO_FECHADA'],
    ['reopening a cancelled order', 'reabrir', 'CANCELADA', {}, 'OS_CANCELADA'],
    ['reopening an open order', 'reabrir', 'ABERTA', {}, 'OS_ABERTA'],
    ['approving twice', 'aprovar', 'ABERTA', {}, 'OS_JA_APROVADA'],
    [
      'cancelling what waits for its release',
      'cancelar',
      'AGUARDANDO_LIBERACAO',
      {},
      'OS_AGUARDANDO_LIBERACAO',
    ],
  ] as const)('refuses %s', (_what, command, state: OrderState, marks, code) => {
    expect(refusalFor(command, { ...plain, state, ...marks })).toBe(code);
  });

  it('lets refuelling open a ticket inside the own workshop', () => {
    expect(refusalFor('enviar_ticket', { ...plain, state: 'ABERTA', refuel: true })).toBeNull();
  });
});

describe('who may give a command', () => {
  const internal = { ...plain, state: 'ABERTA' } as const;
  it.each([
    ['a supplier cancels his internal order', supplier, 'cancelar', {}, null],
    ['a supplier sends his internal order on', supplier, 'enviar_externa', {}, null],
    ['a supplier reports an accident on his internal order', supplier, 'informar_sinistro', {}, null],
    ['a supplier cancels no external order', supplier, 'cancelar', { external: true }, 'SEM_PERMISSAO'],
    ['a supplier sends no external order', supplier, 'enviar_externa', { external: true }, 'SEM_PERMISSAO'],
    [
      'a supplier reports no accident on external orders',
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
    ['an accident needs the warehouse', staff, 'informar_sinistro', { contract: true }, 'SEM_PERMISSAO'],
    ['an accident needs the contract', staff, 'informar_sinistro', { warehouse: true }, 'SEM_PERMISSAO'],
    [
      'an accident of the warehouse under contract',
      attendant,
      'informar_sinistro',
      { warehouse: true, contract: true },
      null,
    ],
  ] as const)('%s', (_who, caller, command, marks, code) => {
    expect(commandRefusal(command, caller, { ...internal, ...marks })).toBe(code);
  });

  it('is the approver alone for an order that waits for approval', () => {
    const waiting = { ...plain, state: 'AGUARDANDO_APROVACAO' } as const;
    for (const command of ['aprovar', 'cancelar'] as const) {
      for (const other of [attendant, staff, supplier])
        expect(commandRefusal(command, other, waiting)).toBe('SEM_PERMISSAO');
      expect(commandRefusal(command, approver, waiting)).toBeNull();
    }
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
    for (const state of ['ENCERRADA', 'CANCELADA'] as const)
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
  ] as const)("of staff on a released vehicle's order in %s are %j", (state, commands) => {
    expect(of(staff, { state, released: true })).toEqual(commands);
  });

  it.each([
    ['AGUARDANDO_APROVACAO', ['comentar', 'aprovar', 'cancelar', 'ordem_compra', 'itens', 'elevador']],
    ['ENCERRADA', ['comentar', 'reabrir']],
    ['CANCELADA', ['comentar']],
  ] as const)('of an approver on an order in %s are %j', (state, commands) => {
    expect(of(approver, { state, released: true })).toEqual(commands);
  });
});
