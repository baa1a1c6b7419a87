import { expect, test } from 'vitest';
import { stillAsked } from './pending.ts';

const survey = (nr_sequencial: number, nr_nota: number | null = null) => ({
  nr_sequencial,
  nr_nota,
  nr_seq_os: 10,
  nr_placa: 'ABC1D23',
});

test('a survey put off is not asked again in the same session, nor one that has its grade', () => {
  const waiting = [survey(1), survey(2), survey(3, 9)];
  expect(stillAsked({ pesquisa_adiada: [1] }, waiting)).toEqual([survey(2)]);
  expect(stillAsked({}, waiting)).toEqual([survey(1), survey(2)]);
});
