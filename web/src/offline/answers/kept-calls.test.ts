import { expect, it } from 'vitest';
import { keptCallOf } from './kept-calls.ts';

it('a cached answer is kept by the name of its call', () => {
  expect(keptCallOf(['getOrder', { params: { id: '1' } }])).toBe('getOrder');
  expect(keptCallOf(['searchOrders'])).toBeNull();
  expect(keptCallOf(['toString'])).toBeNull();
});
