import { describe, expect, it } from 'vitest';
import { type Caller, permittedCommands, type Situation } from './rules.ts';
import type { OrderCommand } from './senders.ts';
import { type OrderState, orderStates } from './states.ts';

type Marks = Omit<Situation, 'state'>;
/** What a kind of caller may: as `Reach` of senders.ts, in the words of the documents. */
type May = 'yes' | 'no' | 'his own' | 'approver' | 'internal without plan' | 'warehouse under contract';

/** What an order must be for a command: one of the alternatives, each with every mark as it says. */
type Needs = readonly Partial<Marks>[];

const all = 'approval open running paused partial ready release closed cancelled rejected';
const open = 'approval open running paused partial ready release';

/** doc 2 §4 and §6, with G-36..G-47 and G-57: command, states, attendant, staff, supplier, what the order must be. */
const table: Readonly<Record<OrderCommand, readonly [string, May, May, May, Needs?]>> = {
  iniciar: ['open partial', 'yes', 'yes', 'yes', [{ supplierMissing: false }]],
  pausar: ['running', 'his own', 'yes', 'yes'],
  continuar: ['paused', 'yes', 'yes', 'yes', [{ purchaseOpen: false }]],
  parar: ['running paused', 'his own', 'yes', 'yes', [{ plan: false }]],
  finalizar: ['running paused partial ready', 'his own', 'yes', 'yes'],
  comentar: [all, 'yes', 'yes', 'yes'],
  aprovar: ['approval', 'approver', 'approver', 'no'],
  cancelar: ['approval open running paused partial ready', 'his own', 'yes', 'internal without plan'],
  enviar_externa: [
    'open running paused partial ready',
    'his own',
    'yes',
    'internal without plan',
    [{ external: false }],
  ],
  vincular_fornecedor: [
    'approval open paused partial ready release',
    'yes',
    'yes',
    'no',
    [{ external: true }],
  ],
  informar_sinistro: [open, 'warehouse under contract', 'warehouse under contract', 'internal without plan'],
  aguardar_liberacao: [
    'approval open running paused partial ready',
    'yes',
    'yes',
    'yes',
    [{ warehouse: true }],
  ],
  finalizar_liberacao: ['release', 'yes', 'yes', 'no', [{ warehouse: true }]],
  liberar_veiculo: [all, 'yes', 'yes', 'yes', [{ released: false }]],
  enviar_ticket: [open, 'yes', 'yes', 'no', [{ external: true }, { refuel: true }]],
  ordem_compra: [open, 'approver', 'approver', 'no'],
  observar: ['running', 'his own', 'yes', 'yes'],
  reabrir: ['closed', 'approver', 'approver', 'no', [{ plan: false, outOfTerm: false }]],
  itens: [open, 'yes', 'yes', 'yes'],
  dispensar: [open, 'approver', 'approver', 'no', [{ plan: true }]],
  entregar_peca: [open, 'yes', 'yes', 'no', [{ external: true }]],
  elevador: [open, 'yes', 'yes', 'no'],
  designar_fornecedor: ['open partial ready', 'yes', 'yes', 'no', [{ external: false, plan: false }]],
  retirar_fornecedor: ['open partial ready', 'yes', 'yes', 'no', [{ assigned: true }, { external: true }]],
};

const words: Readonly<Record<OrderState, string>> = {
  AGUARDANDO_APROVACAO: 'approval',
  ABERTA: 'open',
  EM_ATENDIMENTO: 'running',
  PAUSADA: 'paused',
  PARCIAL: 'partial',
  PRONTA: 'ready',
  AGUARDANDO_LIBERACAO: 'release',
  ENCERRADA: 'closed',
  CANCELADA: 'cancelled',
  REPROVADA: 'rejected',
};

const callers: readonly Caller[] = (['attendant', 'staff', 'supplier'] as const).flatMap((kind) =>
  [false, true].map((approver) => ({ kind, approver })),
);

const none: Marks = {
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

/** Every combination of marks. */
const combinations = Object.keys(none).reduce<Marks[]>(
  (made, mark) => made.flatMap((marks) => [marks, { ...marks, [mark]: true }]),
  [none],
);

const meets = (marks: Marks, needs: Needs) =>
  needs.some((needed) =>
    Object.entries(needed).every(([mark, value]) => ({ ...marks })[mark as keyof Marks] === value),
  );

function has(granted: May, { approver }: Caller, marks: Marks, state: OrderState): boolean {
  const inHand = state === 'EM_ATENDIMENTO' || state === 'PAUSADA';
  return {
    yes: true,
    no: false,
    'his own': marks.own || !inHand,
    approver,
    'internal without plan': !marks.external && !marks.plan,
    'warehouse under contract': marks.warehouse && marks.contract,
  }[granted];
}

/** The commands the table gives a caller. */
const given = (caller: Caller, marks: Marks, state: OrderState) =>
  Object.entries(table)
    .filter(([command, [states, attendant, staff, supplier, needs = [{}]]]) => {
      // Of internal people an approver alone cancels a plan order, or one that waits for approval (G-37).
      const approversOwn = command === 'cancelar' && (marks.plan || state === 'AGUARDANDO_APROVACAO');
      return (
        states.split(' ').includes(words[state]) &&
        has({ attendant, staff, supplier }[caller.kind], caller, marks, state) &&
        meets(marks, needs) &&
        (!approversOwn || caller.kind === 'supplier' || caller.approver)
      );
    })
    .map(([command]) => command);

describe.each(orderStates)('an order in %s', (state) => {
  it.each(callers)(
    'takes what the documents say from $kind, approver $approver, whatever it is',
    (caller) => {
      expect(combinations).toHaveLength(2048);
      const wrong = combinations.filter(
        (marks) =>
          permittedCommands(caller, { ...marks, state })
            .toSorted()
            .join() !== given(caller, marks, state).toSorted().join(),
      );
      expect(wrong).toEqual([]);
    },
  );
});
