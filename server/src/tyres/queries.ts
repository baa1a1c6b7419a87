import { sql } from 'kysely';
import type { CompanyDb } from '../core/db/pools.ts';

/** Moves the meter at which the tyres on a vehicle were mounted. */
export async function updateMountedMeter(tx: CompanyDb, plate: string, difference: number): Promise<void> {
  await sql`
    update pneu_aplicacao set km_entrada = km_entrada + ${difference}
     where nr_placa = ${plate} and dt_saida is null`.execute(tx);
}
