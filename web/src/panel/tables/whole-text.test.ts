import { expect, it } from 'vitest';
import { wholeText } from './whole-text.ts';

it.each([
  ['text as it is', '{"a":1}', 'text', '{"a":1}'],
  [
    'a moment to the second, with its zone',
    '2026-05-01 10:20:30.5-03',
    'timestamp with time zone',
    undefined,
  ],
  ['JSON by its parts', '{"a":[1]}', 'jsonb', '{\n  "a": [\n    1\n  ]\n}'],
  ['JSON that was cut as it is', '{"a":[1…', 'jsonb', undefined],
])('a row in full shows %s', (_what, value, tipo, shown = value) => {
  expect(wholeText(value, tipo)).toBe(shown);
});
