import { sql } from 'kysely';
import type { CompanyDb } from '../core/db/pools.ts';
import type { Session } from '../core/http/context.ts';
import { visibleTo } from '../orders/scope.queries.ts';
import { newestInterval, situationText } from '../orders/situation.queries.ts';

export interface OrderFacts {
  nr_sequencial: number;
  nr_seq_filial: number;
  nr_placa: string;
  st_origem: 'I' | 'E';
  departamento_os: 'FROTA' | 'ARMAZEM';
  nr_seq_fornecedor: number | null;
  nr_seq_clifor_abertura: number | null;
  km_atual: number;
  km_veiculo: number;
  cd_trava: string | null;
  dias_aberta: number;
  qt_limite_horas: number;
  nr_seq_socorro_emrota: number | null;
  socorro_sem_motivo: boolean;
  situacao: string;
  /** The newest interval: running, paused or the last that ended. */
  nr_seq_execucao: number | null;
  nr_seq_os_item: number | null;
  nr_seq_mecanico: number | null;
  itens: { id: number; attended: boolean; executable: boolean; service: boolean }[];
}

/**
 * Locks an order the session may see and then reads what commands decide on.
 * Two statements: what the lock waited for must be visible to the second.
 * @param technician the situation is told from his side (whose work it is)
 */
export async function lockOrder(
  tx: CompanyDb,
  order: number,
  session: Session,
  technician: number,
): Promise<OrderFacts | undefined> {
  const locked = await sql`
    select 1 from os o where o.nr_sequencial = ${order} and ${visibleTo(session)} for update`.execute(tx);
  if (locked.rows.length === 0) return undefined;
  const { rows } = await sql<OrderFacts>`
    select o.nr_sequencial, o.nr_seq_filial, o.nr_placa, o.st_origem, o.departamento_os, o.nr_seq_fornecedor,
           o.nr_seq_clifor_abertura, o.km_atual, v.km_atual as km_veiculo, v.cd_trava,
           current_date - o.dt_os::date as dias_aberta, pa.qt_limite_horas, o.nr_seq_socorro_emrota,
           so.nr_sequencial is not null and so.nr_seq_motivo is null as socorro_sem_motivo,
           ${situationText(technician)} as situacao,
           u.nr_sequencial as nr_seq_execucao, u.nr_seq_os_item, u.nr_seq_clifor_inicio as nr_seq_mecanico,
           (select coalesce(json_agg(json_build_object('id', oi.nr_sequencial, 'attended', oi.dt_atendido is not null,
                     'executable', i.st_habilita_execucao = 'S', 'service', i.nr_tipo = 3) order by oi.nr_sequencial), '[]')
              from os_item oi join item i on i.nr_sequencial = oi.nr_seq_item
             where oi.nr_seq_os = o.nr_sequencial) as itens
      from os o
      join veiculo v on v.nr_placa = o.nr_placa
      cross join parametro pa
      left join socorro_emrota so on so.nr_sequencial = o.nr_seq_socorro_emrota
      ${newestInterval}
     where o.nr_sequencial = ${order}`.execute(tx);
  return rows[0];
}

export interface IntervalRow {
  nr_sequencial: number;
  nr_seq_os: number;
  nr_seq_os_item: number | null;
  nr_seq_clifor_inicio: number;
  dt_inicio: string;
}

/**
 * Opens a work interval. The unique indexes decide races: nothing is answered when the order is being worked on
 * or the mechanic works elsewhere.
 */
export async function insertInterval(
  tx: CompanyDb,
  interval: { order: number; item: number | null; technician: number; supplier: boolean },
): Promise<IntervalRow | undefined> {
  const { rows } = await sql<IntervalRow>`
    insert into execucao (nr_seq_os, nr_seq_os_item, nr_seq_clifor_inicio, fornec_ext)
    values (${interval.order}, ${interval.item}, ${interval.technician}, ${interval.supplier ? 'S' : 'N'})
        on conflict do nothing
    returning nr_sequencial, nr_seq_os, nr_seq_os_item, nr_seq_clifor_inicio, to_json(dt_inicio) #>> '{}' as dt_inicio`.execute(
    tx,
  );
  return rows[0];
}

/** The pause of an order is over: resumed, closed or transferred. */
export async function updatePauseOver(tx: CompanyDb, order: number): Promise<void> {
  await sql`
    update execucao set dt_retomada = now()
     where nr_seq_os = ${order} and tp_fim = 'P' and dt_retomada is null`.execute(tx);
}

