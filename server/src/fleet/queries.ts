import { sql } from 'kysely';
import type { CompanyDb } from '../core/db/pools.ts';

/** Locks a vehicle and reads its meter. */
export async function lockMeter(tx: CompanyDb, plate: string): Promise<number | undefined> {
  const { rows } = await sql<{ km_atual: number }>`
    select km_atual from veiculo where nr_placa = ${plate} for update`.execute(tx);
  return rows[0]?.km_atual;
}

/** Keeps a reading and moves the vehicle's meter, in one statement. */
export async function insertReading(
  tx: CompanyDb,
  reading: { plate: string; value: number; origin: 'O' | 'P' | 'T' | 'I'; person: number },
): Promise<void> {
  await sql`
    with leitura as (
      insert into km_leitura (nr_placa, km, tp_origem, nr_seq_clifor)
      values (${reading.plate}, ${reading.value}, ${reading.origin}, ${reading.person})
      returning nr_placa, km)
    update veiculo v set km_atual = l.km from leitura l where v.nr_placa = l.nr_placa`.execute(tx);
}
