import type { Actor } from '../core/context.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, one, type Sql, sql } from '../core/db/sql.ts';
import { newestVersion } from '../core/events/queries.ts';
import { JsonText } from '../core/json-text.ts';
import { criticalityJson, otherBranch, subject } from '../core/order-subject.queries.ts';
import { number, row, text } from '../core/row.ts';
import { inDepartments, reachableBy, visibleTo } from './scope.queries.ts';
import { factsJson, newestInterval, planOrOther, restReason } from './situation.queries.ts';
import { withPermitted } from './situation.rules.ts';

type Department = 'FROTA' | 'ARMAZEM';

/** What every row tells of its order `o` and vehicle `v`. */
const place = (
  actor: Actor,
) => sql`o.nr_sequencial as nr_seq_os, o.nr_placa, v.nr_frota, ${subject} as ds_conjunto,
           ${criticalityJson} as criticidade,
           ${planOrOther} as tp_os,
           ${otherBranch(actor)} as ds_filial`;

/** The same of an open order, with its facts. */
const open = (actor: Actor) => sql`${place(actor)}, ${factsJson(actor.personId)} as permitido`;

/** Joins what `place` and the work `e` of an order are called, and what `open` needs besides. */
const names = sql`
      join veiculo v on v.nr_placa = o.nr_placa
      left join conjunto c on c.nr_sequencial = o.nr_conjunto
      left join criticidade cr on cr.nr_sequencial = o.nr_seq_criticidade`;
const openNames = sql`${names} ${newestInterval}`;
const workNames = sql`
      join g_clifor g on g.nr_sequencial = e.nr_seq_clifor_inicio
      left join os_item oi on oi.nr_sequencial = e.nr_seq_os_item
      left join item i on i.nr_sequencial = oi.nr_seq_item`;

/** An attendant's own work alone (XLIST-07). */
const ownWork = (actor: Actor): Sql =>
  actor.kind === 'attendant' ? sql`e.nr_seq_clifor_inicio = ${actor.personId}` : sql`true`;

const Answer = row({ dados: text, versao: text.nullable() });

/**
 * Answers one list as JSON with the branch's version; without version if a row belongs to another branch, whose events the
 * version does not count.
 */
async function answer(db: CompanyDb, actor: Actor, list: Sql): Promise<JsonText> {
  const { dados, versao } = await one(db, Answer)`
    with linhas as materialized (${list})
    select (select coalesce(json_agg(to_json(linha)), '[]')::text from linhas linha) as dados,
           case when not exists (select from linhas where ds_filial is not null)
                then ${newestVersion(actor.branchId)} end as versao`;
  return new JsonText(withPermitted(dados, actor), versao);
}

/** Running work in one department, oldest first. */
export function listActive(
  db: CompanyDb,
  actor: Actor,
  filter: { department: Department; person: number | null },
): Promise<JsonText> {
  return answer(
    db,
    actor,
    sql`
    select ${open(actor)}, e.dt_inicio as dt_inicial, i.ds_item, e.nr_seq_clifor_inicio as nr_seq_clifor, g.ds_colaborador
      from execucao e
      join os o on o.nr_sequencial = e.nr_seq_os ${openNames} ${workNames}
     where e.dt_final is null and ${reachableBy(actor)} and ${ownWork(actor)}
       and o.departamento_os = ${sql.lit(filter.department)}
       and (${filter.person}::int is null or e.nr_seq_clifor_inicio = ${filter.person})
     order by e.dt_inicio, e.nr_sequencial`,
  );
}

/** Paused work, the longest pause first. An order that awaits its release is not paused but finished with. */
export function listPaused(db: CompanyDb, actor: Actor, kind: 'O' | 'V' | undefined): Promise<JsonText> {
  const plans = kind === undefined ? sql`true` : sql`(o.nr_seq_veiculo_plano is not null) = ${kind === 'V'}`;
  return answer(
    db,
    actor,
    sql`
    select ${open(actor)}, e.dt_inicio as dt_inicial, e.dt_final as dt_pausa, i.ds_item,
           e.nr_seq_clifor_inicio as nr_seq_clifor, g.ds_colaborador, ${restReason} as justificativa,
           e.ds_observacao as observacao, o.departamento_os,
           exists (select 1 from ordem_compra oc
                    where oc.nr_seq_os = o.nr_sequencial and oc.dt_fechamento is null) as oc_aberta,
           exists (select from peca_chegada pc
                    where pc.nr_seq_execucao = e.nr_sequencial and pc.dt_dispensa is null) as peca_chegou
      from execucao e
      join os o on o.nr_sequencial = e.nr_seq_os ${openNames} ${workNames}
      join motivo mo on mo.nr_sequencial = e.nr_seq_motivo
     where e.tp_fim = 'P' and e.dt_retomada is null and o.st_os = 'P'
       and ${reachableBy(actor)} and ${inDepartments(actor)} and ${ownWork(actor)} and ${plans}
     order by e.dt_final, e.nr_sequencial`,
  );
}

