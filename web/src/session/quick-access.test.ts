import { expect, test } from 'vitest';
import { type QuickAccessEntry, withBranch, withEntry, withoutEntry } from './quick-access.ts';

const joao: QuickAccessEntry = {
  nome: 'JOAO PEREIRA',
  matricula: '1001',
  cpf: '',
  filial: 'CURITIBA',
  empresa: 'DEMO',
  loginExterno: 'N',
};

test('the same login twice is one entry, the later one first', () => {
  const other = { ...joao, matricula: '1002' };
  expect(withEntry([other, joao], { ...joao, filial: 'JUNDIAI' })).toEqual([
    { ...joao, filial: 'JUNDIAI' },
    other,
  ]);
});

test('equal numbers of two companies are two logins', () => {
  expect(withEntry([joao], { ...joao, empresa: 'DEMO 2' })).toHaveLength(2);
});

test('a login that went on to another branch keeps its place and begins there the next time', () => {
  const other = { ...joao, matricula: '1002' };
  expect(withBranch([other, joao], joao, 'JUNDIAI')).toEqual([other, { ...joao, filial: 'JUNDIAI' }]);
});

test('beyond twenty the oldest leaves', () => {
  const full = Array.from({ length: 20 }, (_, i) => ({ ...joao, matricula: String(i) }));
  const list = withEntry(full, joao);
  expect(list).toHaveLength(20);
  expect(list[0]).toEqual(joao);
  expect(list.some((entry) => entry.matricula === '19')).toBe(false);
});

test('an entry can be removed', () => {
  expect(withoutEntry([joao], { ...joao, nome: 'OTHER NAME' })).toEqual([]);
});
