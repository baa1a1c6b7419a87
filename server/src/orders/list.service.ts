import type { AnswerOf, CheckedInput } from '@terminal/contract';
import { pageSizes } from '@terminal/contract';
import type { Context } from '../core/context.ts';
import { JsonText } from '../core/json-text.ts';
import { ownBranch } from '../session/service.ts';
import { releaseBranch } from '../settings/service.ts';
import { answeredBy } from './board.rules.ts';
import { countOnBoard, keptOnBoard, listOnBoard, rescuesOnBoard } from './board.service.ts';
import type { Boards } from './board.ts';
import { listOrders } from './list.queries.ts';
import {
  externalScope,
  fleetScope,
  type ListFilters,
  type ListScope,
  reopenedScope,
  typesOf,
  warehousePreventiveScope,
  warehouseScope,
} from './scope.rules.ts';
import { countLists, listAverages, listReopenedPlates, listRescues } from './summary.queries.ts';

type ListQuery = CheckedInput<'listOrders'>['query'];

/** Orders of the fleet (LIST-35); a supplier has no internal list and gets his own orders only. */
export function fleetOrders(context: Context, boards: Boards, query: ListQuery): Promise<JsonText> {
  const { origem: origin, tipo: type, status } = query;
  return list(context, boards, fleetScope({ origin, type, status }), query);
}

/** Orders of the warehouse (WARE-01). */
export function warehouseOrders(context: Context, boards: Boards, query: ListQuery): Promise<JsonText> {
  const { origem: origin, tipo: type } = query;
  return list(context, boards, warehouseScope({ origin, type }, context.actor.kind === 'supplier'), query);
}

/** Preventives of the warehouse (WARE-01, G-35). */
export function warehousePreventives(context: Context, boards: Boards, query: ListQuery): Promise<JsonText> {
  return list(context, boards, warehousePreventiveScope(query.origem), query);
}

/** External orders of the fleet (EXT-01). */
export function externalOrders(context: Context, boards: Boards, query: ListQuery): Promise<JsonText> {
  return list(context, boards, externalScope(context.actor.kind === 'supplier'), query);
}

/** Reopened orders of the branch (LIST-39). */
export function reopenedOrders(context: Context, boards: Boards, query: ListQuery): Promise<JsonText> {
  return list(context, boards, reopenedScope(query.origem), query);
}

/** Plates with reopened orders (LOOKUP-06). */
export function reopenedPlates(context: Context): Promise<AnswerOf<'listReopenedPlates'>> {
  return listReopenedPlates(context.db, context.actor);
}

/** From the board, or from the database what that does not hold. */
async function list(context: Context, boards: Boards, scope: ListScope, query: ListQuery): Promise<JsonText> {
  const { db, actor } = context;
  const filters = filtersOf(query);
  const ask = () => listOrders(db, scope, filters, actor);
  const by = answeredBy(filters);
  if (by === 'kept') return keptOnBoard(context, boards, ['list', scope, filters, actor.zone], ask);
  return (by === 'board' ? await listOnBoard(context, boards, scope, filters) : undefined) ?? ask();
}

/** Plates or fleet numbers as they are typed, several with commas between: each by its letters and digits. */
const vehiclesOf = (text = ''): string[] =>
  text
    .split(',')
    .map((one) => one.replaceAll(/[^A-Z0-9]/g, ''))
    .filter((code) => code !== '');

function filtersOf(query: ListQuery): ListFilters {
  return {
    page: query.page ?? 1,
    pageSize: query.per_page ?? pageSizes.cards,
    order: query.ordernation ?? query.ordenation ?? 'ASC',
    criticality: query.criticidade,
    approved: query.liberado !== 'N' && query.liberado !== '0',
    closed: query.executada === '1',
    vehicles: vehiclesOf(query.singlePlaca ?? query.placa),
    types: query.tipo === undefined ? undefined : typesOf(query.tipo, query.tipoExato === 'S'),
    from: query.de,
    to: query.ate,
    number: query.codigo,
    level: query.nr_nivel,
    segment: query.segmento,
    supplier: query.fornecedor,
    branch: query.filialEmpresa,
    palletTrucks: query.tipoVeiculo === 'paleteiras',
  };
}

/** Lists that come with counts and release times. */
type SummaryOf = 'fleet' | 'warehouse' | 'reopened';

/**
 * Counts and release times per level of a list (LIST-22).
 * @param origin T: both
 * @param branch another branch of the person (G-76); it narrows a session of all branches to one
 * @throws Refused FILIAL_NAO_PERMITIDA for a branch of others
 */
export async function averages(
  context: Context,
  of: SummaryOf,
  origin: 'I' | 'E' | 'T',
  branch: number | null,
): Promise<JsonText> {
  const { actor } = context;
  const branchId = branch ?? actor.branchId;
  const scope = summaryScope(of, origin === 'T' ? undefined : origin, actor.kind === 'supplier');
  if (branchId === actor.branchId) return listAverages(context.db, scope, actor);
  if (actor.branchId !== null && branchId !== null && !(await isForAll(context, scope, branchId)))
    await ownBranch(context, branchId);
  const { json } = await listAverages(context.db, scope, { ...actor, branchId });
  // The check for an unchanged answer uses the session's branch only.
  return new JsonText(json);
}

/** The branch whose release times the company shows on everybody's dashboard (filial_criticidade). */
const isForAll = async (context: Context, { origin, department }: ListScope, branch: number) =>
  context.actor.kind !== 'supplier' &&
  origin === 'E' &&
  department === 'FROTA' &&
  branch === (await releaseBranch(context));

function summaryScope(of: SummaryOf, origin: 'I' | 'E' | undefined, supplier: boolean): ListScope {
  if (of === 'reopened') return reopenedScope(origin);
  if (of === 'warehouse') return warehouseScope({ origin }, supplier);
  return origin === 'E' ? externalScope(supplier) : fleetScope({ origin });
}

/** Totals of the lists for the sidebar (SHELL-24). */
export async function counters(context: Context, boards: Boards): Promise<JsonText> {
  return (await countOnBoard(context, boards)) ?? countLists(context.db, context.actor);
}

/** Counters of the whole branch, for both departments, for figures all its screens share. */
export function branchCounters(context: Context): Promise<JsonText> {
  return countLists(context.db, { ...context.actor, departments: ['FROTA', 'ARMAZEM'] });
}

/** Open roadside rescues (RESCUE-01). */
export async function rescues(context: Context, boards: Boards): Promise<JsonText> {
  return (await rescuesOnBoard(context, boards)) ?? listRescues(context.db, context.actor);
}
