-- Names of plans, segments and problems stay as they were typed; no two may differ by case and accents alone.
-- Until now they were capitals, so that only accents or blanks tell two of them apart ('FREIO À AR', 'FREIO A AR'). Orders and
-- vehicles hang on both, so that neither can go and a release must not stop at them: the younger gets its number behind its
-- name, 'FREIO A AR (17)', until people give it another or retire it.

alter table plano drop constraint plano_nome;
alter table segmento drop constraint segmento_nome;
alter table conjunto drop constraint conjunto_nome;

update plano set ds_plano = regexp_replace(btrim(ds_plano), '\s+', ' ', 'g') where ds_plano ~ '^\s|\s\s|\s$';
update segmento set ds_grupo = regexp_replace(btrim(ds_grupo), '\s+', ' ', 'g') where ds_grupo ~ '^\s|\s\s|\s$';
update conjunto set ds_conjunto = regexp_replace(btrim(ds_conjunto), '\s+', ' ', 'g') where ds_conjunto ~ '^\s|\s\s|\s$';

update plano p set ds_plano = format('%s (%s)', ds_plano, nr_sequencial)
 where exists (select from plano o
                where busca(o.ds_plano) = busca(p.ds_plano) and o.nr_sequencial < p.nr_sequencial);
update segmento s set ds_grupo = format('%s (%s)', ds_grupo, nr_sequencial)
 where exists (select from segmento o
                where busca(o.ds_grupo) = busca(s.ds_grupo) and o.nr_sequencial < s.nr_sequencial);
update conjunto c set ds_conjunto = format('%s (%s)', ds_conjunto, nr_sequencial)
 where exists (select from conjunto o
                where o.nr_seq_segmento = c.nr_seq_segmento and busca(o.ds_conjunto) = busca(c.ds_conjunto)
                  and o.nr_sequencial < c.nr_sequencial);

create unique index plano_nome on plano (busca(ds_plano));
create unique index segmento_nome on segmento (busca(ds_grupo));
create unique index conjunto_nome on conjunto (nr_seq_segmento, busca(ds_conjunto));
