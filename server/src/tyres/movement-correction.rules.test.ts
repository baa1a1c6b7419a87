import { expect, it } from 'vitest';
import { type MovedTyre, voidRefusal } from './movement-correction.rules.ts';

const moved = (nr_fogo: string, since: Partial<MovedTyre> = {}): MovedTyre => ({
  nr_fogo,
  st_voltou: false,
  st_saiu: false,
  st_movido: false,
  nr_fogo_no_lugar: null,
  st_lido: false,
  ...since,
});

it('a movement nothing was recorded after is void', () => {
  expect(voidRefusal([moved('A'), moved('B')])).toBeNull();
});

it.each<[string, Partial<MovedTyre>, string]>([
  ['came back from where it was sent', { st_voltou: true }, 'RETORNO_POSTERIOR'],
  ['left again', { st_saiu: true, st_movido: true }, 'SAIDA_POSTERIOR'],
  ['was moved, and read before that', { st_movido: true, st_lido: true }, 'MOVIMENTO_POSTERIOR'],
  ['was read', { st_lido: true }, 'AFERICAO_POSTERIOR'],
])(
  'a movement whose tyre %s since is not: what was recorded last is corrected first',
  (_case, since, code) => {
    expect(voidRefusal([moved('A'), moved('B', since)])).toMatchObject({ code, fields: { pneu: 'B' } });
  },
);

it('a movement whose place was taken since names the tyre in the way', () => {
  expect(voidRefusal([moved('A', { nr_fogo_no_lugar: 'C' })])).toEqual({
    code: 'LUGAR_POSTERIOR',
    fields: { pneu: 'A', outro: 'C' },
  });
});
