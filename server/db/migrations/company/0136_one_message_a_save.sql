-- A record saved is one event for the company and one for each branch, whose kept answers are outdated too. Other systems are told
-- once, by the company's, and of which record.

create or replace function avisa_webhooks() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into webhook_envio (nr_seq_webhook, ds_evento, js_envio)
  select w.nr_sequencial, e.ds_evento,
         jsonb_build_object('type', e.ds_evento, 'timestamp', e.dt_evento,
           'data', jsonb_build_object('evento', e.nr_sequencial, 'nr_seq_filial', e.nr_seq_filial,
             'nr_seq_os', e.nr_seq_os, 'nr_placa', e.nr_placa, 'nr_seq_clifor', e.nr_seq_clifor)
             || case when e.ds_evento = 'cadastro.salvo'
                  then jsonb_build_object('tipo', e.js_dados -> 'tipo', 'registro', e.js_dados -> 'registro')
                  else '{}' end)
    from novos e
    join webhook w on w.st_status = 'A' and e.ds_evento = any (w.ds_eventos)
   where e.ds_evento <> 'cadastro.salvo' or e.nr_seq_filial is null
   order by e.nr_sequencial, w.nr_sequencial;
  return null;
end $$;
comment on function avisa_webhooks() is 'Queues what happened for the webhooks that are told of it, in the same transaction. Owner: systems.';
