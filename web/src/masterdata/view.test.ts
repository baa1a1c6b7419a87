import { expect, it } from 'vitest';
import { kindIn, readRecordsView } from './view.ts';

it('an address says which records are shown; what it cannot mean is left out', () => {
  expect(readRecordsView({ busca: 'volvo', situacao: 'I', ordem: '-placa', pagina: '3' })).toEqual({
    busca: 'volvo',
    situacao: 'I',
    ordem: '-placa',
    pagina: '3',
  });
  expect(readRecordsView({ busca: '', situacao: 'X', ordem: 'a;b', pagina: '0' })).toEqual({});
});

it('an unknown kind is the first one', () => {
  expect([kindIn('people'), kindIn('ships')]).toEqual(['people', 'vehicles']);
});
