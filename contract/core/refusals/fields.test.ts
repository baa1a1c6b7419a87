import { describe, expect, test } from 'vitest';
import { type FieldFault, faultOf, faultText, fieldFaults } from './fields.ts';

describe('what is wrong with a field', () => {
  test.each(Object.keys(fieldFaults) as FieldFault[])('%s is known by its text again', (fault) => {
    const limit = fieldFaults[fault].includes('{limite}') ? '300' : '';
    expect(faultOf(faultText(fault, limit))).toEqual({ fault, limit });
  });

  test('names its bound', () => {
    expect(faultText('NO_MAXIMO', '300')).toBe('no máximo 300');
  });

  test.each(['43', 'ABC1D23', '', 'no', 'vazio '])('is not the value %j', (text) => {
    expect(faultOf(text)).toBeUndefined();
  });
});