/** Started, neither running nor paused; `e` is its newest interval, by a technician. */
const partial = (actor: Actor) => sql`
  o.st_os = 'P' and ${reachableBy(actor)}
  and exists (select from (select * from execucao s where s.nr_seq_os = o.nr_sequencial
                            order by s.dt_inicio desc, s.nr_sequencial desc limit 1) e
               where e.dt_final is not null and (e.tp_fim <> 'P' or e.dt_retomada is not null) and ${ownWork(actor)})`;

/** Orders that await approval, release or the rest of their work, the oldest first. */
export function listWaiting(
  db: CompanyDb,
  actor: Actor,
  waitsFor: 'approval' | 'release' | 'work',
): Promise<JsonText> {
  const state = {
    approval: sql`o.liberado = 'N' and ${visibleTo(actor)}`,
    release: sql`o.st_os = 'L' and ${visibleTo(actor)}`,
    work: partial(actor),
  }[waitsFor];
  return answer(
    db,
    actor,
    sql`
    select ${open(actor)}, tp.ds_tipo, o.ds_observacao, o.dt_os, o.dt_inicial, f.ds_fornecedor, o.departamento_os
      from os o ${openNames}
      join tipo_os tp on tp.nr_sequencial = o.nr_seq_tipo
      left join fornecedor f on f.nr_sequencial = o.nr_seq_fornecedor
     where o.dt_final is null and ${state} and ${inDepartments(actor)}
     order by o.dt_os, o.nr_sequencial`,
  );
}

const Ended = row({ total: number, dados: text });

/**
 * One page of the work that ended in the last days, newest first. Hours are the interval's own: the pause after it is none of
 * them. An order is closed after its work has ended, so those closed before are not looked at.
 */
export async function listEnded(
  db: CompanyDb,
  actor: Actor,
  { days, ...page }: { number: number; size: number; days: number },
): Promise<JsonText> {
  const since = sql`now() - make_interval(days => ${sql.lit(days)})`;
  const ended = sql`
      from execucao e
      join os o on o.nr_sequencial = e.nr_seq_os
     where e.dt_final >= ${since} and (o.dt_final is null or o.dt_final >= ${since})
       and ${visibleTo(actor)} and ${ownWork(actor)}`;
  const row = await one(db, Ended)`
    with pagina as (
      select e.* ${ended}
       order by e.dt_final desc, e.nr_sequencial desc
       limit ${page.size} offset ${(page.number - 1) * page.size})
    select (select count(*) ${ended}) as total,
           (select coalesce(json_agg(to_json(linha)), '[]')::text from (
              select ${place(actor)}, e.nr_sequencial, e.dt_inicio, e.dt_final, i.ds_item, g.ds_colaborador,
                     extract(epoch from e.dt_final - e.dt_inicio)::int as segundos
                from pagina e
                join os o on o.nr_sequencial = e.nr_seq_os ${names} ${workNames}
               order by e.dt_final desc, e.nr_sequencial desc) linha) as dados`;
  const lastPage = Math.max(1, Math.ceil(row.total / page.size));
  return new JsonText(
    `{"current_page":${page.number},"total":${row.total},"last_page":${lastPage},"qt_dias":${days},"data":${row.dados}}`,
  );
}

/** Whether a person may see closed orders. */
export async function seesClosed(db: CompanyDb, person: number): Promise<boolean> {
  const found = await execute(db)`
    select 1 from g_clifor where nr_sequencial = ${person} and exibe_os_encerrada = 1`;
  return found === 1;
}

/** The orders of the branch closed last, done or cancelled, of one plate or all (G-28). */
export async function listClosed(
  db: CompanyDb,
  actor: Actor,
  filter: { plate: string | null; most: number },
): Promise<JsonText> {
  const plate = filter.plate === null ? sql`true` : sql`o.nr_placa = ${filter.plate}`;
  const dados = await one(db, text)`
    select coalesce(json_agg(to_json(linha)), '[]')::text as dados
      from (select o.nr_sequencial, o.nr_placa, o.st_os, o.liberado, o.dt_os, o.dt_inicial, o.dt_final, s.ds_grupo, ${subject} as ds_conjunto
              from os o
              left join conjunto c on c.nr_sequencial = o.nr_conjunto
              left join segmento s on s.nr_sequencial = c.nr_seq_segmento
             where o.dt_final is not null and ${visibleTo(actor)} and ${plate}
             order by o.dt_final desc, o.nr_sequencial desc
             limit ${filter.most}) linha`;
  return new JsonText(dados);
}
