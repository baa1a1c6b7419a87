import type { Actor } from '../core/context.ts';
import { type Sql, sql } from '../core/db/sql.ts';
import { isPreventive } from '../core/order-types.queries.ts';
import type { ListScope } from './scope.rules.ts';

type Who = Pick<Actor, 'kind' | 'personId' | 'branchId'>;
/** A list's reader: what he may see, and the departments he works in. */
type Reader = Who & Pick<Actor, 'departments'>;

/** Orders (table alias `o` unless told) the session may see at all: its branch, and a supplier only its own (G-06, LIST-38). */
export function visibleTo(actor: Who, alias = 'o'): Sql {
  const os = sql.id(alias);
  const branch = actor.branchId === null ? sql`true` : sql`${os}.nr_seq_filial = ${actor.branchId}`;
  const own = actor.kind === 'supplier' ? sql`${os}.nr_seq_fornecedor = ${actor.personId}` : sql`true`;
  return sql`(${branch} and ${own})`;
}

/** Orders `o` of the departments the session works in. */
export function inDepartments({ departments }: Pick<Actor, 'departments'>): Sql {
  const [only, other] = departments;
  return other === undefined && only !== undefined ? sql`o.departamento_os = ${sql.lit(only)}` : sql`true`;
}

/**
 * The same, and open orders of other branches whose newest interval of work is the attendant's own: he goes on with it and ends
 * it wherever he has signed in. Lists of orders stay those of the branch.
 */
export function reachableBy(actor: Who): Sql {
  if (actor.kind !== 'attendant') return visibleTo(actor);
  return sql`(${visibleTo(actor)} or o.dt_final is null and ${actor.personId} = (
    select e.nr_seq_clifor_inicio from execucao e
     where e.nr_seq_os = o.nr_sequencial
     order by e.dt_inicio desc, e.nr_sequencial desc
     limit 1))`;
}

/** Criticality order `o` counts under: its own, else that of the lightest level. */
export const criticalityOf = sql`
  coalesce(o.nr_seq_criticidade, (select k.nr_sequencial from criticidade k order by k.nr_nivel desc limit 1))`;

/** Orders `o` of a list. Literals, not parameters, so that the partial indexes of open orders are used. */
export function inList(scope: ListScope, actor: Reader): Sql {
  const conditions = [visibleTo(actor), inPlace(scope)];
  if (scope.department === null) conditions.push(inDepartments(actor));
  if (scope.plans === 'preventive') conditions.push(isPreventive);
  if (scope.reopened === 'without') conditions.push(sql`o.dt_reabertura is null`);
  if (scope.reopened === 'only') conditions.push(sql`o.dt_reabertura is not null`);
  return sql`${sql.join(conditions, ' and ')}`;
}

/** Orders `o` of a list's department and origin, both or one. */
export function inPlace({ department, origin }: ListScope): Sql {
  const within = department === null ? sql`true` : sql`o.departamento_os = ${sql.lit(department)}`;
  const from = origin === null ? sql`true` : sql`o.st_origem = ${sql.lit(origin)}`;
  return sql`(${within} and ${from})`;
}
