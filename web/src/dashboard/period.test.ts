import { expect, test } from 'vitest';
import { lastDays } from './period.ts';

test('a period ends today on the calendar of the branch and counts today', () => {
  const night = Date.parse('2026-04-21T01:30:00Z');
  expect(lastDays(1, 'America/Sao_Paulo', night)).toEqual({ de: '2026-04-20', ate: '2026-04-20' });
  expect(lastDays(30, 'America/Sao_Paulo', night)).toEqual({ de: '2026-03-22', ate: '2026-04-20' });
});
