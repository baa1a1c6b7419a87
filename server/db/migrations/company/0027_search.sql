-- The search from any screen compares plates and fleet numbers by their letters and digits alone, and looks only at vehicles
-- of which the session may see an order.
create index veiculo_placa_busca on veiculo (replace(nr_placa::text, '-', '') text_pattern_ops);
create index veiculo_frota_busca on veiculo (regexp_replace(upper(nr_frota), '[^A-Z0-9]', '', 'g') text_pattern_ops);

drop index os_placa;
create index os_placa on os (nr_placa, dt_os desc) include (nr_seq_filial, nr_seq_fornecedor);
