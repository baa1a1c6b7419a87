-- The words of the glossary: a department of the workshop, a tyre that is mounted and removed. With every migration each role gets
-- its rights anew: the panel's roles see nothing of the digits that were proved (prova_digitos).

comment on column estoque_movimento.nr_seq_os is 'Order behind it; stays when the item is removed from the order.';
comment on column g_clifor.perfil_mecanico is 'Department a technician works in: C trucks, E warehouse equipment; null: what the terminal''s profile says.';
comment on column os.departamento_os is 'Department of the workshop: FROTA trucks, ARMAZEM warehouse equipment.';
comment on column tipo_veiculo.departamento is 'Department of the workshop: FROTA trucks, ARMAZEM warehouse equipment.';
comment on column parametro.vl_mm_retirada is 'Depth in mm at which a tyre is removed, so that its casing can be retreaded.';
comment on column parametro.qt_dias_retirada is 'How many days ahead tyres to be removed are told.';
comment on column pneu_achado.tp_achado is 'D uneven wear, G twins too far apart, P pressure off its target, L at the limit it is removed at.';
comment on column pneu_aplicacao.vl_mm_saida is 'Depths it was removed with: derived (pneu_sulcos_em).';
comment on column pneu_aplicacao.nr_seq_leitura_saida is 'The newest reading when it was removed.';
comment on column pneu_aplicacao.vl_mm_fato_saida is 'Depths read when it was removed; null: those known then.';
comment on table pneu_movimento is 'What one command moved: I mounted, R removed, M moved on its vehicle, T one tyre replaced by another. Owner: tyres.';
comment on column pneu_movimento.tp_movimento is 'I mounted, R removed, M moved on its vehicle, T one tyre replaced by another.';
comment on column pneu_movimento.nr_seq_filial_origem is 'Branch of the tyre before it was removed into the stock of another; null: none was.';
