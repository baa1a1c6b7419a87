-- What a person looks like: a small picture he gave himself. Its number changes with it, so that whoever has one may keep it.

create table clifor_foto (
  nr_seq_clifor int         not null constraint clifor_foto_pk primary key constraint clifor_foto_clifor_fk references g_clifor,
  id            uuid        not null default gen_random_uuid() constraint clifor_foto_id_uk unique,
  im_foto       bytea       not null constraint clifor_foto_pequena check (octet_length(im_foto) between 1 and 65536),
  dt_criacao    timestamptz not null default now()
);
comment on table clifor_foto is 'Photo of a person: WebP of 256 points. Owner: files.';

alter table g_clifor drop column foto;
-- Named as a column of the person's row: g.foto.
create function foto(g_clifor) returns uuid language sql stable
return (select f.id from clifor_foto f where f.nr_seq_clifor = ($1).nr_sequencial);
comment on function foto(g_clifor) is 'Number of the photo there is of a person now.';
