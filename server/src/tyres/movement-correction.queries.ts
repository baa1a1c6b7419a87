import { z } from 'zod';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, maybe, one } from '../core/db/sql.ts';
import { number, row, text } from '../core/row.ts';
import { MovedTyre } from './movement-correction.rules.ts';

/** A tyre of a movement to be corrected. */
const RecordedTyre = MovedTyre.extend({
  nr_seq_pneu: number,
  /** Of a removed tyre: its depths then, and those recorded before and after in the same life; null: not removed. */
  retirado: row({
    vl_mm: number.array(),
    antes: number.array(),
    depois: number.array().nullable(),
    /** Wear in mm per 1,000 units as known before, and usage since the previous measurement. */
    vl_taxa: number.nullable(),
    qt_desde: number,
  }).nullable(),
  /** Its departure in the same command; null: none, or declared void. */
  nr_seq_destino: number.nullable(),
});

/** A movement to be corrected. */
export const RecordedMovement = row({
  nr_sequencial: number,
  nr_placa: text,
  /** The meter reading recorded with it, and its value. */
  nr_seq_leitura: number.nullable(),
  km: number,
  tp_medidor: z.enum(['K', 'H']),
  st_vale: z.literal(true),
  pneus: RecordedTyre.array(),
});
export type RecordedMovement = z.infer<typeof RecordedMovement>;

/** Of one that was corrected already nothing more is known. */
const Movement = z.union([
  RecordedMovement,
  row({
    nr_sequencial: number,
    nr_placa: z.null(),
    nr_seq_leitura: z.null(),
    km: z.null(),
    tp_medidor: z.null(),
    st_vale: z.literal(false),
    pneus: z.null(),
  }),
]);

/** A movement with its tyres and later facts about them; undefined: no such movement. */
export async function findMovement(tx: CompanyDb, id: number): Promise<z.infer<typeof Movement> | undefined> {
  return maybe(tx, Movement)`
    with linhas as (
      select a.*, m.entrou, m.saiu, case when m.saiu then a.dt_saida else a.dt_entrada end as quando
        from pneu_aplicacao_valida a
       cross join lateral (select coalesce(a.nr_seq_movimento_entrada = ${id}, false) as entrou,
                                  coalesce(a.nr_seq_movimento_saida = ${id}, false) as saiu) m
       where ${id} in (a.nr_seq_movimento_entrada, a.nr_seq_movimento_saida)),
    pneus as (
      select p.nr_sequencial as nr_seq_pneu, p.nr_fogo, d.nr_sequencial as nr_seq_destino,
             coalesce(d.dt_retorno is not null, false) as st_voltou,
             exists (select from pneu_destino_valido o
                      where o.nr_seq_pneu = p.nr_sequencial and o.nr_sequencial is distinct from d.nr_sequencial
                        and coalesce(o.dt_volta, o.dt_retorno::timestamptz, 'infinity') > l.quando) as st_saiu,
             exists (select from pneu_aplicacao_valida x
                      where x.nr_seq_pneu = p.nr_sequencial and coalesce(x.dt_saida, x.dt_entrada) >= l.quando
                        and x.nr_sequencial not in (select nr_sequencial from linhas where saiu or dt_saida is null)) as st_movido,
             (select o.nr_fogo from linhas s
                join pneu_aplicacao_valida x on x.nr_placa = s.nr_placa and x.nr_posicao = s.nr_posicao
                 and x.ds_lado = s.ds_lado and x.dt_saida is null
                join pneu o on o.nr_sequencial = x.nr_seq_pneu
               where s.nr_seq_pneu = p.nr_sequencial and s.saiu
                 and x.nr_seq_movimento_entrada is distinct from ${id} limit 1) as nr_fogo_no_lugar,
             l.montado and exists (
               select from pneu_leitura_valida r
                 join pneu_evento e on e.nr_sequencial = r.nr_seq_evento
                where r.nr_seq_pneu = p.nr_sequencial and e.dt_evento > l.quando) as st_lido,
             case when not l.montado then (
               select json_build_object(
                        'vl_mm', s.vl_mm_saida,
                        'antes', coalesce(pneu_sulcos_em(s.nr_seq_pneu, s.nr_vida, s.dt_saida), s.vl_mm_entrada),
                        'depois', (select f.vl_mm from pneu_sulco f
                                    where f.nr_seq_pneu = s.nr_seq_pneu and f.nr_vida = s.nr_vida and f.dt_fato > s.dt_saida
                                    order by f.dt_fato limit 1),
                        'vl_taxa', g.vl_taxa, 'qt_desde', g.qt_rodado - g.qt_lido)
                 from linhas s
                 left join lateral pneu_desgaste(s.nr_seq_pneu, s.nr_vida, s.dt_saida) g on true
                where s.nr_seq_pneu = p.nr_sequencial) end as retirado
        from (select nr_seq_pneu, max(quando) as quando, bool_or(entrou) as montado from linhas group by 1) l
        join pneu p on p.nr_sequencial = l.nr_seq_pneu
        left join pneu_destino_valido d on d.nr_seq_pneu = p.nr_sequencial and d.nr_seq_movimento = ${id})
    select m.nr_sequencial, m.dt_substituida is null as st_vale, l.nr_placa, l.nr_seq_leitura, l.km, t.tp_medidor,
           (select json_agg(pneus order by nr_seq_pneu) from pneus) as pneus
      from pneu_movimento m
      left join lateral (
           select nr_placa, case when saiu then nr_seq_leitura_saida else nr_seq_leitura_entrada end as nr_seq_leitura,
                  case when saiu then km_saida else coalesce(medidor_em(nr_seq_leitura_entrada), km_entrada) end as km
             from linhas order by saiu desc limit 1) l on true
      left join veiculo v on v.nr_placa = l.nr_placa
      left join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo
     where m.nr_sequencial = ${id}`;
}

const ReplaceMovement = row({ nr_sequencial: number });

/** Inserts the movement that replaces another: the same, of its removed tyre other depths. @returns its number */
export async function replaceMovement(
  tx: CompanyDb,
  wrong: number,
  depths: readonly number[] | null,
): Promise<number> {
  const row = await one(tx, ReplaceMovement)`
    insert into pneu_movimento (tp_movimento, nr_seq_filial_origem)
    select tp_movimento, nr_seq_filial_origem from pneu_movimento where nr_sequencial = ${wrong}
    returning nr_sequencial`;
  await execute(tx)`
    select pneu_movimento_troca(${wrong}, ${row.nr_sequencial}, ${depths}::numeric(4, 1)[])`;
  await execute(tx)`
    update pneu_destino set nr_seq_movimento = ${row.nr_sequencial}
     where nr_seq_movimento = ${wrong} and dt_substituida is null`;
  return row.nr_sequencial;
}

/** A movement never happened: its tyres are where they were before. */
export async function undoMovement(tx: CompanyDb, wrong: number): Promise<void> {
  await execute(tx)`select pneu_movimento_troca(${wrong}, null, null)`;
}
