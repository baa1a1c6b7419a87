-- The word of the glossary: an intake is one file of a company's own data, an import one that staff bring in.

comment on table carga is 'Intakes: files of a company''s own data. Owner: imports.';
comment on index carga_em_curso is 'One intake of a company at a time.';
comment on table carga_coluna is 'Heads of files that were given a column by hand, as lower-case letters and digits alone. Owner: imports.';
comment on table carga_falha is 'Why rows of an intake were refused: a row each fault. Owner: imports.';
comment on table carga_feita is 'What an intake wrote, row by row, until it is taken back or thirty days have passed. Owner: imports.';
comment on table carga_linha is 'Rows of an intake that are not written yet, or were refused; digits are HMACs here already. Owner: imports.';
comment on table carga_mantida is 'Lines of an intake that stay, or would stay, when it is taken back, and why. Owner: imports.';
comment on column parametro.nr_seq_clifor_carga is 'Person intakes act as; signs in nowhere.';
