import type { Feed } from './feed.ts';
import type { Field } from './field.ts';

/** Breaks something of each kind around the product: rows are changed with its triggers asleep, an event goes unheard. */
export async function spoil(field: Field, feeds: readonly Feed[]): Promise<void> {
  await field.sql(`
    begin;
    set local session_replication_role = 'replica';
    update estoque set qt_saldo = qt_saldo + 1 where nr_sequencial = (select max(nr_seq_estoque) from estoque_movimento);
    update os set vl_total = 0.01 where nr_sequencial = (select max(nr_sequencial) from os);
    alter table execucao drop constraint execucao_sem_sobreposicao;
    insert into execucao (nr_seq_os, nr_seq_clifor_inicio, dt_inicio, dt_final, tp_fim)
      select (select max(nr_sequencial) from os), (select min(nr_seq_clifor_inicio) from execucao where fornec_ext = 'N'),
             now() - interval '2 seconds', now(), 'F'
        from generate_series(1, 2);
    update veiculo set km_atual = km_atual + 1
     where nr_placa = (select nr_placa from km_leitura order by nr_sequencial desc limit 1);
    delete from comando where cd_chave =
      (select cd_chave from evento where ds_evento = 'exec.iniciada' and cd_chave is not null order by nr_sequencial desc limit 1);
    update os set st_os = 'L' where nr_sequencial =
      (select e.nr_seq_os from evento e join os o on o.nr_sequencial = e.nr_seq_os
        where e.ds_evento = 'os.criada' and o.st_os = 'A' order by e.nr_sequencial desc limit 1);
    commit`);
  const newest = Math.max(...(feeds[1]?.heard.keys() ?? []));
  feeds[1]?.heard.delete(newest);
}
