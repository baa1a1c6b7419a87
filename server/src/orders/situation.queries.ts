import type { CallerKind } from '@terminal/contract';
import { type RawBuilder, sql } from 'kysely';
import { permittedByCode } from './rules.ts';

/**
 * Joins the newest work interval of an order `o` as `u`: running, paused, or the last that ended.
 * By the state machine an open pause is always the newest interval, so one look-up tells all three.
 */
export const newestInterval = sql`
  left join lateral (
    select e.nr_sequencial, e.nr_seq_os_item, e.nr_seq_clifor_inicio, e.nr_seq_clifor_final, e.dt_inicio, e.dt_final,
           e.nr_seq_motivo, e.dt_final is null as rodando,
           coalesce(e.tp_fim = 'P' and e.dt_retomada is null, false) as pausada
      from execucao e
     where e.nr_seq_os = o.nr_sequencial and o.st_os in ('P', 'L', 'R')
     order by e.dt_inicio desc, e.nr_sequencial desc
     limit 1) u on true`;

/** The situation text of order `o` with interval `u` for the person asking (rules.ts reads it back). */
export function situationText(person: number): RawBuilder<string> {
  return sql<string>`concat_ws('.',
    case o.st_os when 'E' then 'CANCELADA' when 'R' then 'ENCERRADA' when 'L' then 'AGUARDANDO_LIBERACAO'
         when 'A' then case o.liberado when 'N' then 'AGUARDANDO_APROVACAO' else 'ABERTA' end
         else case when u.rodando then 'EM_ATENDIMENTO' when u.pausada then 'PAUSADA' else 'PARCIAL' end end,
    case when (u.rodando or u.pausada) and u.nr_seq_clifor_inicio = ${person} then 'S' else 'N' end,
    case when o.nr_seq_veiculo_plano is null then 'N' else 'S' end,
    case when o.st_origem = 'E' and o.nr_seq_fornecedor = 23 then 'S' else 'N' end,
    case when u.pausada and exists (
           select 1 from ordem_compra c where c.nr_seq_os = o.nr_sequencial and c.dt_fechamento is null)
         then 'S' else 'N' end)`;
}

const permitted: Record<CallerKind, string> = {
  attendant: permittedByCode('attendant'),
  staff: permittedByCode('staff'),
  supplier: permittedByCode('supplier'),
};

/** The commands the session may send, as JSON. Where the table has no entry only commenting is left. */
export function permittedJson(kind: CallerKind, person: number): RawBuilder<unknown> {
  return sql`coalesce(${permitted[kind]}::jsonb -> ${situationText(person)}, '["comentar"]'::jsonb)`;
}

/** hr_sla as hours and minutes beyond a day; kind V is fixed at 72:00 (LIST-29). */
export const slaText = sql`
  case when o.nr_seq_tipo = 'V' then '72:00'
       else to_char(extract(epoch from o.hr_sla)::int / 3600, 'FM9900') || ':'
         || lpad((extract(epoch from o.hr_sla)::int / 60 % 60)::text, 2, '0') end`;
