import { describe, expect, it } from 'vitest';
import type { Permission } from '../core/call.ts';
import {
  type Call,
  type CallerKind,
  type CallName,
  calls,
  type OrderCommand,
  orderCommands,
} from '../index.ts';
import { orderSenders, sendersOf } from '../orders/senders.ts';
import { type PageId, type PageRule, type Person, pages } from './pages.ts';

const kinds: CallerKind[] = ['attendant', 'staff', 'supplier'];
const pageIds = Object.keys(pages) as PageId[];

const mayOpen = (page: PageRule, kind: CallerKind) =>
  page.kinds.includes(kind) || (page.direct?.includes(kind) ?? false);

/** Staff with every permission. */
const everything = {
  fornecExt: 'N',
  atendeOs: 'N',
  st_planos: 'S',
  st_conjunto: 'S',
  st_aprovador: 'S',
  st_borracharia: 'S',
  st_inventario: 'S',
  st_administra: 'S',
  st_cadastros: 'S',
  exibe_os_encerrada: 1,
} as Person;

/** Column of the person that grants a permission. */
const columns = {
  planos: 'st_planos',
  conjuntos: 'st_conjunto',
  borracharia: 'st_borracharia',
  inventario: 'st_inventario',
  aprovacao: 'st_aprovador',
  cadastros: 'st_cadastros',
  administra: 'st_administra',
} as const satisfies Record<Permission, keyof Person>;

/** Pages that are for people with a permission; approval is asked for by commands alone. */
const guarded: Record<Permission, PageId[]> = {
  planos: ['plans', 'forecast', 'imports'],
  conjuntos: ['registry'],
  borracharia: pageIds.filter((id) => pages[id].section === 'BORRACHARIA'),
  inventario: ['inventory', 'stock', 'stockLabels', 'stockImport'],
  aprovacao: [],
  cadastros: ['masterData', 'documents'],
  administra: ['firstSteps', 'intake', 'settings', 'terminals', 'systems', 'account'],
};

/** The call that carries each command of an order. */
const carriers: Partial<Record<OrderCommand, CallName>> = {
  iniciar: 'startExecution',
  pausar: 'pauseExecution',
  continuar: 'createTransitionOrder',
  parar: 'closeExecution',
  comentar: 'commentOrder',
  aprovar: 'approveOrder',
  cancelar: 'cancelOrder',
  enviar_externa: 'sendExternal',
  informar_sinistro: 'reportClaim',
  aguardar_liberacao: 'awaitRelease',
  finalizar_liberacao: 'endRelease',
  liberar_veiculo: 'releaseVehicle',
  enviar_ticket: 'sendTicket',
  ordem_compra: 'openPurchase',
  observar: 'noteExecution',
  reabrir: 'reopenOrder',
  itens: 'addItem',
  dispensar: 'dispenseItem',
  entregar_peca: 'handOverPart',
  elevador: 'setLift',
  designar_fornecedor: 'assignSupplier',
  retirar_fornecedor: 'withdrawSupplier',
};

describe('the table of roles', () => {
  it.each(pageIds)('%s is open to somebody', (id) => {
    expect(kinds.some((kind) => mayOpen(pages[id], kind))).toBe(true);
  });

  it.each(Object.entries(guarded))('without %s exactly the pages of it are hidden', (permission, hidden) => {
    const taken: Person = { ...everything, [columns[permission as Permission]]: 'N' };
    const shown = (page: PageRule, person: Person) => page.when?.(person) ?? true;
    expect(pageIds.filter((id) => shown(pages[id], everything) && !shown(pages[id], taken))).toEqual(hidden);
  });

  it('says for each permission that calls need which pages go with it', () => {
    const needed = new Set(Object.values<Call>(calls).flatMap(({ needs }) => needs));
    expect(Object.keys(guarded).sort()).toEqual([...needed].sort());
  });

  it.each(Object.entries(carriers))('%s is sent by those who have it, through %s', (command, call) => {
    // The keys of the table above are commands.
    expect(calls[call].who).toEqual(sendersOf(command as OrderCommand));
  });

  it('knows every command for every kind of caller', () => {
    for (const command of orderCommands)
      expect(Object.keys(orderSenders[command]).sort()).toEqual(kinds.toSorted());
  });

  it('keeps suppliers from what is decided inside, and attendants from the work of others', () => {
    const never = orderCommands.filter((command) => orderSenders[command].supplier === 'never');
    expect(never).toEqual([
      'aprovar',
      'vincular_fornecedor',
      'finalizar_liberacao',
      'enviar_ticket',
      'ordem_compra',
      'reabrir',
      'dispensar',
      'entregar_peca',
      'elevador',
      'designar_fornecedor',
      'retirar_fornecedor',
    ]);
    const own = orderCommands.filter((command) => orderSenders[command].attendant === 'own');
    expect(own).toEqual(['pausar', 'parar', 'finalizar', 'cancelar', 'enviar_externa', 'observar']);
  });
});
