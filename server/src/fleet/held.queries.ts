import { z } from 'zod';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, maybe, one, sql } from '../core/db/sql.ts';
import { inBranchesOf } from '../core/fleet.queries.ts';
import { JsonText } from '../core/json-text.ts';
import { number, row, text } from '../core/row.ts';
import { Origin } from './queries.ts';
import type { Doubt } from './rules.ts';

/** A held reading awaiting a decision. */
export const HeldRow = row({
  nr_placa: text,
  km: number,
  /** ISO 8601. */
  dt_leitura: text,
  tp_origem: Origin,
  st_leitura: z.enum(['P', 'C', 'D']),
});
export type HeldRow = z.infer<typeof HeldRow>;

/** Holds a reading for a decision; one held already, or discarded, is not inserted again. */
export async function insertHeld(
  tx: CompanyDb,
  held: { plate: string; at: number; value: number; origin: Origin; doubt: Doubt; person: number | null },
): Promise<void> {
  await execute(tx)`
    insert into leitura_retida (nr_placa, dt_leitura, km, tp_origem, ds_motivo, nr_seq_clifor)
    select ${held.plate}, to_timestamp(${held.at}::float8 / 1000), ${held.value}, ${held.origin}, ${held.doubt}, ${held.person}
     where not exists (select from leitura_retida r
                        where r.nr_placa = ${held.plate} and r.km = ${held.value} and r.st_leitura in ('P', 'D')
                          and r.dt_leitura = to_timestamp(${held.at}::float8 / 1000))`;
}

/** Held readings of vehicles of the person's branches, the oldest first. */
export async function listHeld(db: CompanyDb, person: number): Promise<JsonText> {
  const dados = await one(db, text)`
    select coalesce(json_agg(json_build_object(
             'nr_sequencial', r.nr_sequencial, 'nr_placa', r.nr_placa, 'nr_frota', v.nr_frota, 'ds_modelo', v.ds_modelo,
             'tp_medidor', t.tp_medidor, 'km', r.km, 'dt_leitura', r.dt_leitura, 'tp_origem', r.tp_origem,
             'ds_motivo', r.ds_motivo, 'km_atual', v.km_atual, 'dt_atual', n.dt_leitura,
             'ds_colaborador', g.ds_colaborador) order by r.dt_leitura, r.nr_sequencial), '[]')::text as dados
      from leitura_retida r
      join veiculo v on v.nr_placa = r.nr_placa
      join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo
      left join g_clifor g on g.nr_sequencial = r.nr_seq_clifor
      left join lateral (select l.dt_leitura from km_valida l where l.nr_placa = r.nr_placa
                          order by l.dt_leitura desc limit 1) n on true
     where r.st_leitura = 'P'
       and ${inBranchesOf(sql`r.nr_placa`, person)}`;
  return new JsonText(dados);
}

/** Locks a held reading of a vehicle of the person's branches. */
export async function lockHeld(tx: CompanyDb, id: number, person: number): Promise<HeldRow | undefined> {
  return maybe(tx, HeldRow)`
    select r.nr_placa, r.km, to_json(r.dt_leitura) #>> '{}' as dt_leitura, r.tp_origem, r.st_leitura
      from leitura_retida r
     where r.nr_sequencial = ${id}
       and ${inBranchesOf(sql`r.nr_placa`, person)}
       for update of r`;
}

/** Records the decision on a held reading: C confirmed, D discarded. */
export async function updateDecided(
  tx: CompanyDb,
  id: number,
  decision: 'C' | 'D',
  person: number,
): Promise<void> {
  await execute(tx)`
    update leitura_retida set st_leitura = ${decision}, nr_seq_decisor = ${person}, dt_decisao = now()
     where nr_sequencial = ${id}`;
}
