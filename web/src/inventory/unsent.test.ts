import { expect, it } from 'vitest';
import { toSend, type Unsent, withCount, withoutCount } from './unsent.ts';

const count = (part: Partial<Unsent>): Unsent => ({
  key: 'k',
  company: 'a',
  person: 1,
  inventory: 5,
  stock: 9,
  code: 'C',
  name: 'N',
  quantity: 1,
  seen: null,
  madeAt: '2026-04-20T10:00:00.000Z',
  refused: null,
  ...part,
});

it('a later count of a row takes the place of the earlier one', () => {
  const first = count({ key: '1' });
  const second = count({ key: '2', quantity: 2 });
  expect(withCount(withCount([], first), second)).toEqual([second]);
});

it.each([{ stock: 10 }, { inventory: 6 }, { person: 2 }, { company: 'b' }])(
  'a count of another row, inventory, person or company has a place of its own: %j',
  (other) => {
    expect(withCount([count({})], count({ key: '2', ...other }))).toHaveLength(2);
  },
);

it('counts stand in the order they were made', () => {
  const late = count({ key: '1', stock: 1, madeAt: '2026-04-20T12:00:00.000Z' });
  const early = count({ key: '2', stock: 2, madeAt: '2026-04-20T11:00:00.000Z' });
  expect(withCount([late], early)).toEqual([early, late]);
});

it('what has arrived goes, a later count of the row stays', () => {
  const later = count({ key: '2' });
  expect(withoutCount([later], count({ key: '1' }))).toEqual([later]);
  expect(withoutCount([later], later)).toEqual([]);
});

it('sends only what its person made in this company, and nothing the server refused', () => {
  const mine = count({ key: '1' });
  const all = [
    mine,
    count({ key: '2', person: 2 }),
    count({ key: '3', company: 'b' }),
    count({ key: '4', refused: { codigo: 'CONTAGEM_MUDOU', mensagem: '' } }),
  ];
  expect(toSend(all, { company: 'a', person: 1 })).toEqual([mine]);
  expect(toSend(all, null)).toEqual([]);
});
