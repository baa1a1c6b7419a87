-- A change of a plan tells what comes to be due soon as well as what is overdue.
alter table plano_mudanca
  add column qt_a_vencer_antes int,
  add column qt_a_vencer_depois int,
  add constraint plano_mudanca_a_vencer check ((qt_a_vencer_antes is null) = (qt_a_vencer_depois is null));

comment on column plano_mudanca.qt_a_vencer_antes is 'Vehicles due soon by it; null: it was not counted then.';
