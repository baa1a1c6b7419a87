-- Applied migrations are in migracao; the lock is an advisory one. Only databases of earlier versions have this table.
drop table if exists migracao_trava;
