import { expect, it } from 'vitest';
import { positionOf } from './positions.ts';

it.each([
  ['2DE', { axle: 2, side: 'DE' }],
  ['1ee', { axle: 1, side: 'EE' }],
  ['3-DI', { axle: 3, side: 'DI' }],
  ['12 ei', { axle: 12, side: 'EI' }],
  ['estepe', { axle: 0, side: 'EEE' }],
  ['0DE', null],
  ['EE1', null],
  ['2XX', null],
  ['', null],
])('%j is the position %j', (text, position) => {
  expect(positionOf(text)).toEqual(position);
});
