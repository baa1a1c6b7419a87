import type { AnswerOf, CheckedInput } from '@terminal/contract';
import { forFilters } from '@terminal/contract/catalog-fixed';
import type { Context } from '../core/context.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import { Refused } from '../core/refusal.ts';
import {
  findBranch,
  findPersonName,
  findReason,
  findSupplier,
  findTicketOf,
  listBranches,
  listPeople,
  listPlates,
  listReasons,
  listSegments,
  listSuppliers,
  listTechnicians,
  listTypes,
  listTyreSuppliers,
  type TechnicianRow,
} from './queries.ts';

/** Name of a branch, null when it does not exist. */
export async function findBranchName(db: CompanyDb, branch: number): Promise<string | null> {
  return (await findBranch(db, branch)) ?? null;
}

/** Name of a person there is. */
export const personName = (db: CompanyDb, id: number): Promise<string> => findPersonName(db, id);

/** Branches of a company, inactive ones included. */
export const branchesOfCompany = (db: CompanyDb): ReturnType<typeof listBranches> => listBranches(db);

/**
 * An active supplier to whom an order can be given.
 * @param field of the body that names it
 * @throws Refused CAMPO_INVALIDO when there is none
 */
export async function activeSupplier(
  db: CompanyDb,
  supplier: number,
  field: string,
): Promise<{ opensTicket: boolean }> {
  const ticket = await findTicketOf(db, supplier);
  if (ticket === undefined)
    throw new Refused('CAMPO_INVALIDO', { faults: { [field]: 'FORNECEDOR_DESCONHECIDO' } });
  return { opensTicket: ticket === 'S' };
}

/** Order types by name (LOOKUP-01). */
export async function orderTypes(context: Context): Promise<AnswerOf<'listOrderTypes'>> {
  return { items: await listTypes(context.db) };
}

/** Segments by name (LOOKUP-03, G-64). */
export async function segments(
  context: Context,
  operation = 0,
  type: string | null = null,
): Promise<AnswerOf<'listSegments'>> {
  const scope = operation === forFilters ? 'all' : operation === 0 ? 'active' : { operation };
  return { data: await listSegments(context.db, scope, type) };
}

/** Suppliers by name, at most 100; a supplier sees itself only (LOOKUP-02, G-06). */
export function suppliers({ db, actor }: Context, search = ''): Promise<AnswerOf<'listSuppliers'>> {
  return listSuppliers(db, search, actor.kind === 'supplier' ? actor.personId : null);
}

/** What was agreed with a supplier, and whom one talks to there. @throws Refused NAO_ENCONTRADO */
export async function supplierOf({ db }: Context, supplier: number): Promise<AnswerOf<'getSupplier'>> {
  const found = await findSupplier(db, supplier);
  if (found === undefined) throw new Refused('NAO_ENCONTRADO');
  return found;
}

/** Suppliers a tyre can go to, by name, at most 100: those that retread tyres first (TYRE-27). */
export const tyreSuppliers = ({ db }: Context, search = ''): Promise<AnswerOf<'listTyreSuppliers'>> =>
  listTyreSuppliers(db, search);

/** Plates of the session's branch for the lists' filters (LOOKUP-06). */
export function plates(context: Context, department: 'FROTA' | 'ARMAZEM') {
  return listPlates(context.db, department, context.actor.branchId);
}

/** Active reasons of a kind, in their documented order (EXEC-09, G-51). */
export function reasons(context: Context, query: CheckedInput<'listReasons'>['query']) {
  return listReasons(context.db, query.tp_motivo);
}

/** An active reason by its text (G-51). */
export const reasonOf = (db: CompanyDb, kind: 'PAUSA' | 'SOCORRO' | 'CANCELAMENTO', text: string) =>
  findReason(db, kind, text);

/** Technicians of the session's branch (LOOKUP-08); an attendant sees himself only. */
export async function technicians(
  context: Context,
  job: string | null,
): Promise<AnswerOf<'listTechnicians'>> {
  const { actor } = context;
  const person = actor.kind === 'attendant' ? actor.personId : null;
  return {
    items: await listTechnicians(context.db, { branch: actor.branchId ?? 0, zone: actor.zone, job, person }),
  };
}

/** People of the session's branch, whom a new order may name as the driver. */
export function drivers({ db, actor }: Context): Promise<AnswerOf<'listDrivers'>> {
  return listPeople(db, actor.branchId ?? 0);
}

/**
 * One technician of the session's branch (LOOKUP-09).
 * @throws Refused NAO_ENCONTRADO
 */
export async function technician(context: Context, person: number): Promise<TechnicianRow> {
  const [found] = await listTechnicians(context.db, {
    branch: context.actor.branchId ?? 0,
    zone: context.actor.zone,
    job: null,
    person,
  });
  if (found === undefined) throw new Refused('NAO_ENCONTRADO');
  return found;
}
