import { z } from 'zod';
import type { CompanyDb } from '../../core/db/pools.ts';
import { execute, maybe, one } from '../../core/db/sql.ts';
import { json, number, row, text } from '../../core/row.ts';
import { FindingKind, Limits, MountedTyre } from './findings.rules.ts';

/** A mounted tyre with the open orders that mend what was found of it. */
export const FoundTyre = MountedTyre.extend({ ordens: z.partialRecord(FindingKind, number) });
export type FoundTyre = z.infer<typeof FoundTyre>;

/** A vehicle something is off with, and all its tyres. */
const FoundVehicle = row({ nr_placa: text, nr_frota: text.nullable(), pneus: FoundTyre.array() });

/** What is off about mounted tyres, and the limits it was measured by. */
export const FleetFindings = json(row({ limites: Limits, veiculos: FoundVehicle.array() }));
export type FleetFindings = z.infer<typeof FleetFindings>;

/**
 * The vehicles of a branch something is off with, by the bounds of findings.rules.ts: there it is told what.
 * @param plate of one vehicle; null: all
 */
export async function findSuspects(
  db: CompanyDb,
  branch: number,
  plate: string | null,
): Promise<FleetFindings> {
  return one(db, FleetFindings)`
    with montados as (
      select v.nr_placa, v.nr_frota, n.nr_sequencial, n.nr_fogo, n.nr_vida, n.ds_medida, n.vl_mm, a.nr_posicao, a.ds_lado,
             coalesce(p.eixo_direcional, 'N') as eixo_direcional, s.menor, s.maior, s.media,
             case when t.exibe_terminal = 'N' then p.vl_calibragem end as alvo,
             (select r.calibragem from pneu_leitura_valida r
               where r.nr_seq_pneu = n.nr_sequencial and r.nr_vida = n.nr_vida and r.calibragem is not null
               order by r.nr_seq_evento desc limit 1) as calibragem
        from veiculo v
        join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo
        join veiculo_filial f on f.nr_placa = v.nr_placa and f.nr_seq_filial = ${branch}
        join pneu_aplicacao_valida a on a.nr_placa = v.nr_placa and a.dt_saida is null
        join pneu n on n.nr_sequencial = a.nr_seq_pneu
        left join tipo_veiculo_posicao p
               on p.cd_tipoveiculo = v.cd_tipoveiculo and p.nr_posicao = a.nr_posicao and p.ds_lado = a.ds_lado
       cross join lateral (select min(m) as menor, max(m) as maior, round(avg(m), 1) as media from unnest(n.vl_mm) m) s
       where v.st_veiculo = 'A' and (${plate}::text is null or v.nr_placa = ${plate})),
    ao_lado as (
      select m.*,
             case when nr_posicao > 0
                  then max(media) over dupla - min(media) over dupla end as diferenca
        from montados m
      window dupla as (partition by nr_placa, nr_posicao, left(ds_lado, 1))),
    suspeitos as (
      select l.nr_placa from ao_lado l cross join parametro p
       where l.menor <= p.vl_mm_retirada or l.maior - l.menor > p.vl_mm_desgaste or l.diferenca > p.vl_mm_geminados
          or l.nr_posicao > 0 and abs(l.calibragem - l.alvo) * 100 > l.alvo * p.pc_calibragem
       group by 1),
    veiculos as (
      select m.nr_placa, m.nr_frota, json_agg(json_build_object(
               'nr_seq_pneu', m.nr_sequencial, 'nr_fogo', m.nr_fogo, 'nr_vida', m.nr_vida, 'ds_medida', m.ds_medida,
               'nr_posicao', m.nr_posicao, 'ds_lado', m.ds_lado, 'eixo_direcional', m.eixo_direcional, 'vl_mm', m.vl_mm,
               'calibragem', m.calibragem, 'vl_calibragem', m.alvo,
               'ordens', coalesce((select json_object_agg(h.tp_achado, h.nr_seq_os)
                                     from pneu_achado h
                                     join os o on o.nr_sequencial = h.nr_seq_os and o.dt_final is null
                                    where h.nr_seq_pneu = m.nr_sequencial and h.dt_fim is null
                                      and o.nr_placa = m.nr_placa), '{}'))
               order by m.nr_posicao = 0, m.nr_posicao, array_position('{EE,EI,DI,DE,EEE}', m.ds_lado)) as pneus
        from montados m
       where m.nr_placa in (select nr_placa from suspeitos)
       group by 1, 2
       order by 1)
    select json_build_object(
             'limites', json_build_object('vl_mm_retirada', p.vl_mm_retirada, 'vl_mm_legal', p.vl_mm_legal,
                          'vl_mm_desgaste', p.vl_mm_desgaste, 'vl_mm_geminados', p.vl_mm_geminados,
                          'pc_calibragem', p.pc_calibragem),
             'veiculos', coalesce((select json_agg(veiculos) from veiculos), '[]')) as dados
      from parametro p`;
}

const Problem = row({ problem: number, segment: number });

/** The problem orders for a kind of finding name, with its segment. */
export async function findProblem(
  db: CompanyDb,
  kind: FindingKind,
): Promise<{ problem: number; segment: number } | undefined> {
  return maybe(db, Problem)`
    select c.nr_sequencial as problem, c.nr_seq_segmento as segment
      from pneu_achado_problema a
      join conjunto c on c.nr_sequencial = a.nr_conjunto and c.st_status = 'A'
     where a.tp_achado = ${kind}`;
}

/** Keeps which order mends a finding; one that had ended gives way. */
export async function keepFinding(
  tx: CompanyDb,
  { kind, tyre, order, person }: { kind: FindingKind; tyre: number; order: number; person: number },
): Promise<void> {
  await execute(tx)`
    update pneu_achado set dt_fim = now()
     where tp_achado = ${kind} and nr_seq_pneu = ${tyre} and dt_fim is null`;
  await execute(tx)`
    insert into pneu_achado (tp_achado, nr_seq_pneu, nr_seq_os, nr_seq_clifor)
    values (${kind}, ${tyre}, ${order}, ${person})`;
}
