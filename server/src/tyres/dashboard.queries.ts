import type { z } from 'zod';
import type { CompanyDb } from '../core/db/pools.ts';
import { one, sql } from '../core/db/sql.ts';
import { newestVersion } from '../core/events/queries.ts';
import { JsonText } from '../core/json-text.ts';
import { number, row, text } from '../core/row.ts';
import { Share } from './dashboard.rules.ts';
import type { Paging } from './stock.queries.ts';

/** A branch, and the zone its days are counted in. */
export interface TyreBranch {
  branch: number;
  zone: string;
}

/** Whether vehicle `v` was gauged (A) or calibrated (C) in the current month. */
const inMonth = (kind: 'A' | 'C', zone: string) => sql`
  exists (select from pneu_evento_valido e
           where e.nr_placa = v.nr_placa and e.tp_evento = ${sql.lit(kind)}
             and e.dt_evento >= date_trunc('month', now() at time zone ${zone}) at time zone ${zone}
             and e.dt_evento < (date_trunc('month', now() at time zone ${zone}) + interval '1 month') at time zone ${zone})`;

/** Active vehicles of the branch with a tyre on them, and what was read of them in the month (docs/tyres.md). */
const plates = ({ branch, zone }: TyreBranch) => sql`
  select v.nr_placa, v.nr_frota, t.ds_tipoveiculo, t.exibe_terminal = 'N' as calibravel,
         ${inMonth('A', zone)} as aferida, ${inMonth('C', zone)} as calibrada
    from veiculo_filial vf
    join veiculo v on v.nr_placa = vf.nr_placa and v.st_veiculo = 'A'
    join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo
   where vf.nr_seq_filial = ${branch}
     and exists (select from pneu_aplicacao_valida a where a.nr_placa = v.nr_placa and a.dt_saida is null)`;

/** What the dashboard of a branch is made of; `informacoes` as JSON already. */
export const DashboardRow = row({
  versao: text,
  afericao: Share,
  calibragem: Share,
  situacoes: row({ aplicados: number, estoque: number, servico: number, descartados: number }),
  informacoes: text,
});
export type DashboardRow = z.infer<typeof DashboardRow>;

/** Reads it in one statement; `withRows` false leaves the tyres out. */
export async function readDashboard(
  db: CompanyDb,
  place: TyreBranch,
  withRows: boolean,
): Promise<DashboardRow> {
  return one(db, DashboardRow)`
    with placas as materialized (${plates(place)}),
    pneus as materialized (
      select p.nr_fogo, s.st_pneu, s.nr_placa, s.des_data, s.rec_dataenvio
        from pneu p
        join pneu_situacao s on s.nr_seq_pneu = p.nr_sequencial
       where p.nr_seq_filial = ${place.branch})
    select ${newestVersion(place.branch)} as versao,
           (select json_build_object('feitas', count(*) filter (where aferida), 'placas', count(*)) from placas)
             as afericao,
           (select json_build_object('feitas', count(*) filter (where calibrada), 'placas', count(*)) from placas
             where calibravel) as calibragem,
           (select json_build_object(
                     'aplicados', count(*) filter (where st_pneu = 'A'), 'estoque', count(*) filter (where st_pneu = 'E'),
                     'servico', count(*) filter (where st_pneu = 'S'),
                     'descartados', count(*) filter (where st_pneu = 'D')) from pneus) as situacoes,
           coalesce((select json_agg(json_build_object('nr_fogo', nr_fogo, 'nr_placa', nr_placa, 'des_data', des_data,
                              'rec_dataenvio', rec_dataenvio) order by nr_fogo)
                       from pneus where ${withRows}), '[]')::text as informacoes`;
}

/** A page of the plates an adherence counts: done ones by plate, missing ones by time since the last event. */
export async function listPlatesBehind(
  db: CompanyDb,
  place: TyreBranch,
  { kind, done }: { kind: 'A' | 'C'; done: boolean },
  { page, size }: Paging,
): Promise<JsonText> {
  const counted = kind === 'A' ? sql`aferida` : sql`calibrada`;
  const dados = await one(db, text)`
    with escolhidas as materialized (
      select p.*, u.dt_evento,
             row_number() over (order by ${done ? sql`p.nr_placa` : sql`u.dt_evento nulls first, p.nr_placa`}) as lugar
        from (${plates(place)}) p
        left join lateral (select e.dt_evento from pneu_evento_valido e
                            where e.nr_placa = p.nr_placa and e.tp_evento = ${sql.lit(kind)}
                            order by e.dt_evento desc, e.nr_sequencial desc limit 1) u on true
       where ${counted} = ${sql.lit(done)} and ${kind === 'A' ? sql`true` : sql`calibravel`})
    select json_build_object(
             'current_page', ${page}::int, 'total', (select count(*) from escolhidas),
             'last_page', greatest(1, (select ceil(count(*) / ${size}::numeric) from escolhidas)::int),
             'data', coalesce((
               select json_agg(json_build_object(
                        'nr_placa', e.nr_placa, 'nr_frota', e.nr_frota, 'ds_tipoveiculo', e.ds_tipoveiculo,
                        'dt_evento', e.dt_evento,
                        'dias', (now() at time zone ${place.zone})::date - (e.dt_evento at time zone ${place.zone})::date,
                        'pneus', (select count(*) from pneu_aplicacao_valida a
                                   where a.nr_placa = e.nr_placa and a.dt_saida is null)) order by e.lugar)
                 from escolhidas e
                where e.lugar > (${page}::int - 1) * ${size}::int and e.lugar <= ${page}::int * ${size}::int), '[]'))::text
             as dados`;
  return new JsonText(dados);
}
