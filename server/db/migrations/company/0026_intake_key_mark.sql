-- The HMACs of a row wait under the key they were made with: its mark goes with them to the person (0024).
alter table carga_linha
  add column cd_chave text constraint carga_linha_chave check (cd_chave ~ '^[0-9a-f]{8}$');
-- Nobody knows any more which key rows that wait already were read with; people of theirs count as not moved.
update carga_linha set cd_chave = '00000000' where hm_login is not null or hm_confirma is not null;
alter table carga_linha
  add constraint carga_linha_com_chave check (cd_chave is not null or (hm_login is null and hm_confirma is null));

comment on column carga_linha.cd_chave is 'Mark of the key hm_login and hm_confirma were made with.';
