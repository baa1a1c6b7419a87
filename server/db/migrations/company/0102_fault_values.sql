-- The values inside the words of a refusal, by the names of its text: other languages put them into their own. Null: of before.
alter table carga_falha add column js_valores jsonb;
alter table carga_mantida add column js_valores jsonb;
