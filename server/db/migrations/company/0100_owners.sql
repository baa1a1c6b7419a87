-- Owners as they are: the area that writes a table.
comment on table conjunto is 'Problems of a segment, with criticality, standard service and SLA. Owner: registry.';
comment on table integracao is 'Messages to the ticket provider, the forklift lock and the checklist notification, written by the server alone. Owner: outbox.';
comment on table km_leitura is 'Meter readings. Owner: fleet.';
comment on table ordem_compra is 'Purchase orders of an order; an open one keeps its work from continuing. Owner: orders.';
comment on table pesquisa is 'Surveys after an order; without grade = pending. Owner: surveys.';
comment on table plano is 'Maintenance plans. Owner: planKeeping.';
comment on table plano_ciclo is 'Cycles of a plan, in their order; after the last comes the first. Owner: planKeeping.';
comment on table plano_ciclo_item is 'Services and parts copied into the order of a cycle. Owner: planKeeping.';
comment on table segmento is 'Vehicle systems: engine, brakes, tyres ... Owner: registry.';
comment on table veiculo is 'Trucks, trailers and warehouse equipment. Owner: fleet.';
comment on column parametro.vl_mm_desgaste is 'Grooves of one tyre further apart than so many mm: it wears unevenly. Owner: tyreLife.';
comment on column tipo_veiculo_posicao.vl_calibragem is 'Pressure it should have, in psi; null: none is asked for. Owner: tyreLife.';
