-- Owners as they are: the area that writes a table.
comment on table comando_painel is 'Answers of panel commands, so that a repeated one runs once. Owner: core.';
comment on table empresa is 'Companies (tenants). Owner: company.';
