import {
  type AnswerOf,
  type CallerKind,
  planTypes,
  predictiveType,
  preventiveTypes,
} from '@terminal/contract';
import type { Department } from '@terminal/contract/pages';
import type { ListFilters, ListScope } from './scope.rules.ts';

// What scope.queries.ts and list.queries.ts say of rows, said of the open orders a board keeps. A test and `drill -- board`
// compare both.

/** An open order: what lists choose and sort by, and its card. */
export interface OpenOrder {
  order: number;
  plate: string;
  branch: number;
  branchName: string;
  department: Department;
  origin: 'I' | 'E';
  approved: boolean;
  reopened: boolean;
  type: string;
  /** When it was opened, in microseconds since 1970: as fine as PostgreSQL keeps it. */
  opened: number;
  /** Plate and fleet number by their letters and digits. */
  plateCode: string;
  fleetCode: string | null;
  vehicleType: string | null;
  /** Level of its criticality; null: it has none. */
  level: number | null;
  /** Level it counts under. */
  countedLevel: number | null;
  segment: number | null;
  supplier: number | null;
  /** It is a roadside rescue. */
  rescue: boolean;
  /** Work is under way. */
  running: boolean;
  /** Whose work is running or paused. */
  worker: number | null;
  /** Whose work is running, was paused or was done last. */
  lastWorker: number | null;
  /** LIST-36, as PostgreSQL wrote it, without the name of its branch; its work counts as the reader's own. */
  card: string;
}

/** The reader of a list, of his session. */
interface Reader {
  kind: CallerKind;
  personId: number;
  /** null: all. */
  branchId: number | null;
  departments: readonly Department[];
}
type Holds = (order: OpenOrder) => boolean;

/** Who answers a list: the board; the database, whose answer is kept, because days are those of a zone; or the database alone. */
export function answeredBy({ closed, from, to }: ListFilters): 'board' | 'kept' | 'database' {
  if (closed) return 'database';
  return from === undefined && to === undefined ? 'board' : 'kept';
}

/** Orders the session may see: visibleTo. */
export const visible =
  ({ kind, personId, branchId }: Reader): Holds =>
  ({ branch, supplier }) =>
    (branchId === null || branch === branchId) && (kind !== 'supplier' || supplier === personId);

/** Orders of other branches an attendant goes on with. */
export const elsewhere =
  ({ kind, personId, branchId }: Reader): Holds =>
  ({ branch, lastWorker }) =>
    kind === 'attendant' && lastWorker === personId && branchId !== null && branch !== branchId;

/** Orders the session may see or go on with: reachableBy. */
export function reachable(reader: Reader): Holds {
  const sees = visible(reader);
  const goesOn = elsewhere(reader);
  return (order) => sees(order) || goesOn(order);
}

/** Orders of the departments the session works in: inDepartments. */
export const ofDepartments =
  ({ departments }: Reader): Holds =>
  ({ department }) =>
    departments.length !== 1 || departments[0] === department;

/** Orders of a list: inList. */
export function listed(scope: ListScope, reader: Reader): Holds {
  const sees = visible(reader);
  const works = ofDepartments(reader);
  return (order) =>
    sees(order) &&
    (scope.department === null ? works(order) : order.department === scope.department) &&
    (scope.origin === null || order.origin === scope.origin) &&
    (scope.plans !== 'preventive' || preventiveTypes.includes(order.type)) &&
    (scope.reopened === 'with' || order.reopened === (scope.reopened === 'only'));
}

/** The filters of a list. */
export function passing(filters: ListFilters, scope: ListScope): Holds {
  const { types, vehicles, segment, supplier, branch, level } = filters;
  const conditions: Holds[] = [(order) => order.approved === filters.approved];
  if (types !== undefined) conditions.push((order) => types.includes(order.type));
  else if (scope.plans === 'apart') conditions.push((order) => !planTypes.includes(order.type));
  if (vehicles.length > 0)
    conditions.push(({ plateCode, fleetCode }) =>
      vehicles.some((code) => plateCode.startsWith(code) || fleetCode?.startsWith(code) === true),
    );
  if (filters.number !== undefined) conditions.push(({ order }) => order === filters.number);
  if (level !== undefined) conditions.push(({ countedLevel }) => countedLevel === level);
  if (segment !== undefined) conditions.push((order) => order.segment === segment);
  if (supplier !== undefined) conditions.push((order) => order.supplier === supplier);
  if (branch !== undefined) conditions.push((order) => order.branch === branch);
  if (filters.palletTrucks) conditions.push(({ vehicleType }) => vehicleType === 'PALETEIRA');
  return (order) => conditions.every((holds) => holds(order));
}

/** Criticality first when asked, the unknown last; then age; the number keeps pages stable. */
export function inOrder({ criticality, order }: ListFilters): (a: OpenOrder, b: OpenOrder) => number {
  const direction = order === 'DESC' ? -1 : 1;
  const byLevel = criticality === undefined ? 0 : criticality === 'DESC' ? -1 : 1;
  return (a, b) =>
    (byLevel === 0 ? 0 : levelOf(a, b, byLevel)) ||
    (a.opened - b.opened) * direction ||
    (a.order - b.order) * direction;
}

function levelOf(a: OpenOrder, b: OpenOrder, direction: number): number {
  if (a.level === null || b.level === null) return Number(a.level === null) - Number(b.level === null);
  return (a.level - b.level) * direction;
}

/** Totals of the lists for the sidebar (G-75): countLists. A technician's running work counts in whichever branch. */
export function countsOf(orders: readonly OpenOrder[], reader: Reader): AnswerOf<'getCounters'> {
  const supplier = reader.kind === 'supplier';
  const works = ofDepartments(reader);
  const seen = orders.filter(visible(reader));
  const count = (holds: Holds, of: readonly OpenOrder[] = seen) => of.filter(holds).length;
  const onList = ({ approved, reopened }: OpenOrder) => approved && !reopened;
  const internal = (department: Department) =>
    count(
      (order) =>
        order.department === department &&
        onList(order) &&
        order.origin === 'I' &&
        !planTypes.includes(order.type),
    );
  const external = (department: Department) =>
    count(
      (order) =>
        order.department === department &&
        (supplier ? order.approved : onList(order) && order.origin === 'E'),
    );
  const ofPlans = (department: Department, types: readonly string[]) =>
    count((order) => order.department === department && onList(order) && types.includes(order.type));
  return {
    os_frota: internal('FROTA'),
    os_armazem: internal('ARMAZEM'),
    os_externas: external('FROTA'),
    os_externas_armazem: external('ARMAZEM'),
    os_reabertas: count((order) => works(order) && order.approved && order.reopened),
    os_preventivas: ofPlans('FROTA', preventiveTypes),
    os_preditivas: ofPlans('FROTA', [predictiveType]),
    os_preventivas_armazem: ofPlans('ARMAZEM', preventiveTypes),
    os_preditivas_armazem: ofPlans('ARMAZEM', [predictiveType]),
    os_ag_aprovacao: count((order) => !order.approved),
    em_execucao:
      reader.kind === 'attendant'
        ? count((order) => works(order) && order.running && order.worker === reader.personId, orders)
        : count((order) => works(order) && order.running),
    socorros: count((order) => order.rescue),
  };
}
