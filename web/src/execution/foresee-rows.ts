import type { AnswerOf, OrderCard, OrderDetail } from '@terminal/contract';
import type { OrderState } from '@terminal/contract/order-states';
import type { Label } from '../offline/sends/row.ts';
import { itemInHand, workState } from '../orders/work-state.ts';
import type { Foreseen } from './foresee.ts';

type Active = AnswerOf<'listActiveFleet'>[number];
type Paused = AnswerOf<'listPaused'>[number];
type Waiting = AnswerOf<'listWaiting'>[number];
/** What names an order in a row. */
type Place = Pick<Active, 'nr_seq_os' | 'nr_placa' | 'nr_frota' | 'ds_conjunto' | 'ds_filial'>;

/** A row of any of the lists: each shows its own part. */
export type Row = Active & Paused & Waiting;

/** Which list of work it is; of running work there is one for each department. */
export interface WorkList {
  section: 'active' | 'paused' | 'work' | 'release';
  department: 'FROTA' | 'ARMAZEM' | null;
}

/** An order with a kept command on its work. */
export interface KeptOrder {
  number: number;
  plate: string;
  /** What names it, as the command told. */
  place?: Label['place'];
  /** The last command kept on it. */
  given: Foreseen;
  /** As far as this browser has read it, after those commands; null: it has not. */
  order: OrderCard | OrderDetail | null;
  /** Of an order it has not read: the department its person works in. */
  department: 'FROTA' | 'ARMAZEM';
}

const sections: Partial<Record<OrderState, WorkList['section']>> = {
  EM_ATENDIMENTO: 'active',
  PAUSADA: 'paused',
  PARCIAL: 'work',
  PRONTA: 'work',
  AGUARDANDO_LIBERACAO: 'release',
};

/** Where an order stands in the work list; null: nowhere. */
function sectionOf({ order, given }: KeptOrder): WorkList['section'] | null {
  if (order !== null) return sections[workState(order)] ?? null;
  const { what, next } = given;
  if (what === 'pause') return 'paused';
  return what === 'start' || what === 'resume' || next !== null ? 'active' : null;
}

/** Whether an order is in a list, after what is kept on it. */
function isIn({ section, department }: WorkList, kept: KeptOrder): boolean {
  const own = kept.order?.departamento_os ?? kept.department;
  return sectionOf(kept) === section && (department === null || department === own);
}

/** Rows of the work list after the commands kept on an order: it is where they lead it, and nowhere else. */
export function foreseeRows(rows: readonly Row[], list: WorkList, kept: KeptOrder): Row[] {
  const former = rows.find(({ nr_seq_os }) => nr_seq_os === kept.number);
  const others = rows.filter((row) => row !== former);
  if (!isIn(list, kept)) return others;
  const { at } = kept.given;
  // The server's own row tells more.
  const isShown = list.section === 'paused' ? former?.dt_pausa === at : former?.dt_inicial === at;
  return former && isShown ? [...rows] : [...others, rowOf(kept, former)];
}

/** What running work and the rows of the lists tell of their order. */
export const placeOf = (
  { number, plate, place, order }: Pick<KeptOrder, 'number' | 'plate' | 'place' | 'order'>,
  former?: Place,
) => ({
  nr_frota: null,
  ds_conjunto: null,
  ds_filial: null,
  ...place,
  ...former,
  nr_seq_os: number,
  nr_placa: plate || (order?.nr_placa ?? former?.nr_placa ?? ''),
  ...(order && {
    nr_frota: order.nr_frota,
    ds_conjunto: order.ds_conjunto ?? order.ds_plano,
    ds_filial: order.ds_filial,
  }),
});

/** What a list that does not have the order yet lacks of it. */
const unknown = {
  criticidade: null,
  tp_os: 'O',
  permitido: [],
  estado: [],
  ds_tipo: '',
  ds_observacao: null,
  ds_fornecedor: null,
  oc_aberta: false,
  peca_chegou: false,
} satisfies Partial<Row>;

function rowOf(kept: KeptOrder, former: Row | undefined): Row {
  const { given, order, department } = kept;
  return {
    ...unknown,
    dt_os: given.at,
    departamento_os: department,
    ...former,
    ...placeOf(kept, former),
    ...(order && {
      criticidade: order.criticidade,
      tp_os: order.tp_os,
      permitido: order.permitido,
      estado: order.estado,
      ds_tipo: order.ds_tipo,
      ds_fornecedor: order.ds_fornecedor,
      dt_os: order.dt_os,
      departamento_os: order.departamento_os,
    }),
    dt_inicial: order?.execucao_inicio?.dt_inicio ?? given.at,
    dt_pausa: given.at,
    ds_item: serviceOf(kept, former),
    nr_seq_clifor: given.person,
    ds_colaborador: given.name,
    justificativa: given.reason,
    observacao: null,
  };
}

/** The service in hand; that of the former row while no other one was begun. */
function serviceOf({ order, given }: KeptOrder, former: Row | undefined): string | null {
  if (order && 'itens' in order) return itemInHand(order)?.item.ds_item ?? null;
  return given.item === null && given.next === null ? (former?.ds_item ?? null) : null;
}
