import { expect, test } from 'vitest';
import { moment } from '../core/panel/moment.ts';
import { trailMoment } from './trail-moment.ts';

test('the pages of the panel tell a moment on the same clock as the trail', () => {
  const at = '2026-11-22T23:30:05Z';
  expect(trailMoment(at).slice(0, 16)).toBe(moment(at).replace('\xa0', ' '));
  expect(moment(null)).toBe('');
});
