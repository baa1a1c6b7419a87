-- The terminals of demonstrations had credentials that could be guessed from their names.
update terminal
   set hs_credencial = case when hs_credencial is not null then sha256(convert_to(gen_random_uuid()::text || gen_random_uuid(), 'UTF8')) end,
       hs_codigo = case when hs_codigo is not null then sha256(convert_to(gen_random_uuid()::text || gen_random_uuid(), 'UTF8')) end
 where sha256(convert_to('demonstration ' || ds_terminal, 'UTF8')) in (hs_credencial, hs_codigo);
