import { describe, expect, it } from 'vitest';
import { refusalFor, type Situation } from './rules.ts';
import { orderCommands } from './senders.ts';
import { type OrderState, orderStates, transitions } from './states.ts';

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

/** Marks under which no guard of the order refuses the command. */
const willing: Record<string, Partial<Situation>> = {
  vincular_fornecedor: { external: true },
  aguardar_liberacao: { warehouse: true },
  finalizar_liberacao: { warehouse: true },
  enviar_ticket: { external: true },
  retirar_fornecedor: { assigned: true },
  dispensar: { plan: true },
  entregar_peca: { external: true },
};
const open = orderStates.filter((state) => !['ENCERRADA', 'CANCELADA', 'REPROVADA'].includes(state));
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
      expect(transitions[command].REPROVADA).toBe('OS_ENCERRADA');
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

  it('refuses to resume while a purchase order is open', () => {
    expect(refusalFor('continuar', { ...plain, state: 'PAUSADA', purchaseOpen: true })).toBe('OC_ABERTA');
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
