import { describe, expect, it } from 'vitest';
import { type CallerKind, type CallName, calls, type OrderCommand, orderCommands } from '../index.ts';
import { actions, sendersOf } from '../orders/actions.ts';
import { pageCalls } from './page-calls.ts';
import { type PageId, type PageRule, type Person, pages } from './pages.ts';

const kinds: CallerKind[] = ['attendant', 'staff', 'supplier'];
const pageIds = Object.keys(pages) as PageId[];

const mayOpen = (page: PageRule, kind: CallerKind) =>
  page.kinds.includes(kind) || (page.direct?.includes(kind) ?? false);

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
  it.each(pageIds.flatMap((id) => kinds.map((kind) => [id, kind, mayOpen(pages[id], kind)] as const)))(
    '%s for %s: who may open a page (%s) may send every call it cannot be without',
    (id, kind, open) => {
      const refused = pageCalls[id].filter(
        (name) => Array.isArray(calls[name].who) && !calls[name].who.includes(kind),
      );
      expect(open ? refused : []).toEqual([]);
    },
  );

  it.each(pageIds)('%s is open to somebody', (id) => {
    expect(kinds.some((kind) => mayOpen(pages[id], kind))).toBe(true);
  });

  it.each(pageIds)('%s is hidden from those who lack a permission one of its calls needs', (id) => {
    const page: PageRule = pages[id];
    const needed = new Set(pageCalls[id].flatMap((name) => calls[name].needs));
    const everything = {
      fornecExt: 'N',
      atendeOs: 'N',
      st_planos: 'S',
      st_conjunto: 'S',
      st_borracharia: 'S',
      st_inventario: 'S',
    };
    // Access to pages depends on these columns of the person; being an approver has no influence.
    const columns = {
      planos: 'st_planos',
      conjuntos: 'st_conjunto',
      borracharia: 'st_borracharia',
      inventario: 'st_inventario',
      aprovacao: 'st_aprovador',
    };
    for (const permission of needed)
      expect(page.when?.({ ...everything, [columns[permission]]: 'N' } as Person), permission).toBe(false);
    expect(needed.size === 0 || (page.direct ?? []).length === 0).toBe(true);
  });

  it.each(Object.entries(carriers))('%s is sent by those who have it, through %s', (command, call) => {
    // The keys of the table above are commands.
    expect(calls[call].who).toEqual(sendersOf(command as OrderCommand));
  });

  it('knows every command for every kind of caller', () => {
    for (const command of orderCommands)
      expect(Object.keys(actions[command]).sort()).toEqual(kinds.toSorted());
  });

  it('keeps suppliers from what is decided inside, and attendants from the work of others', () => {
    const never = orderCommands.filter((command) => actions[command].supplier === 'never');
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
    const own = orderCommands.filter((command) => actions[command].attendant === 'own');
    expect(own).toEqual(['pausar', 'parar', 'finalizar', 'cancelar', 'enviar_externa', 'observar']);
  });
});
