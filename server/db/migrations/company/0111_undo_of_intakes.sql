-- The words of the glossary: a written intake is undone, one under way cancelled.

comment on column carga.st_carga is 'L being read, C being checked, P checked, X being written, S done, K cancelled, E failed; D its undo being previewed, Q undo previewed, U being undone, V undone.';
comment on column carga.nr_linha_desfeita is 'Last line whose undo was previewed or done; they go from the last to the first.';
comment on column carga.qt_desfazer is 'Lines there are to undo.';
comment on column carga.ds_motivo is 'Why it is undone.';
comment on table carga_feita is 'What an intake wrote, row by row, until it is undone or thirty days have passed. Owner: imports.';
comment on column carga_feita.nr_linha is 'Line of the file; below zero: made beside its rows, as an operation that is named, and undone last.';
comment on column carga_feita.cd_fica is 'Why this cannot be undone, whatever happens.';
comment on table carga_mantida is 'Lines of an intake that stay, or would stay, when it is undone, and why. Owner: imports.';
