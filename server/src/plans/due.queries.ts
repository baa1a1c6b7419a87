import type { Actor } from '../core/context.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import { maybe, one, type Sql, sql } from '../core/db/sql.ts';
import { newestVersion } from '../core/events/queries.ts';
import { inBranch } from '../core/fleet.queries.ts';
import { JsonText } from '../core/json-text.ts';
import { text, VersionedJson } from '../core/row.ts';

type Where = Pick<Actor, 'branchId' | 'zone'>;
type Department = 'FROTA' | 'ARMAZEM';

/** Due status of the branch's vehicles, or of one of them, on the branch's day. */
const dueNow = ({ branchId, zone }: Where, plate: string | null = null) => sql`
  plano_vencimento((now() at time zone ${zone})::date, ${branchId}::int, ${plate}::varchar, ${zone}) p`;

/** The most urgent first. */
const byUrgency = sql`p.st_plano = 'V' desc nulls last, p.dt_prevista nulls last, p.nr_placa, p.nr_seq_veiculo_plano`;

/** Why the branch does not work on a day to come; null: it does, or the day has passed. */
const dayOff = ({ branchId, zone }: Where, day: Sql) => sql`
  case when ${day} >= (now() at time zone ${zone})::date then folga(${branchId}::int, ${day}) end`;

/** Columns of every line of due plans. */
const vehicleFields = (where: Where) => sql`
  'PLACA', p.nr_placa, 'NR_FROTA', p.nr_frota, 'PROX_CICLO', p.ds_ciclo, 'DS_PLANO', p.ds_plano,
  'DATA', p.dt_prevista, 'FOLGA', ${dayOff(where, sql`p.dt_prevista`)}, 'CD_PROX_CICLO', p.nr_seq_ciclo, 'KM_ULTIMO', p.km_ultimo, 'DT_ULTIMO', p.dt_ultimo, 'NR_SEQ_OS', p.nr_seq_os`;

/** Preventives of a department with a status (PREV-04, WARE-02). */
export function listDuePlates(
  db: CompanyDb,
  where: Where,
  of: { department: Department; status: 'V' | 'A' },
): Promise<JsonText> {
  return rowsOf(
    db,
    where,
    sql`json_build_object(${vehicleFields(where)}, 'PROXIMO_KM', p.km_proximo, 'KM_ATUAL', p.km_atual, 'TP_MEDIDOR', p.tp_medidor,
      'CD_PROX_ORDEM', p.nr_seq_veiculo_plano, 'CD_PROX_ORDEM_CARROCERIA', null, 'ST_CONCESSIONARIA', p.st_concessionaria)`,
    sql`p.tp_plano = 'V' and p.departamento = ${of.department} and p.st_plano = ${of.status}`,
  );
}

/** Bodywork with a status (BODY-01). */
export function listDueBodywork(db: CompanyDb, where: Where, status: 'V' | 'A'): Promise<JsonText> {
  return rowsOf(
    db,
    where,
    sql`json_build_object(${vehicleFields(where)}, 'CD_PROX_ORDEM_CARROCERIA', p.nr_seq_veiculo_plano)`,
    sql`p.tp_plano = 'R' and p.st_plano = ${status}`,
  );
}

