import { describe, expect, test } from 'vitest';
import { type FieldFault, faultIn, faultText, fieldFaults } from './fields.ts';

describe('what is wrong with a field', () => {
  test.each(Object.keys(fieldFaults) as FieldFault[])(
    '%s is known by its text, and told in Spanish',
    (fault) => {
      const { es } = fieldFaults[fault];
      expect(faultIn('es', faultText(fault, '300'))).toBe(es.replace('{limite}', '300'));
      expect(faultIn('pt', faultText(fault, '300'))).toBe(faultText(fault, '300'));
    },
  );

  test('has a bound in both languages or in none', () => {
    for (const [fault, { pt, es }] of Object.entries(fieldFaults))
      expect([fault, es.includes('{limite}')]).toEqual([fault, pt.includes('{limite}')]);
  });

  test('names its bound', () => {
    expect(faultText('NO_MAXIMO', '300')).toBe('no máximo 300');
  });

  test.each(['43', 'ABC1D23', '', 'no', 'vazio '])('is not the value %j', (text) => {
    expect(faultIn('es', text)).toBe(text);
  });
});
