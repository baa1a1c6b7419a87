import { z } from 'zod';
import type { CompanyDb } from '../core/db/pools.ts';
import { one, sql } from '../core/db/sql.ts';
import { branchesOf } from '../core/fleet.queries.ts';
import { number, text } from '../core/row.ts';
import { VehicleFacts } from './gauging.rules.ts';
import { Position } from './movement.rules.ts';

/** A vehicle of the tyre shop as it is now, locked. */
export const LockedVehicle = VehicleFacts.extend({
  nr_placa: text,
  departamento: z.enum(['FROTA', 'ARMAZEM']),
  /** Branches it belongs to, whose screens are notified. */
  filiais: number.array(),
  /** Positions its type has. */
  positions: Position.array(),
});
export type LockedVehicle = z.infer<typeof LockedVehicle>;

/** A locked vehicle with the tyres on it; after the lock, so that it shows what the one before has done. */
export async function findVehicle(tx: CompanyDb, plate: string): Promise<LockedVehicle> {
  return one(tx, LockedVehicle)`
    select v.nr_placa, v.km_atual as meter, t.tp_medidor as unit, t.exibe_terminal, t.departamento,
           ${branchesOf(sql`v.nr_placa`)} as filiais,
           coalesce((select json_agg(json_build_object('nr_sequencial', n.nr_sequencial, 'nr_fogo', n.nr_fogo,
                              'nr_posicao', a.nr_posicao, 'ds_lado', a.ds_lado, 'nr_vida', n.nr_vida,
                              'vl_mm', n.vl_mm, 'vl_taxa', g.vl_taxa, 'qt_desde', g.qt_rodado - g.qt_lido) order by a.nr_posicao, a.ds_lado)
                       from pneu_aplicacao_valida a
                       join pneu n on n.nr_sequencial = a.nr_seq_pneu
                       left join lateral pneu_desgaste(n.nr_sequencial, n.nr_vida, 'infinity') g on true
                      where a.nr_placa = v.nr_placa and a.dt_saida is null), '[]') as tyres,
           coalesce((select json_agg(json_build_object('nr_posicao', p.nr_posicao, 'ds_lado', p.ds_lado)
                                     order by p.nr_posicao, p.ds_lado)
                       from tipo_veiculo_posicao p
                      where p.cd_tipoveiculo = v.cd_tipoveiculo), '[]') as positions
      from veiculo v
      join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo
     where v.nr_placa = ${plate}`;
}
