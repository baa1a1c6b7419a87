import { expect, test } from 'vitest';
import { isPanelLoginComplete, panelLoginBody } from './login-form.ts';

const form = { company: 'DEMO', external: false, number: '9001', digits: '111', password: null };

test.each([
  [form, true],
  [{ ...form, digits: ' 111 ' }, true],
  [{ ...form, digits: ' 12a' }, false],
  [{ ...form, digits: '11' }, false],
  [{ ...form, number: '  ' }, false],
  [{ ...form, password: '' }, false],
  [{ ...form, external: true, digits: '111' }, false],
  [{ ...form, external: true, digits: '00123' }, true],
])('%o is complete: %s', (typed, complete) => {
  expect(isPanelLoginComplete(typed)).toBe(complete);
});

test('an external user is named by number, with five digits', () => {
  expect(panelLoginBody({ ...form, external: true, number: ' 7 ', digits: '00123', password: 'x' })).toEqual({
    empresa: 'DEMO',
    nr_sequencial: '7',
    cnpj: '00123',
    senha: 'x',
  });
});
