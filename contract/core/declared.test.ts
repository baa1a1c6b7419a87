import { expect, test } from 'vitest';
import { calls } from '../index.ts';
import { declaredRefusals } from './declared.ts';
import type { RefusalCode } from './refusals.ts';

test.each<[keyof typeof calls, RefusalCode, boolean]>([
  ['approveOrder', 'OS_ENCERRADA', true],
  ['approveOrder', 'JUSTIFICATIVA_DA_NOTA', false],
  ['approveOrder', 'CHAVE_REUTILIZADA', true],
  ['approveOrder', 'SESSAO_EXPIRADA', true],
  ['approveOrder', 'EMPRESA_NAO_INFORMADA', true],
  ['approveOrder', 'CONFIRMAR_SENHA', false],
  ['searchOrders', 'CHAVE_REUTILIZADA', false],
  ['searchOrders', 'CORPO_GRANDE_DEMAIS', false],
  ['searchOrders', 'CAMPO_INVALIDO', true],
  ['getCompanies', 'SESSAO_EXPIRADA', false],
  ['exportTable', 'CONFIRMAR_SENHA', true],
  ['exportTable', 'EMPRESA_NAO_INFORMADA', false],
  ['exportTable', 'PAINEL_EM_OUTRO_ENDERECO', true],
])('%s may answer %s: %s', (name, code, expected) => {
  expect(declaredRefusals(calls[name]).has(code)).toBe(expected);
});
