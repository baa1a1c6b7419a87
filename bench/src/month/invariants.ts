import { promises } from '../promises.ts';

// An order that was opened again is closed again: the replay of its events says whether it may be.
const { 'an order was closed twice': _again, ...lasting } = promises;

/** What must hold after a month: each statement counts what contradicts it. $1: the newest order before the month. */
export const invariants: Readonly<Record<string, string>> = {
  ...lasting,
  'a total is not the sum of its lines':
    'select count(*) from os where nr_sequencial > $1 and vl_total is distinct from os_total(nr_sequencial)',
  'parts on an order are not what it took from the stock': `
    select count(*) from (
      select o.nr_sequencial, x.nr_seq_estoque, sum(x.qt) as qt
        from os o
        join (select nr_seq_os, nr_seq_estoque, qt_quantidade as qt from os_item
               where nr_seq_estoque is not null and dt_atendido is not null
              union all
              select nr_seq_os, nr_seq_estoque, qt_movimento from estoque_movimento where nr_seq_os is not null) x
          on x.nr_seq_os = o.nr_sequencial
       where o.nr_sequencial > $1 and o.st_os <> 'E'
       group by 1, 2 having sum(x.qt) <> 0) d`,
  'a cancelled order kept parts': `
    select count(*) from (
      select m.nr_seq_os from estoque_movimento m join os o on o.nr_sequencial = m.nr_seq_os and o.st_os = 'E'
       where o.nr_sequencial > $1 group by m.nr_seq_os, m.nr_seq_estoque having sum(m.qt_movimento) <> 0) d`,
  'intervals of a technician overlap': `
    select count(*) from execucao a join execucao b on b.nr_seq_clifor_inicio = a.nr_seq_clifor_inicio and b.nr_sequencial > a.nr_sequencial
       and tstzrange(a.dt_inicio, a.dt_final) && tstzrange(b.dt_inicio, b.dt_final)
     where a.fornec_ext = 'N' and b.fornec_ext = 'N' and a.nr_seq_os > $1 and b.nr_seq_os > $1`,
  'an interval lies outside its order': `
    select count(*) from execucao e join os o on o.nr_sequencial = e.nr_seq_os
     where o.nr_sequencial > $1 and (e.dt_inicio < o.dt_os or coalesce(e.dt_final, 'infinity') > coalesce(o.dt_final, 'infinity'))`,
  'a meter, or what was written down from a reading, is not what the readings that stand say':
    'select count(*) from medidor_copia where guardado is distinct from derivado and $1 > 0',
  'a tyre is in two places, or two are in one': `
    select (select count(*) from (select 1 from pneu_aplicacao_valida where dt_saida is null group by nr_seq_pneu having count(*) > 1) x)
         + (select count(*) from (select 1 from pneu_aplicacao_valida where dt_saida is null group by nr_placa, nr_posicao, ds_lado having count(*) > 1) x)
         + (select count(*) from pneu_aplicacao_valida a join pneu_destino_valido d on d.nr_seq_pneu = a.nr_seq_pneu and d.dt_retorno is null
             where a.dt_saida is null and $1 > 0) as count`,
  'times of a tyre overlap': `
    select count(*) from pneu_aplicacao_valida a join pneu_aplicacao b on b.nr_seq_pneu = a.nr_seq_pneu and b.nr_sequencial > a.nr_sequencial
       and tstzrange(a.dt_entrada, a.dt_saida) && tstzrange(b.dt_entrada, b.dt_saida) where $1 > 0`,
  'two inventories of one branch run': `
    select count(*) from (select 1 from inventario where dt_final is null and $1 > 0 group by nr_seq_filial having count(*) > 1) x`,
  'an order of a plan counted its cycle twice': `
    select count(*) from (select 1 from plano_historico where nr_seq_os > $1 and tp_fato = 'E' group by nr_seq_os having count(*) > 1) x`,
};

/** Invariants of the commands. $1: the keys and the answers received, as JSON. */
export const keyInvariants: Readonly<Record<string, string>> = {
  'a command that was done has not one row':
    'select count(*) from toque t where t.done and (select count(*) from comando c where c.cd_chave = t.key and c.nr_http = 200) <> 1',
  'a command that was refused left an event':
    'select count(*) from toque t where not t.done and not t.lost and exists (select from evento e where e.cd_chave = t.key)',
  'a command told the same twice': `
    select count(*) from (select 1 from evento e join toque t on t.key = e.cd_chave
     where e.ds_evento in ('exec.iniciada', 'exec.continuada', 'exec.pausada', 'os.encerrada', 'os.cancelada', 'estoque.lancado', 'inventario.contado')
     group by e.cd_chave, e.ds_evento having count(*) > 1) x`,
};

/** Reads the presses a statement of `keyInvariants` speaks of. */
export const withPresses =
  'with toque as (select * from jsonb_to_recordset($1::jsonb) as t (key uuid, done boolean, lost boolean)) ';
