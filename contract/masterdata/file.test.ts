import { expect, it } from 'vitest';
import { recordsTable } from './file.ts';

it('records are rows of the file they could have come in, without digits', () => {
  const celulas = { numero: '31', fornecedor: 'OFICINA', cnpj: '***', filiais: 'A | B', situacao: 'A' };
  expect(recordsTable('suppliers', [{ celulas }])).toEqual({
    heads: [
      'Número',
      'Fornecedor',
      'CNPJ',
      'Chamado',
      'Filiais',
      'Situação',
      'Recapadora',
      'Nº do contrato',
      'Início do contrato',
      'Fim do contrato',
      'Limite por OS',
      'Contatos',
    ],
    rows: [['31', 'OFICINA', '', '', 'A | B', 'A', '', '', '', '', '', '']],
  });
});

it('what an empty cell means is written', () => {
  const [table] = recordsTable('holidays', [
    { celulas: { data: '25/12/2026', feriado: 'NATAL', filial: '' } },
  ]).rows;
  expect(table?.[2]).toBe('Todas as filiais');
});
