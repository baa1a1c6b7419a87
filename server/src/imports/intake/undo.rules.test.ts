import { expect, it } from 'vitest';
import { ledgerReason, linesAtOnce, madeTables, usedBy } from './undo.rules.ts';

it.each([
  ['os', 'CARGA_FICA_OS'],
  ['os_item', 'CARGA_FICA_OS'],
  ['execucao', 'CARGA_FICA_OS'],
  ['pesquisa', 'CARGA_FICA_OS'],
  ['ordem_compra', 'CARGA_FICA_OS'],
  ['anexo', 'CARGA_FICA_OS'],
  ['integracao', 'CARGA_FICA_OS'],
  ['km_leitura', 'CARGA_FICA_LEITURA'],
  ['leitura_retida', 'CARGA_FICA_LEITURA'],
  ['pneu', 'CARGA_FICA_PNEU'],
  ['pneu_aplicacao', 'CARGA_FICA_PNEU'],
  ['plano_ciclo', 'CARGA_FICA_NO_PLANO'],
  ['veiculo_plano', 'CARGA_FICA_NO_PLANO'],
  ['veiculo_filial', 'CARGA_FICA_VEICULO'],
  ['socorro', 'CARGA_FICA_VEICULO'],
  ['estoque_movimento', 'CARGA_FICA_ESTOQUE'],
  ['inventario_item', 'CARGA_FICA_ESTOQUE'],
  ['clifor_acesso', 'CARGA_FICA_PESSOA'],
  ['g_clifor', 'CARGA_FICA_PESSOA'],
  ['conjunto', 'CARGA_FICA_PROBLEMA'],
  ['comando', 'CARGA_FICA_AGIU'],
  // No more is known of the others, whatever their names begin with or hold.
  ['osso', 'CARGA_FICA_USADA'],
  ['mapa_conjunto', 'CARGA_FICA_USADA'],
  ['conjunto_foto', 'CARGA_FICA_USADA'],
  ['mapa_pneu', 'CARGA_FICA_USADA'],
  ['item', 'CARGA_FICA_USADA'],
])('a row that rows of %s refer to stays: %s', (table, why) => {
  expect(usedBy(table)).toBe(why);
});

it('what refers to a table goes before it', () => {
  for (const [first, then] of [
    ['os_item', 'os'],
    ['os', 'veiculo'],
    ['pneu_aplicacao', 'pneu'],
    ['veiculo_plano', 'plano'],
    ['estoque_movimento', 'estoque'],
    ['clifor_filial', 'g_clifor'],
    ['veiculo', 'tipo_veiculo'],
    ['conjunto', 'segmento'],
  ] as const)
    expect(madeTables.indexOf(first)).toBeLessThan(madeTables.indexOf(then));
});

it.each([
  ['vehicles', 500],
  ['tyres', 500],
  ['orders', 500],
  ['stock', 500],
  ['people', 50],
  ['branches', 50],
  ['plans', 50],
] as const)('of %s %d lines are undone in a step', (kind, lines) => {
  expect(linesAtOnce(kind)).toBe(lines);
});

it('the ledger of stock says which intake was undone, and why, in five hundred letters', () => {
  expect(ledgerReason(7, 'planilha trocada')).toBe('Carga 7 desfeita: planilha trocada');
  expect(ledgerReason(7, 'x'.repeat(600))).toHaveLength(500);
});