/** The order is being worked on. */
export async function updateStarted(tx: CompanyDb, order: number): Promise<void> {
  await sql`
    update os set st_os = 'P', dt_inicial = coalesce(dt_inicial, now()) where nr_sequencial = ${order}`.execute(
    tx,
  );
}

/** Orders a technician works on now; a supplier login is not counted, it stands for many people. */
export async function listRunningOrders(db: CompanyDb, technician: number): Promise<number[]> {
  const { rows } = await sql<{ nr_seq_os: number }>`
    select nr_seq_os from execucao
     where nr_seq_clifor_inicio = ${technician} and dt_final is null and fornec_ext = 'N'
     order by nr_seq_os`.execute(db);
  return rows.map((row) => row.nr_seq_os);
}

export interface RunningRow extends IntervalRow {
  nr_placa: string;
  nr_frota: string | null;
  ds_conjunto: string | null;
  ds_item: string | null;
}

/** Running work of a person with what the band on every screen shows. */
export async function listRunning(db: CompanyDb, person: number): Promise<RunningRow[]> {
  const { rows } = await sql<RunningRow>`
    select e.nr_sequencial, e.nr_seq_os, e.nr_seq_os_item, e.nr_seq_clifor_inicio,
           to_json(e.dt_inicio) #>> '{}' as dt_inicio, o.nr_placa, v.nr_frota, c.ds_conjunto, i.ds_item
      from execucao e
      join os o on o.nr_sequencial = e.nr_seq_os
      join veiculo v on v.nr_placa = o.nr_placa
      left join conjunto c on c.nr_sequencial = o.nr_conjunto
      left join os_item oi on oi.nr_sequencial = e.nr_seq_os_item
      left join item i on i.nr_sequencial = oi.nr_seq_item
     where e.nr_seq_clifor_inicio = ${person} and e.dt_final is null
     order by e.dt_inicio`.execute(db);
  return rows;
}

/** A reason by its text (G-51). */
export async function findReason(db: CompanyDb, kind: 'PAUSA' | 'SOCORRO', text: string) {
  const { rows } = await sql<{ nr_sequencial: number; st_exige_peca: 'S' | 'N' }>`
    select nr_sequencial, st_exige_peca from motivo
     where tp_motivo = ${kind} and ds_motivo = ${text} and st_status = 'A'`.execute(db);
  return rows[0];
}

/** Ends an interval as a pause with its reason. */
export async function updatePaused(
  tx: CompanyDb,
  interval: number,
  pause: { reason: number; part: number | null; note: string | null; person: number },
): Promise<void> {
  await sql`
    update execucao
       set dt_final = greatest(now(), dt_inicio), tp_fim = 'P', nr_seq_motivo = ${pause.reason},
           nr_seq_item_peca = ${pause.part}, ds_observacao = ${pause.note}, nr_seq_clifor_final = ${pause.person}
     where nr_sequencial = ${interval}`.execute(tx);
}

export interface PauseRow {
  nr_seq_clifor: number;
  ds_colaborador: string;
  justificativa: string;
  peca: string | null;
  observacao: string | null;
  dt_pausa: string;
}

/** The open pause of an order; `visible` false when the order is not the session's to see. */
export async function findPause(db: CompanyDb, order: number, session: Session) {
  const { rows } = await sql<{ pausa: PauseRow | null }>`
    select (select json_build_object('nr_seq_clifor', e.nr_seq_clifor_inicio, 'ds_colaborador', g.ds_colaborador,
                     'justificativa', m.ds_motivo, 'peca', i.ds_item, 'observacao', e.ds_observacao,
                     'dt_pausa', e.dt_final)
              from execucao e
              join g_clifor g on g.nr_sequencial = e.nr_seq_clifor_inicio
              join motivo m on m.nr_sequencial = e.nr_seq_motivo
              left join item i on i.nr_sequencial = e.nr_seq_item_peca
             where e.nr_seq_os = o.nr_sequencial and e.tp_fim = 'P' and e.dt_retomada is null
             order by e.dt_inicio desc
             limit 1) as pausa
      from os o
     where o.nr_sequencial = ${order} and ${visibleTo(session)}`.execute(db);
  return rows[0];
}

/** Whether a purchase order is open; undefined when the order is not the session's to see. */
export async function findOpenPurchase(
  db: CompanyDb,
  order: number,
  session: Session,
): Promise<boolean | undefined> {
  const { rows } = await sql<{ aberta: boolean }>`
    select exists (select 1 from ordem_compra c where c.nr_seq_os = o.nr_sequencial and c.dt_fechamento is null) as aberta
      from os o
     where o.nr_sequencial = ${order} and ${visibleTo(session)}`.execute(db);
  return rows[0]?.aberta;
}
