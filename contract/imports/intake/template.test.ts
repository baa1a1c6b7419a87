import { expect, test } from 'vitest';
import { intakeColumns, intakeOrder } from './kinds.ts';
import { intakeTemplate } from './template.ts';

test.each(intakeOrder)(
  'the file to fill in for %s has a cell below each head, and then explains them',
  (kind) => {
    const { heads, rows } = intakeTemplate(kind, ({ form }) => [form]);
    const columns = intakeColumns(kind);
    expect(heads).toEqual(columns.map(([, { head }]) => head));
    const examples = rows.filter(([first]) => !(typeof first === 'string' && first.startsWith('# ')));
    expect(examples.length).toBe(kind === 'items' ? 2 : 1);
    for (const row of examples) expect(row.length).toBe(heads.length);
    expect(rows.slice(examples.length)).toEqual(columns.map(([, { head, form }]) => [`# ${head}`, form]));
  },
);
