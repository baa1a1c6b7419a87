import { intakeColumns, intakeOrder } from '@terminal/contract';
import { expect, it } from 'vitest';
import { readHead } from './head.rules.ts';
import { templateOf } from './template.rules.ts';

it.each(intakeOrder)('the template of %s has heads its reader knows, and the order of the files', (kind) => {
  const { heads, rows } = templateOf(kind);
  expect(readHead(kind, heads.map(String))).toMatchObject({ ignored: [], missing: [] });
  expect(heads).toHaveLength(intakeColumns(kind).length);
  expect(rows.at(-1)).toEqual([`# Ordem dos arquivos: ${intakeOrder.join(', ')}`]);
});

it('explains each column: whether it must be filled in, and how', () => {
  const { rows } = templateOf('branches');
  const told = JSON.stringify(rows);
  expect(told).toContain('obrigatória');
  expect(told).toContain('opcional');
});
