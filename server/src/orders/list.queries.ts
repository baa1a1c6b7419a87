import type { Actor } from '../core/context.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import { one, type Sql, sql } from '../core/db/sql.ts';
import { newestVersion } from '../core/events/queries.ts';
import { JsonText } from '../core/json-text.ts';
import { isUnplanned } from '../core/order-types.queries.ts';
import { lengthOf, mostListed, pageText, reachOf } from '../core/paging.ts';
import { number, row, text } from '../core/row.ts';
import { beginsLike } from '../core/words.queries.ts';
import { branchName, cardColumns, cardJoins } from './card.queries.ts';
import { criticalityOf, inList } from './scope.queries.ts';
import type { ListFilters, ListScope } from './scope.rules.ts';
import { withPermitted } from './situation.rules.ts';

/** Closed orders are millions: without a number or a beginning the list goes back this far, and it holds the newest. */
const closedDays = 30;

const Orders = row({ total: number, dados: text, versao: text });

/**
 * One page of a list with its total, in one statement: the numbers are chosen first, only the chosen
 * rows are joined. Answers the pagination envelope as JSON.
 */
export async function listOrders(
  db: CompanyDb,
  scope: ListScope,
  filters: ListFilters,
  actor: Actor,
): Promise<JsonText> {
  const reach = reachOf(filters.page, filters.pageSize);
  const newest = (most: number) =>
    filters.closed ? sql`order by dt_os desc, nr_sequencial desc limit ${sql.lit(most)}` : sql``;
  const row = await one(db, Orders)`
    with achadas as materialized (
      select o.nr_sequencial, o.dt_os${filters.criticality === undefined ? sql`` : sql`, cr.nr_nivel`}
        from os o
        ${joinsFor(filters)}
       where ${conditions(scope, filters, actor)}
       ${newest(mostListed + 1)}),
    pagina as (
      select nr_sequencial, row_number() over (${sorting(filters)}) as lugar
        from (select * from achadas ${newest(mostListed)}) escolhidas
       ${sorting(filters)}
       limit ${reach.size} offset ${reach.first})
    select (select count(*) from achadas)::int as total, ${newestVersion(actor.branchId)} as versao,
           (select coalesce(json_agg(to_json(cartao)), '[]')::text
              from (${card(actor)}) cartao) as dados`;
  return new JsonText(
    pageText(filters.page, lengthOf(row.total, filters.pageSize), withPermitted(row.dados, actor)),
    row.versao,
  );
}

function joinsFor(filters: ListFilters): Sql {
  const joins: Sql[] = [];
  if (filters.criticality !== undefined) {
    joins.push(sql`left join criticidade cr on cr.nr_sequencial = o.nr_seq_criticidade`);
  }
  if (filters.segment !== undefined) joins.push(sql`join conjunto cj on cj.nr_sequencial = o.nr_conjunto`);
  if (filters.palletTrucks) joins.push(sql`join veiculo pv on pv.nr_placa = o.nr_placa`);
  return joins.length === 0 ? sql`` : sql.join(joins, ' ');
}

function conditions(scope: ListScope, filters: ListFilters, actor: Actor): Sql {
  const all: Sql[] = [inList(scope, actor), sql`o.liberado = ${sql.lit(filters.approved ? 'S' : 'N')}`];
  all.push(filters.closed ? sql`o.dt_final is not null` : sql`o.dt_final is null`);
  if (filters.types !== undefined) all.push(sql`o.nr_seq_tipo in (${sql.join(filters.types)})`);
  else if (scope.plans === 'apart') all.push(isUnplanned);
  if (filters.vehicles.length > 0)
    all.push(
      sql`o.nr_placa = any (array(select v.nr_placa from veiculo v where ${ofVehicles(filters.vehicles)}))`,
    );
  if (filters.number !== undefined) all.push(sql`o.nr_sequencial = ${filters.number}`);
  if (filters.level !== undefined)
    all.push(
      sql`${criticalityOf} in (select c.nr_sequencial from criticidade c where c.nr_nivel = ${filters.level})`,
    );
  if (filters.segment !== undefined) all.push(sql`cj.nr_seq_segmento = ${filters.segment}`);
  if (filters.supplier !== undefined) all.push(sql`o.nr_seq_fornecedor = ${filters.supplier}`);
  if (filters.branch !== undefined) all.push(sql`o.nr_seq_filial = ${filters.branch}`);
  if (filters.palletTrucks) all.push(sql`pv.cd_tipoveiculo = 'PALETEIRA'`);
  all.push(...period(filters, actor.zone));
  return sql.join(all, ' and ');
}

const ofVehicles = (codes: readonly string[]) => sql.join(codes.map(beginsLike), ' or ');

/** Whole days of the branch's zone, both ends included (G-114). */
function period(filters: ListFilters, zone: string): Sql[] {
  const { from, to } = filters;
  const bounds: Sql[] = [];
  if (from !== undefined) bounds.push(sql`o.dt_os >= (${from}::date)::timestamp at time zone ${zone}`);
  if (to !== undefined) bounds.push(sql`o.dt_os < (${to}::date + 1)::timestamp at time zone ${zone}`);
  const unbounded = filters.closed && from === undefined && filters.number === undefined;
  if (unbounded) bounds.push(sql`o.dt_os >= now() - make_interval(days => ${sql.lit(closedDays)})`);
  return bounds;
}

/** Criticality first when asked, worst first for ASC and the unknown last; then age; the number keeps pages stable. */
function sorting(filters: ListFilters): Sql {
  const direction = filters.order === 'DESC' ? sql`desc` : sql`asc`;
  const byLevel =
    filters.criticality === undefined
      ? sql``
      : filters.criticality === 'ASC'
        ? sql`nr_nivel asc nulls last, `
        : sql`nr_nivel desc nulls last, `;
  return sql`order by ${byLevel}dt_os ${direction}, nr_sequencial ${direction}`;
}

/** The cards of the chosen page. */
const card = ({ personId, branchId }: Actor): Sql => sql`
    select ${cardColumns(personId, branchId === null ? branchName : sql`null::text`)}
      from pagina p
      join os o on o.nr_sequencial = p.nr_sequencial
      ${cardJoins}
     order by p.lugar`;
