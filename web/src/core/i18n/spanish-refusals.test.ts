import { afterEach, expect, test } from 'vitest';
import { labels } from '../../texts/es/core-labels.ts';
import { sayWith } from './labels.ts';
import { inSpanish } from './spanish-refusals.ts';

const refused = (codigo: 'CAMPO_INVALIDO' | 'COMENTARIO_OBRIGATORIO', campos: Record<string, string>) =>
  inSpanish(codigo, { codigo, mensagem: 'em português', valores: null, campos });

afterEach(() => sayWith({ builtIn: {} }));

test('what is wrong with the fields of a form is told, each once', () => {
  expect(refused('CAMPO_INVALIDO', { nr_fornec: 'fornecedor desconhecido' })).toBe(
    'Hay campos completados de forma inválida: proveedor desconocido.',
  );
  expect(refused('CAMPO_INVALIDO', { de: 'no máximo 300', ate: 'no máximo 300', km: 'vazio' })).toBe(
    'Hay campos completados de forma inválida: como máximo 300, vacío.',
  );
});

test('what is not known stays as it came; a sentence that says it all stays alone', () => {
  expect(refused('CAMPO_INVALIDO', { km: 'algo novo' })).toBe(
    'Hay campos completados de forma inválida: algo novo.',
  );
  expect(refused('COMENTARIO_OBRIGATORIO', { observacao: 'vazio' })).not.toContain('vacío');
});

test('columns of a file have their Spanish names', () => {
  sayWith({ builtIn: labels });
  const told = (codigo: 'CELULA_VAZIA' | 'PNEU_CADASTRADO', valores: Record<string, string>) =>
    inSpanish(codigo, { codigo, mensagem: '', valores, campos: {} });
  expect(told('CELULA_VAZIA', { coluna: 'Peça' })).toBe('Complete la columna Repuesto.');
  expect(told('PNEU_CADASTRADO', { colunas: 'Sulcos, Marca' })).toMatch(/Surcos, Marca\.$/);
});
