import { type AnswerOf, calls } from '@terminal/contract';
import { z } from 'zod';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, maybe, one, sql } from '../core/db/sql.ts';
import { bool, number, row, text } from '../core/row.ts';
import type { TyreBranch } from './dashboard.queries.ts';
import { Sent, TyreFacts } from './departure.rules.ts';

/** A tyre by its number, or by the number branded into it. */
export type TyreName = number | string;

/** Locks a tyre of the branch, serialising movements and departures. */
export async function lockForDeparture(
  tx: CompanyDb,
  tyre: TyreName,
  branch: number,
): Promise<number | undefined> {
  return maybe(tx, number)`
    select nr_sequencial from pneu
     where ${typeof tyre === 'number' ? sql`nr_sequencial = ${tyre}` : sql`nr_fogo = ${tyre}`}
       and nr_seq_filial = ${branch}
       for no key update`;
}

/** A tyre under lock, with what decides where it may go. */
export const LockedTyre = TyreFacts.extend({
  nr_sequencial: number,
  nr_fogo: text,
  nr_seq_filial: number,
  /** Depth at which tyres are removed, mm. */
  limit: number,
  /** Open departure and its purpose; null: none, or scrapped. */
  sent: Sent.extend({ id: number, supplier: number }).nullable(),
});
export type LockedTyre = z.infer<typeof LockedTyre>;

/** A locked tyre; after the lock, so that it shows what the one before has done. */
export async function findTyre(tx: CompanyDb, tyre: number, { zone }: TyreBranch): Promise<LockedTyre> {
  return one(tx, LockedTyre)`
    select p.nr_sequencial, p.nr_fogo, p.nr_seq_filial, s.st_pneu as situation, p.nr_vida as life,
           array_to_json(p.vl_mm) as depths, (select vl_mm_retirada::float8 from parametro) as limit, (now() at time zone ${zone})::date as today,
           greatest(p.dt_compra,
                    (select max((coalesce(a.dt_saida, a.dt_entrada) at time zone ${zone})::date)
                       from pneu_aplicacao_valida a where a.nr_seq_pneu = p.nr_sequencial),
                    (select max(coalesce(d.dt_retorno, d.dt_envio))
                       from pneu_destino_valido d where d.nr_seq_pneu = p.nr_sequencial)) as since,
           case when s.tp_destino <> 'D' then json_build_object(
             'id', s.nr_seq_destino, 'kind', s.tp_destino, 'date', s.rec_dataenvio,
             'supplier', (select d.nr_seq_fornecedor from pneu_destino d where d.nr_sequencial = s.nr_seq_destino)) end as sent
      from pneu p
      join pneu_situacao s on s.nr_seq_pneu = p.nr_sequencial
     where p.nr_sequencial = ${tyre}`;
}

/** What of a departure exists and may be chosen. */
export const Choices = row({
  supplier: bool,
  /** How many of the reasons. */
  reasons: number,
  service: row({ id: number, kind: z.enum(['R', 'S']) }).nullable(),
});
export type Choices = z.infer<typeof Choices>;

/** Looks up the chosen values; a service by number or name. */
export async function findChoices(
  tx: CompanyDb,
  {
    supplier,
    reasons,
    service,
  }: { supplier: number | null; reasons: readonly number[]; service: TyreName | null },
): Promise<Choices> {
  const named = typeof service === 'number' ? sql`i.nr_sequencial = ${service}` : sql`i.ds_item = ${service}`;
  return one(tx, Choices)`
    select exists (select from fornecedor where nr_sequencial = ${supplier}::int and st_status = 'A') as supplier,
           (select count(*) from motivo
             where nr_sequencial = any (${reasons}::int[]) and tp_motivo = 'DESCARTE' and st_status = 'A') as reasons,
           (select json_build_object('id', i.nr_sequencial, 'kind', i.tp_pneu) from item i
             where ${named} and i.tp_pneu is not null and i.st_status = 'A'
             order by i.nr_sequencial limit 1) as service`;
}

/** A scrap or a sending to be written. */
export interface NewDeparture {
  tyre: number;
  life: number;
  /** D scrapped, R retread, S other service. */
  kind: 'D' | 'R' | 'S';
  supplier: number;
  service: number | null;
  reasons: readonly number[];
  note: string | null;
  date: string;
  person: number;
  /** The movement that took it off at once; null: it was in stock. */
  movement: number | null;
}

/** Writes that a tyre was scrapped or sent. */
export async function insertDeparture(tx: CompanyDb, out: NewDeparture): Promise<void> {
  await execute(tx)`
    insert into pneu_destino (nr_seq_pneu, tp_destino, nr_seq_fornecedor, nr_seq_item, cd_motivos, ds_observacao, dt_envio,
                              nr_vida, nr_seq_clifor_envio, nr_seq_movimento)
    values (${out.tyre}, ${out.kind}, ${out.supplier}, ${out.service}, ${out.reasons}, ${out.note}, ${out.date},
            ${out.life}, ${out.person}, ${out.movement})`;
}

/** Closes a departure; the tyre takes the depths it came back with, and after a retread its next life. */
export async function updateReturned(
  tx: CompanyDb,
  departure: number,
  back: {
    date: string;
    depths: readonly number[] | null;
    refused: boolean;
    price: number | null;
    person: number;
  },
): Promise<void> {
  await execute(tx)`
    with volta as (
      update pneu_destino
         set dt_retorno = ${back.date}, dt_volta = clock_timestamp(), vl_mm_retorno = ${back.depths}, vl_servico = ${back.price},
             nr_seq_clifor_retorno = ${back.person}, st_recusada = ${back.refused ? 'S' : 'N'}
       where nr_sequencial = ${departure}
       returning nr_seq_pneu, tp_destino = 'R' and st_recusada = 'N' as recapado, vl_mm_retorno)
    update pneu p
       set nr_vida = p.nr_vida + v.recapado::int, vl_mm = coalesce(v.vl_mm_retorno, p.vl_mm)
      from volta v
     where p.nr_sequencial = v.nr_seq_pneu`;
}

/** Reasons for scrapping and services, in one statement. */
export async function listChoices(db: CompanyDb): Promise<AnswerOf<'getTyreDepartureChoices'>> {
  const found = await maybe(db, calls.getTyreDepartureChoices.answer)`
    select coalesce((select json_agg(json_build_object('cd_motivo', nr_sequencial, 'ds_motivo', ds_motivo)
                              order by nr_sequencial)
                       from motivo where tp_motivo = 'DESCARTE' and st_status = 'A'), '[]') as motivos,
           coalesce((select json_agg(json_build_object('nr_sequencial', nr_sequencial, 'ds_servico', ds_item,
                              'tp_pneu', tp_pneu) order by tp_pneu, ds_item)
                       from item where tp_pneu is not null and st_status = 'A'), '[]') as servicos`;
  return found ?? { motivos: [], servicos: [] };
}
