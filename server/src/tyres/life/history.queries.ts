import { calls } from '@terminal/contract';
import { z } from 'zod';
import { correctionOf } from '../../core/correction.queries.ts';
import type { CompanyDb } from '../../core/db/pools.ts';
import { maybe, one, type Sql, sql } from '../../core/db/sql.ts';
import { inBranch } from '../../core/fleet.queries.ts';
import { JsonText } from '../../core/json-text.ts';
import { json, number, row, text } from '../../core/row.ts';

const History = calls.getTyreHistory.answer;

/** Of departure `d`: another stands in its place with the same return. Void, a return is gone, and a later one is another. */
const replaced = sql`
  exists (select from correcao k
            join pneu_destino r on r.nr_sequencial = k.nr_seq_novo
           where k.tp_fato in ('DESCARTE', 'RETORNO') and k.nr_seq_fato = d.nr_sequencial
             and r.dt_retorno is not null and r.dt_volta is not distinct from d.dt_volta)`;

/** A stored tyre, without values the rules compute. */
export const KeptTyre = json(
  History.omit({ desgaste: true, vidas: true, aplicacoes: true }).extend({
    aplicacoes: History.shape.aplicacoes.element
      .omit({ qt_rodado: true })
      .extend({ km_atual: number })
      .array(),
    /** Where it is mounted now, what its vehicle runs a day, and today; days since 1970. */
    agora: row({
      hoje: number,
      tp_medidor: z.enum(['K', 'H']),
      nr_posicao: number,
      percorrido: number,
      dias: number,
    }).nullable(),
  }),
);
export type KeptTyre = z.infer<typeof KeptTyre>;

/** What one command moved, while it stands, with the tyres that belong to it. */
const movementOf = (movement: Sql, meter: Sql) => sql`
  (select json_build_object('nr_sequencial', m.nr_sequencial, 'tp_movimento', m.tp_movimento, 'km', ${meter},
            'pneus', (select json_agg(distinct q.nr_fogo)
                        from pneu_aplicacao_valida b join pneu q on q.nr_sequencial = b.nr_seq_pneu
                       where m.nr_sequencial in (b.nr_seq_movimento_entrada, b.nr_seq_movimento_saida)))
     from pneu_movimento m where m.nr_sequencial = ${movement} and m.dt_substituida is null)`;

