import type pg from 'pg';
import type { Vehicle } from './fleet.ts';
import { day, stamp } from './time.ts';

/**
 * Readings that were told wrong, of trucks of the first branch: one corrected, one declared void; and a meter that was
 * truly exchanged. Plans and tyres follow as in the product (medidor_refaz).
 * @param now moment the data describes; milliseconds
 */
export async function insertCorrections(
  client: pg.ClientBase,
  vehicles: readonly Vehicle[],
  now: number,
): Promise<void> {
  const trucks = vehicles.filter(
    ({ branch, department, trailer }) => branch === 1 && department === 'FROTA' && !trailer,
  );
  const [corrected, voided, exchanged] = [trucks.at(-1), trucks.at(-2), trucks.at(-3)];
  if (corrected === undefined || voided === undefined || exchanged === undefined) return;
  await insertWrong(client, {
    plate: corrected.plate,
    at: now - 5 * day,
    reason: 'um zero a mais',
    void: false,
  });
  await insertWrong(client, {
    plate: voided.plate,
    at: now - 3 * day,
    reason: 'medidor de outro veículo',
    void: true,
  });
  await client.query(
    `insert into km_leitura (nr_placa, dt_leitura, km, km_anterior, tp_origem, nr_seq_clifor)
     select v.nr_placa, $2, 0, v.km_atual, 'X', (${keeper}) from veiculo v where v.nr_placa = $1`,
    [exchanged.plate, stamp(now)],
  );
  await client.query('select medidor_refaz($1)', [exchanged.plate]);
}

/** The person who keeps the plans of the first branch. */
const keeper = `select min(g.nr_sequencial) from g_clifor g
                  join clifor_filial f on f.nr_seq_clifor = g.nr_sequencial and f.nr_seq_filial = 1
                 where g.st_planos = 'S'`;

/** A reading of ten times the meter, corrected an hour later by the former value, or declared void. */
async function insertWrong(
  client: pg.ClientBase,
  wrong: { plate: string; at: number; reason: string; void: boolean },
): Promise<void> {
  await client.query(
    `with antes as (
       select l.km from km_valida l where l.nr_placa = $1 and l.dt_leitura <= $2 order by l.dt_leitura desc limit 1),
     errada as (
       insert into km_leitura (nr_placa, dt_leitura, km, tp_origem, nr_seq_clifor, dt_substituida)
       select $1, $2, a.km * 10, 'M', (${keeper}), $3 from antes a
       returning nr_sequencial, km / 10 as km),
     certa as (
       insert into km_leitura (nr_placa, dt_leitura, km, tp_origem, nr_seq_clifor, nr_seq_original)
       select $1, $2, e.km, 'M', (${keeper}), e.nr_sequencial from errada e where not $5
       returning nr_sequencial)
     insert into correcao (tp_fato, nr_seq_fato, nr_seq_novo, ds_motivo, nr_seq_clifor, dt_correcao)
     select 'KM', e.nr_sequencial, (select c.nr_sequencial from certa c), $4, (${keeper}), $3 from errada e`,
    [wrong.plate, stamp(wrong.at), stamp(wrong.at + day / 24), wrong.reason, wrong.void],
  );
}
