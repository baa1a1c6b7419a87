import { sql } from 'kysely';
import type { CompanyDb } from '../core/db/pools.ts';

/** Moves the meter of the last cycle done, in every plan of a vehicle. */
export async function updateLastMeter(tx: CompanyDb, plate: string, difference: number): Promise<void> {
  await sql`
    update veiculo_plano set km_ultimo = km_ultimo + ${difference} where nr_placa = ${plate}`.execute(tx);
}
