import { meterAt, type Vehicle } from '../fleet.ts';
import type { Person } from '../people.ts';
import { stamp, stampOrNull } from '../time.ts';
import { add, type Rows } from '../write.ts';
import type { World } from './world.ts';

/** An order as it is written, moments in milliseconds. */
export interface Order {
  id: number;
  vehicle: Vehicle;
  type: string;
  status: 'A' | 'P' | 'L' | 'R' | 'E';
  openedAt: number;
  slaHours: number;
  problem?: number | null;
  criticality?: number | null;
  supplier?: number | null;
  external?: boolean;
  approved?: boolean;
  plan?: { vehiclePlan: number; cycle: number };
  continues?: number;
  rescue?: number | null;
  opener: Person | undefined;
  driver?: Person | undefined;
  note: string;
  externalNote?: string | null;
  onLift?: boolean;
  startedAt?: number | null;
  releasedAt?: number | null;
  closedAt?: number | null;
  reopenedAt?: number | null;
  finalMeter?: number | null;
  cancelReason?: number | null;
  claimedAt?: number | null;
  claimNote?: string;
}

/** An interval of work. */
export interface Work {
  order: number;
  item: number | null;
  person: { id: number };
  supplier?: boolean;
  start: number;
  end?: number;
  how?: 'P' | 'F' | 'C' | 'T';
  reason?: number;
  part?: number | null;
  note?: string | null;
  resumedAt?: number;
}

/** An item of an order; attended by somebody, or still to do. */
export interface Item {
  order: number;
  item: number;
  quantity?: number;
  price?: number | null;
  stock?: number | null;
  /** The cycle of the order's plan brought it. */
  ofPlan?: boolean;
  attendedAt?: number | null;
  by?: number | null;
}

/** What most orders do not have. */
const without = {
  problem: null,
  criticality: null,
  supplier: null,
  external: false,
  approved: true,
  plan: { vehiclePlan: null, cycle: null },
  continues: null,
  rescue: null,
  driver: undefined,
  externalNote: null,
  onLift: false,
  startedAt: null,
  releasedAt: null,
  closedAt: null,
  reopenedAt: null,
  finalMeter: null,
  cancelReason: null,
  claimedAt: null,
  claimNote: null,
} as const;

const flag = (value: boolean) => (value ? 'S' : 'N');

export function addOrder(world: World, rows: Rows, given: Order): void {
  const order = { ...without, ...given };
  add(rows, 'os', {
    nr_sequencial: order.id,
    nr_seq_filial: order.vehicle.branch,
    nr_placa: order.vehicle.plate,
    nr_seq_tipo: order.type,
    departamento_os: order.vehicle.department,
    st_os: order.status,
    st_origem: order.external ? 'E' : 'I',
    liberado: flag(order.approved),
    nr_conjunto: order.problem,
    nr_seq_criticidade: order.criticality,
    hr_sla: `${order.slaHours}:00`,
    nr_seq_fornecedor: order.supplier,
    nr_seq_veiculo_plano: order.plan.vehiclePlan,
    nr_seq_ciclo: order.plan.cycle,
    nr_seq_os_origem: order.continues,
    nr_seq_socorro_emrota: order.rescue,
    nr_seq_clifor_abertura: order.opener?.id ?? null,
    nr_seq_clifor_motorista: order.driver?.id ?? null,
    ds_observacao: order.note,
    ds_obs_externa: order.externalNote,
    st_elevador: flag(order.onLift),
    km_atual: meterAt(order.vehicle, order.openedAt, world.now),
    km_final: order.finalMeter,
    dt_os: stamp(order.openedAt),
    dt_inicial: stampOrNull(order.startedAt),
    dt_liberado: stampOrNull(order.releasedAt),
    dt_final: stampOrNull(order.closedAt),
    dt_reabertura: stampOrNull(order.reopenedAt),
    nr_seq_motivo_cancelamento: order.cancelReason,
    dt_sinistro: stampOrNull(order.claimedAt),
    ds_observacao_sinistro: order.claimNote,
  });
}

/** A price told when work ended. */
export function addPrice(
  rows: Rows,
  told: { order: number; item: number | null; price: number; by: number; at: number },
): void {
  add(rows, 'os_preco', {
    nr_seq_os: told.order,
    nr_seq_os_item: told.item,
    vl_total: told.price,
    nr_seq_clifor: told.by,
    dt_informado: stamp(told.at),
  });
}

/** @returns number of the item */
export function addItem(world: World, rows: Rows, item: Item): number {
  const id = ++world.ids.item;
  add(rows, 'os_item', {
    nr_sequencial: id,
    nr_seq_os: item.order,
    nr_seq_item: item.item,
    qt_quantidade: item.quantity ?? 1,
    vl_total: item.price ?? null,
    nr_seq_estoque: item.stock ?? null,
    st_plano: flag(item.ofPlan ?? false),
    dt_atendido: stampOrNull(item.attendedAt ?? null),
    nr_seq_clifor: item.by ?? null,
  });
  return id;
}

export function addWork(world: World, rows: Rows, work: Work): void {
  const finished = work.end !== undefined;
  add(rows, 'execucao', {
    nr_sequencial: ++world.ids.work,
    nr_seq_os: work.order,
    nr_seq_os_item: work.item,
    nr_seq_clifor_inicio: work.person.id,
    fornec_ext: work.supplier === true ? 'S' : 'N',
    dt_inicio: stamp(work.start),
    nr_seq_clifor_final: finished ? work.person.id : null,
    dt_final: stampOrNull(work.end ?? null),
    tp_fim: work.how ?? null,
    nr_seq_motivo: work.reason ?? null,
    nr_seq_item_peca: work.part ?? null,
    ds_observacao: work.note ?? null,
    dt_retomada: stampOrNull(work.resumedAt ?? null),
  });
}

export function addComment(rows: Rows, order: number, author: number, text: string, moment: number): void {
  add(rows, 'os_comentario', {
    nr_seq_os: order,
    nr_seq_clifor: author,
    ds_observacao: text,
    created_at: stamp(moment),
  });
}

/** An entry of the trail, as the commands leave them. */
export function addEvent(
  rows: Rows,
  name: string,
  order: Order,
  person: number | null,
  moment: number,
  data: Record<string, string> = {},
): void {
  add(rows, 'evento', {
    dt_evento: stamp(moment),
    ds_evento: name,
    nr_seq_filial: order.vehicle.branch,
    nr_seq_os: order.id,
    nr_placa: order.vehicle.plate,
    nr_seq_clifor: person,
    js_dados: JSON.stringify(data),
  });
}

/** Takes a fitting part out of the branch's stock and puts it into an order. */
export function addPart(
  world: World,
  rows: Rows,
  order: Order,
  segment: string,
  attended: { at: number; by: number } | null,
): number | null {
  const found = world.stock.pick(order.vehicle.branch, segment, order.vehicle.family);
  if (found === undefined) return null;
  const quantity = world.random.weighted([
    [1, 70],
    [2, 20],
    [4, 10],
  ]);
  const item = addItem(world, rows, {
    order: order.id,
    item: found.item,
    quantity,
    stock: found.id,
    attendedAt: attended?.at ?? null,
    by: attended?.by ?? null,
  });
  world.stock.take(found, quantity);
  add(rows, 'estoque_movimento', {
    nr_seq_estoque: found.id,
    qt_movimento: -quantity,
    tp_movimento: 'S',
    nr_seq_os_item: item,
    nr_seq_clifor: attended?.by ?? order.opener?.id ?? null,
    dt_movimento: stamp(attended?.at ?? order.openedAt),
  });
  return found.item;
}
