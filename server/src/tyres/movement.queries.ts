import type { z } from 'zod';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, maybe, one } from '../core/db/sql.ts';
import { number } from '../core/row.ts';
import { type Position, StoredTyre } from './movement.rules.ts';

/** A tyre of the stock under lock. */
export const LockedTyre = StoredTyre.extend({
  nr_sequencial: number,
  nr_vida: number,
  vl_mm: number.array(),
});
export type LockedTyre = z.infer<typeof LockedTyre>;

/** Locks a tyre of the branch, then reads its place, so that concurrent changes are seen. */
export async function lockForMovement(
  tx: CompanyDb,
  tyre: number,
  branch: number,
): Promise<LockedTyre | undefined> {
  const locked = await execute(tx)`
    select from pneu where nr_sequencial = ${tyre} and nr_seq_filial = ${branch} for update`;
  if (locked === 0) return undefined;
  return maybe(tx, LockedTyre)`
    select p.nr_sequencial, p.nr_fogo, p.nr_vida, to_json(p.vl_mm) as vl_mm, s.st_pneu
      from pneu p join pneu_situacao s on s.nr_seq_pneu = p.nr_sequencial
     where p.nr_sequencial = ${tyre}`;
}

/** What one command moves: I mounts, R removes, M moves on the vehicle, T replaces one tyre by another. */
export type MovementKind = 'I' | 'R' | 'M' | 'T';

/** What everything a command moves has in common. */
export interface Movement {
  /** Number it is corrected by. */
  id: number;
  plate: string;
  meter: number;
  person: number;
}

/** Begins a movement: what belongs together names it. @returns its number */
export async function insertMovement(tx: CompanyDb, kind: MovementKind): Promise<number> {
  return one(tx, number)`
    insert into pneu_movimento (tp_movimento) values (${kind}) returning nr_sequencial`;
}

/** Begins the time of tyres on their positions, with the life and depths they have now. */
export async function openIntervals(
  tx: CompanyDb,
  { id, plate, meter, person }: Movement,
  tyres: readonly (Position & { nr_seq_pneu: number })[],
): Promise<void> {
  await execute(tx)`
    insert into pneu_aplicacao (nr_seq_pneu, nr_placa, nr_posicao, ds_lado, nr_vida, dt_entrada, km_entrada,
                                vl_mm_entrada, nr_seq_clifor_entrada, nr_seq_movimento_entrada)
    select p.nr_sequencial, ${plate}, n.nr_posicao, n.ds_lado, p.nr_vida, clock_timestamp(), ${meter}, p.vl_mm, ${person},
           ${id}::int
      from jsonb_to_recordset(${JSON.stringify(tyres)}::jsonb) as n (nr_seq_pneu int, nr_posicao int, ds_lado text)
      join pneu p on p.nr_sequencial = n.nr_seq_pneu`;
}

/** Ends the time of tyres on the vehicle, with the depths they have now. */
export async function closeIntervals(
  tx: CompanyDb,
  { id, plate, meter, person, note }: Movement & { note: string | null },
  tyres: readonly number[],
): Promise<void> {
  await execute(tx)`
    update pneu_aplicacao a
       set dt_saida = clock_timestamp(), km_saida = ${meter}, vl_mm_saida = p.vl_mm, nr_seq_clifor_saida = ${person},
           ds_motivo = ${note}, nr_seq_movimento_saida = ${id}
      from pneu p
     where a.nr_placa = ${plate} and a.dt_saida is null and a.dt_substituida is null and p.nr_sequencial = a.nr_seq_pneu
       and a.nr_seq_pneu = any(${tyres}::int[])`;
}

/** A removed tyre: depths read, null: not read, and the branch whose stock it joins. */
export async function updateRemoved(
  tx: CompanyDb,
  { id }: Movement,
  { tyre, depths, branch }: { tyre: number; depths: readonly number[] | null; branch: number },
): Promise<void> {
  await execute(tx)`
    with antes as (select nr_seq_filial from pneu where nr_sequencial = ${tyre} and nr_seq_filial <> ${branch}),
    origem as (update pneu_movimento m set nr_seq_filial_origem = antes.nr_seq_filial from antes where m.nr_sequencial = ${id})
    update pneu set nr_seq_filial = ${branch}, vl_mm = coalesce(${depths}::numeric(4, 1)[], vl_mm)
     where nr_sequencial = ${tyre}`;
}
