import { itemTypes } from '@terminal/contract';
import type { Actor } from '../core/context.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import { one, type Sql, sql } from '../core/db/sql.ts';
import { newestVersion } from '../core/events/queries.ts';
import { JsonText } from '../core/json-text.ts';
import { criticalityJson, planName } from '../core/order-subject.queries.ts';
import { isUnplanned } from '../core/order-types.queries.ts';
import { lengthOf, mostListed, reachOf } from '../core/paging.ts';
import { number, row, text } from '../core/row.ts';
import { beginsLike } from '../core/words.queries.ts';
import { criticalityOf, inList } from './scope.queries.ts';
import type { ListScope } from './scope.rules.ts';
import {
  factsJson,
  newestInterval,
  partCame,
  planOrOther,
  reopening,
  restReason,
  slaText,
} from './situation.queries.ts';
import { withPermitted } from './situation.rules.ts';

/** Filters of a list as the contract hands them over (LIST-12). */
export interface ListFilters {
  page: number;
  pageSize: number;
  order: 'ASC' | 'DESC';
  criticality: 'ASC' | 'DESC' | undefined;
  approved: boolean;
  closed: boolean;
  /** Beginnings of plates or fleet numbers, by their letters and digits; none: all vehicles. */
  vehicles: readonly string[];
  types: readonly string[] | undefined;
  from: string | undefined;
  to: string | undefined;
  number: number | undefined;
  level: number | undefined;
  segment: number | undefined;
  supplier: number | undefined;
  branch: number | undefined;
  palletTrucks: boolean;
}

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
  const { total, last_page, contagem } = lengthOf(row.total, filters.pageSize);
  return new JsonText(
    `{"current_page":${filters.page},"total":${total},"last_page":${last_page},"contagem":"${contagem}","data":${withPermitted(row.dados, actor)}}`,
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

/** The cards of the chosen page (LIST-36). */
function card(actor: Actor): Sql {
  return sql`
    select o.nr_sequencial, o.nr_placa, v.nr_frota, v.cd_tipoveiculo, o.dt_os, o.dt_inicial, o.dt_final,
           o.dt_reabertura, tp.ds_tipo, o.nr_seq_tipo,
           ${planOrOther} as tp_os,
           o.st_os, case when u.pausada then 'P' end as st_os_pause, o.st_origem, o.liberado, o.st_elevador,
           s.ds_grupo, c.ds_conjunto, ${planName} as ds_plano, o.nr_conjunto, ${slaText} as hr_sla, ci.ds_ciclo,
           fo.ds_colaborador as ds_fornecedor, me.ds_colaborador as ds_mecanico, o.departamento_os, o.km_atual,
           o.nr_seq_filial, o.nr_seq_criticidade,
           ${criticalityJson} as criticidade,
           it.executaveis, it.executaveis_encerrados, it.pecas_abertas,
           case when u.nr_sequencial is not null then json_build_object('nr_seq_clifor_inicio', u.nr_seq_clifor_inicio,
                'dt_inicio', u.dt_inicio) end as execucao_inicio,
           case when u.nr_sequencial is not null and not u.rodando and not u.pausada
                then json_build_object('dt_final', u.dt_final,
                'tecnico_final', json_build_object('ds_colaborador', me.ds_colaborador)) end as execucao_final,
           case when s.nr_sequencial is not null then json_build_object('ds_grupo', s.ds_grupo,
                'habilita_pneus', s.habilita_pneus) end as segmento,
           o.nr_seq_socorro_emrota,
           case when u.pausada then json_build_object('ds_motivo', ${restReason}, 'dt_pausa', u.dt_final,
                'nr_seq_clifor', u.nr_seq_clifor_inicio, 'peca_chegou', ${partCame}) end as pausa,
           ${actor.branchId === null ? sql`(select f.ds_filial from filial f where f.nr_sequencial = o.nr_seq_filial)` : sql`null::text`}
             as ds_filial,
           ${reopening} as reabertura, ${factsJson(actor.personId)} as permitido, it.items
      from pagina p
      join os o on o.nr_sequencial = p.nr_sequencial
      join veiculo v on v.nr_placa = o.nr_placa
      join tipo_os tp on tp.nr_sequencial = o.nr_seq_tipo
      left join conjunto c on c.nr_sequencial = o.nr_conjunto
      left join segmento s on s.nr_sequencial = c.nr_seq_segmento
      left join criticidade cr on cr.nr_sequencial = o.nr_seq_criticidade
      left join plano_ciclo ci on ci.nr_sequencial = o.nr_seq_ciclo
      left join g_clifor fo on fo.nr_sequencial = o.nr_seq_fornecedor
      ${newestInterval}
      left join g_clifor me on me.nr_sequencial = u.nr_seq_clifor_inicio
      left join motivo mo on mo.nr_sequencial = u.nr_seq_motivo
      cross join lateral (
        select count(*) filter (where i.st_habilita_execucao = 'S') as executaveis,
               count(oi.dt_atendido) filter (where i.st_habilita_execucao = 'S') as executaveis_encerrados,
               count(*) filter (where oi.dt_atendido is null and i.nr_tipo = ${sql.lit(itemTypes.part)} and o.nr_seq_veiculo_plano is not null)
                 as pecas_abertas,
               coalesce(json_agg(json_build_object('nr_sequencial', oi.nr_sequencial) order by oi.nr_sequencial), '[]') as items
          from os_item oi
          join item i on i.nr_sequencial = oi.nr_seq_item
         where oi.nr_seq_os = o.nr_sequencial) it
     order by p.lugar`;
}