/** A tyre of the branch, or on one of its vehicles, with all it has behind it; undefined: it is elsewhere. */
export async function findTyre(
  db: CompanyDb,
  { fire, branch, zone }: { fire: string; branch: number; zone: string },
): Promise<KeptTyre | undefined> {
  return maybe(db, KeptTyre)`
    select json_build_object(
             'nr_seq_pneu', n.nr_sequencial, 'nr_fogo', n.nr_fogo, 'ds_filial', f.ds_filial, 'ds_marca', n.ds_marca,
             'ds_modelo', n.ds_modelo, 'ds_medida', n.ds_medida, 'nr_vida', n.nr_vida, 'vl_mm', n.vl_mm,
             'vl_compra', n.vl_compra, 'dt_compra', n.dt_compra, 'ds_fornecedor', c.ds_fornecedor, 'st_pneu', s.st_pneu,
             'vl_mm_retirada', p.vl_mm_retirada, 'vl_mm_legal', p.vl_mm_legal,
             'agora', (select json_build_object('hoje', m.hoje - date '1970-01-01', 'tp_medidor', t.tp_medidor,
                                'nr_posicao', s.nr_posicao, 'percorrido', m.percorrido, 'dias', m.dias)
                         from (select d.hoje, d.percorrido, d.dias from (select (now() at time zone ${zone})::date as hoje) h
                                cross join lateral (select h.hoje, x.percorrido, x.dias
                                                      from medidor_por_dia(h.hoje, ${zone}::text) x
                                                     where x.nr_placa = s.nr_placa) d) m
                         join veiculo v on v.nr_placa = s.nr_placa
                         join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo),
             'aplicacoes', coalesce((
               select json_agg(json_build_object('nr_sequencial', a.nr_sequencial, 'nr_placa', a.nr_placa, 'nr_frota', v.nr_frota, 'tp_medidor', t.tp_medidor,
                        'nr_posicao', a.nr_posicao, 'ds_lado', a.ds_lado, 'nr_vida', a.nr_vida, 'dt_entrada', a.dt_entrada,
                        'km_entrada', a.km_entrada, 'vl_mm_entrada', a.vl_mm_entrada, 'dt_saida', a.dt_saida,
                        'km_saida', a.km_saida, 'vl_mm_saida', a.vl_mm_saida, 'ds_motivo', a.ds_motivo,
                        'km_atual', v.km_atual, 'movimento_entrada', ${movementOf(sql`a.nr_seq_movimento_entrada`, sql`coalesce(medidor_em(a.nr_seq_leitura_entrada), a.km_entrada)`)},
                        'movimento_saida', ${movementOf(sql`a.nr_seq_movimento_saida`, sql`a.km_saida`)},
                        'correcao', (select ${correctionOf(['MOVIMENTO'], sql`m.nr_sequencial`)} from pneu_movimento m
                                      where m.nr_sequencial in (a.nr_seq_movimento_entrada, a.nr_seq_movimento_saida)
                                        and m.dt_substituida = a.dt_substituida)) order by a.dt_entrada desc, a.nr_sequencial desc)
                 from pneu_aplicacao a
                 join veiculo v on v.nr_placa = a.nr_placa
                 join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo
                where a.nr_seq_pneu = n.nr_sequencial), '[]'),
             'leituras', coalesce((
               select json_agg(json_build_object('nr_sequencial', l.nr_sequencial, 'tp_evento', e.tp_evento, 'dt_evento', e.dt_evento, 'nr_placa', e.nr_placa,
                        'nr_posicao', l.nr_posicao, 'ds_lado', l.ds_lado, 'nr_vida', l.nr_vida,
                        'km_informado', e.km_informado, 'qt_rodado', l.qt_rodado, 'vl_mm', l.vl_mm,
                        'calibragem', l.calibragem, 'correcao', ${correctionOf(['SULCO', 'CALIBRAGEM'], sql`l.nr_sequencial`)})
                        order by e.dt_evento desc, e.nr_sequencial desc, l.nr_sequencial desc)
                 from pneu_leitura l
                 join pneu_evento e on e.nr_sequencial = l.nr_seq_evento
                where l.nr_seq_pneu = n.nr_sequencial), '[]'),
             'destinos', coalesce((
               select json_agg(json_build_object('nr_sequencial', d.nr_sequencial, 'tp_destino', d.tp_destino, 'ds_fornecedor', g.ds_fornecedor,
                        'ds_item', i.ds_item, 'ds_observacao', d.ds_observacao, 'dt_envio', d.dt_envio,
                        'dt_retorno', d.dt_retorno, 'nr_vida', d.nr_vida, 'vl_servico', d.vl_servico,
                        'vl_mm_retorno', d.vl_mm_retorno, 'st_recusada', d.st_recusada,
                        'st_anulado', case when d.dt_substituida is null or ${replaced} then 'N' else 'S' end,
                        'motivos', array(select r.ds_motivo from motivo r
                                          where r.nr_sequencial = any (d.cd_motivos) order by r.ds_motivo),
                        'correcao', ${correctionOf(['DESCARTE', 'RETORNO'], sql`d.nr_sequencial`)})
                        order by d.dt_envio desc, d.nr_sequencial desc)
                 from pneu_destino d
                 join fornecedor g on g.nr_sequencial = d.nr_seq_fornecedor
                 left join item i on i.nr_sequencial = d.nr_seq_item
                where d.nr_seq_pneu = n.nr_sequencial), '[]'),
             'ordens', coalesce((
               select json_agg(json_build_object('tp_achado', h.tp_achado, 'nr_seq_os', h.nr_seq_os,
                        'dt_achado', h.dt_achado, 'st_aberta', case when o.dt_final is null then 'S' else 'N' end)
                        order by h.dt_achado desc, h.nr_sequencial desc)
                 from pneu_achado h
                 join os o on o.nr_sequencial = h.nr_seq_os
                where h.nr_seq_pneu = n.nr_sequencial), '[]')) as dados
      from pneu n
      join pneu_situacao s on s.nr_seq_pneu = n.nr_sequencial
      join filial f on f.nr_sequencial = n.nr_seq_filial
      left join fornecedor c on c.nr_sequencial = n.nr_seq_fornecedor
     cross join parametro p
     where n.nr_fogo = ${fire}
       and (n.nr_seq_filial = ${branch}
            or ${inBranch(sql`s.nr_placa`, branch)})`;
}

/** Most labels of a sheet. */
const mostLabels = sql.lit(200);

/** Tyres of a branch by a part of their fire number and by where they are; scrapped ones get no labels. */
export async function listLabels(
  db: CompanyDb,
  { branch, search, state }: { branch: number; search: string | null; state: string | null },
): Promise<JsonText> {
  const dados = await one(db, text)`
    with achados as materialized (
      select n.nr_fogo, n.ds_marca, n.ds_modelo, n.ds_medida, n.nr_vida, s.nr_placa
        from pneu n
        join pneu_situacao s on s.nr_seq_pneu = n.nr_sequencial
       where n.nr_seq_filial = ${branch} and s.st_pneu <> 'D' and (${state}::text is null or s.st_pneu = ${state})
         and (${search}::text is null or position(${search} in upper(n.nr_fogo)) > 0 or s.nr_placa = ${search}))
    select json_build_object('total', (select count(*) from achados),
             'pneus', coalesce((select json_agg(x) from (select * from achados order by nr_fogo limit ${mostLabels}) x),
                               '[]'))::text as dados`;
  return new JsonText(dados);
}