/** Predictive plans, due or not (PRED-03); a cycle counted in days has days in place of meter values. */
export function listPredictive(
  db: CompanyDb,
  where: Where,
  of: { terminal: 'S' | 'N' | null; plan: number | null; plate: string | null },
): Promise<JsonText> {
  return rowsOf(
    db,
    where,
    sql`json_build_object('nr_placa', p.nr_placa, 'nr_frota', p.nr_frota, 'ds_ciclo', p.ds_ciclo,
      'proxima', case when p.km_proximo is null then to_json(p.dt_limite) else to_json(p.km_proximo) end,
      'ultima', case when p.km_proximo is null then to_json(p.dt_ultimo) else to_json(p.km_ultimo) end,
      'ultima_antiga', case when p.km_proximo is not null and p.km_ultimo < 0 then p.km_mostrado end,
      'km_atual', p.km_atual, 'tp_medidor', p.tp_medidor, 'ds_preditivo', p.ds_plano,
      'cd_preditivo', p.nr_seq_veiculo_plano, 'cd_prox_ciclo', p.nr_seq_ciclo, 'km_ultimo', p.km_ultimo,
      'dt_ultimo', p.dt_ultimo, 'st_concessionaria', p.st_concessionaria,
      'st_plano', p.st_plano, 'dt_prevista', p.dt_prevista, 'NR_SEQ_OS', p.nr_seq_os,
      'folga', case when p.km_proximo is null then ${dayOff(where, sql`p.dt_limite`)} end)`,
    sql`p.tp_plano = 'P' and (${of.terminal}::char is null or p.exibe_terminal = ${of.terminal})
        and (${of.plan}::int is null or p.nr_seq_plano = ${of.plan})`,
    of.plate,
  );
}

async function rowsOf(
  db: CompanyDb,
  where: Where,
  row: Sql,
  condition: Sql,
  plate: string | null = null,
): Promise<JsonText> {
  const { dados, versao } = await one(db, VersionedJson)`
    select coalesce(json_agg(${row} order by ${byUrgency}), '[]')::text as dados, ${newestVersion(where.branchId)} as versao
      from ${dueNow(where, plate)}
     where ${condition}`;
  return new JsonText(dados, versao);
}

/** Preventives of a plate that are due or have their order (PREV-09); undefined for a plate that is not of the branch. */
export async function findDueOfPlate(
  db: CompanyDb,
  where: Where,
  plate: string,
): Promise<JsonText | undefined> {
  const found = await maybe(db, text)`
    select (select coalesce(json_agg(json_build_object('nr_placa', p.nr_placa, 'nr_frota', p.nr_frota,
                     'st_preventiva', p.st_plano, 'ds_prox_ciclo', p.ds_ciclo, 'km_proximo', p.km_proximo,
                     'dt_prevista', p.dt_prevista, 'km_atual', p.km_atual, 'tp_medidor', p.tp_medidor,
                     'nr_seq_os_preventiva', p.nr_seq_os, 'cd_prox_ciclo', p.nr_seq_ciclo, 'km_ultimo', p.km_ultimo, 'dt_ultimo', p.dt_ultimo,
                     'cd_prox_ordem', p.nr_seq_veiculo_plano, 'tp_plano', p.tp_plano,
                     'st_concessionaria', p.st_concessionaria) order by ${byUrgency}), '[]')::text
              from ${dueNow(where, plate)}
             where p.tp_plano in ('V', 'R') and (p.st_plano is not null or p.nr_seq_os is not null)) as dados
      from veiculo v
     where v.nr_placa = ${plate} and v.st_veiculo = 'A'
       and ${inBranch(sql`v.nr_placa`, where.branchId)}`;
  return found === undefined ? undefined : new JsonText(found);
}

/** Counts for the indicators (PREV-02, WARE-02), all of them in one pass. */
export async function countDue(db: CompanyDb, where: Where): Promise<JsonText> {
  const count = (condition: Sql) => sql`
    json_build_object('vencidas', count(*) filter (where ${condition} and p.st_plano = 'V'),
                      'a_vencer', count(*) filter (where ${condition} and p.st_plano = 'A'))`;
  const { dados, versao } = await one(db, VersionedJson)`
    select json_build_object(
             'preventivas', ${count(sql`p.tp_plano = 'V' and p.departamento = 'FROTA'`)},
             'carrocerias', ${count(sql`p.tp_plano = 'R'`)},
             'preventivas_armazem', ${count(sql`p.tp_plano = 'V' and p.departamento = 'ARMAZEM'`)},
             'preditivas', ${count(sql`p.tp_plano = 'P' and p.exibe_terminal = 'N'`)},
             'preditivas_armazem', ${count(sql`p.tp_plano = 'P' and p.exibe_terminal = 'S'`)})::text as dados,
           ${newestVersion(where.branchId)} as versao
      from ${dueNow(where)}`;
  return new JsonText(dados, versao);
}
