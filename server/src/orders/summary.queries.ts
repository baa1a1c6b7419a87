import type { Actor } from '../core/context.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import { many, one, sql } from '../core/db/sql.ts';
import { newestVersion } from '../core/events/queries.ts';
import { JsonText } from '../core/json-text.ts';
import { isPlanned, isPredictive, isPreventive, isUnplanned } from '../core/order-types.queries.ts';
import { row, text, VersionedJson } from '../core/row.ts';
import { criticalityOf, inDepartments, inList, inPlace, visibleTo } from './scope.queries.ts';
import type { ListScope } from './scope.rules.ts';

/**
 * Per criticality level: open orders of the list and the average release time of the last 30 days,
 * in seconds (G-34). Always five levels; null where nothing was released.
 */
export async function listAverages(db: CompanyDb, scope: ListScope, actor: Actor): Promise<JsonText> {
  const { dados, versao } = await one(db, VersionedJson)`
    select coalesce(json_agg(json_build_object('nr_nivel', c.nr_nivel, 'ds_criticidade', c.ds_criticidade,
             'ds_titulo', c.ds_titulo, 'ordem_servico', json_build_array(json_build_object(
               'total_os', coalesce(a.total, 0), 'media_horas_liberacao', m.media))) order by c.nr_nivel), '[]')::text as dados,
           ${newestVersion(actor.branchId)} as versao
      from criticidade c
      left join (select ${criticalityOf} as nr_seq_criticidade, count(*) as total
                   from os o
                  where ${inList(scope, actor)} and o.dt_final is null and o.liberado = 'S'
                    and ${scope.plans === 'apart' ? isUnplanned : sql`true`}
                  group by 1) a on a.nr_seq_criticidade = c.nr_sequencial
      left join (select o.nr_seq_criticidade,
                        round(extract(epoch from avg(coalesce(o.dt_liberado, o.dt_final) - o.dt_os)))::int as media
                   from os o
                  where ${visibleTo(actor)} and ${inPlace(scope)}
                    and ${scope.department === null ? inDepartments(actor) : sql`true`}
                    and ${scope.reopened === 'only' ? sql`o.dt_reabertura is not null` : sql`true`}
                    and coalesce(o.dt_liberado, o.dt_final) >= now() - interval '30 days'
                    and (o.dt_liberado is not null or o.dt_final is not null) and o.st_os <> 'E'
                  group by 1) m on m.nr_seq_criticidade = c.nr_sequencial`;
  return new JsonText(dados, versao);
}

/**
 * Totals of the lists for the sidebar, in one pass over the open orders (G-75). Lists of both departments, and running work,
 * are counted as the session's lists hold them.
 */
export async function countLists(db: CompanyDb, actor: Actor): Promise<JsonText> {
  const { dados, versao } = await one(db, VersionedJson)`
    select json_build_object(
             'os_frota', count(*) filter (where na_lista and not plano and departamento_os = 'FROTA' and st_origem = 'I'),
             'os_armazem', count(*) filter (where na_lista and not plano and departamento_os = 'ARMAZEM' and st_origem = 'I'),
             'os_externas', count(*) filter (where externa and departamento_os = 'FROTA'),
             'os_externas_armazem', count(*) filter (where externa and departamento_os = 'ARMAZEM'),
             'os_reabertas', count(*) filter (where minha and liberado = 'S' and dt_reabertura is not null),
             'os_preventivas', count(*) filter (where na_lista and preventiva and departamento_os = 'FROTA'),
             'os_preditivas', count(*) filter (where na_lista and preditiva and departamento_os = 'FROTA'),
             'os_preventivas_armazem', count(*) filter (where na_lista and preventiva and departamento_os = 'ARMAZEM'),
             'os_preditivas_armazem', count(*) filter (where na_lista and preditiva and departamento_os = 'ARMAZEM'),
             'os_ag_aprovacao', count(*) filter (where liberado = 'N'),
             'em_execucao', ${actor.kind === 'attendant' ? ownRunning(actor) : sql`count(*) filter (where minha and rodando)`},
             'socorros', count(*) filter (where nr_seq_socorro_emrota is not null))::text as dados,
           ${newestVersion(actor.branchId)} as versao
      from (select o.departamento_os, o.st_origem, o.liberado, o.dt_reabertura, o.nr_seq_socorro_emrota,
                   ${inDepartments(actor)} as minha, ${isPlanned} as plano, ${isPreventive} as preventiva, ${isPredictive} as preditiva,
                   o.liberado = 'S' and o.dt_reabertura is null as na_lista,
                   (o.st_origem = 'E' or ${actor.kind === 'supplier'}) and o.liberado = 'S'
                     and (o.dt_reabertura is null or ${actor.kind === 'supplier'}) as externa,
                   exists (select 1 from execucao e where e.nr_seq_os = o.nr_sequencial and e.dt_final is null) as rodando
              from os o
             where o.dt_final is null and ${visibleTo(actor)}) abertas`;
  return new JsonText(dados, versao);
}

/** A technician's own running work, in whichever branch. */
const ownRunning = ({ personId, departments }: Actor) => sql`
  (select count(*) from execucao e join os o on o.nr_sequencial = e.nr_seq_os
    where e.nr_seq_clifor_inicio = ${personId} and e.dt_final is null and ${inDepartments({ departments })})`;

const ReopenedPlates = row({ nr_placa: text });

/** Plates of the branch with an open reopened order. */
export async function listReopenedPlates(db: CompanyDb, actor: Actor): Promise<{ nr_placa: string }[]> {
  return many(db, ReopenedPlates)`
    select distinct o.nr_placa
      from os o
     where o.dt_final is null and o.liberado = 'S' and o.dt_reabertura is not null
       and ${visibleTo(actor)} and ${inDepartments(actor)}
     order by 1`;
}

/** Open roadside rescues, oldest first. */
export async function listRescues(db: CompanyDb, actor: Actor): Promise<JsonText> {
  const { dados, versao } = await one(db, VersionedJson)`
    select coalesce(json_agg(json_build_object('nr_sequencial', o.nr_sequencial, 'nr_placa', o.nr_placa,
             'dt_os', o.dt_os) order by o.dt_os), '[]')::text as dados,
           ${newestVersion(actor.branchId)} as versao
      from os o
     where o.dt_final is null and o.nr_seq_socorro_emrota is not null and ${visibleTo(actor)}`;
  return new JsonText(dados, versao);
}
