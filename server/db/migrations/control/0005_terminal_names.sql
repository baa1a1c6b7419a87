-- The name of a terminal is free again once it was revoked: the browser that takes its place bears it. Small and large
-- letters are one name; of terminals that shared one the later bear their number behind it.
alter table terminal drop constraint terminal_nome;
update terminal t set ds_terminal = t.ds_terminal || ' (' || t.nr_sequencial || ')'
 where t.dt_revogado is null
   and exists (select 1 from terminal o
                where o.nr_seq_empresa = t.nr_seq_empresa and upper(o.ds_terminal) = upper(t.ds_terminal)
                  and o.dt_revogado is null and o.nr_sequencial < t.nr_sequencial);
create unique index terminal_nome on terminal (nr_seq_empresa, upper(ds_terminal)) where dt_revogado is null;

-- Sessions of a revoked terminal are found by it.
create index sessao_terminal on sessao (nr_seq_terminal) where nr_seq_terminal is not null;

-- Both texts of a word say something; a blank one would have emptied a text of every terminal.
delete from lang_system where btrim(translate) = '';
delete from palavra where btrim(name) = '';
alter table palavra add constraint palavra_nao_vazia check (btrim(name) <> '');
alter table lang_system add constraint lang_system_nao_vazio check (btrim(translate) <> '');
