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
