import { expect, test } from 'vitest';
import { digitsOf, isComplete, isPin, loginBody, provingDigits } from './login-form.ts';

const internal = { external: false, number: ' 1001 ', digits: '123' };

test('company, number and all digits are needed', () => {
  expect(isComplete(internal, 'DEMO', null)).toBe(true);
  expect(isComplete(internal, undefined, null)).toBe(false);
  expect(isComplete({ ...internal, number: '  ' }, 'DEMO', null)).toBe(false);
  expect(isComplete({ ...internal, digits: '12' }, 'DEMO', null)).toBe(false);
  expect(isComplete({ ...internal, external: true }, 'DEMO', null)).toBe(false);
});

test('an internal login sends registration and CPF digits', () => {
  expect(loginBody(internal, 'DEMO')).toEqual({
    loginExterno: 'N',
    empresa: 'DEMO',
    matricula: '1001',
    cpf: '123',
  });
});

test('an external login sends code and CNPJ digits', () => {
  expect(loginBody({ external: true, number: '31', digits: '00123' }, 'DEMO')).toEqual({
    loginExterno: 'S',
    empresa: 'DEMO',
    codigo: '31',
    cnpj: '00123',
  });
});

test('where the company has PINs there is room for one, and three digits are enough of who has none', () => {
  expect([digitsOf(false, null), digitsOf(false, 4), digitsOf(true, 4)]).toEqual([3, 4, 5]);
  const complete = (digits: string) => isComplete({ ...internal, digits }, 'DEMO', 5);
  expect(['12', '123', '1234', '12345'].map(complete)).toEqual([false, true, false, true]);
  expect(isComplete({ external: true, number: '31', digits: '123' }, 'DEMO', 5)).toBe(false);
});

test('a PIN is known from digits, and sent whole with what was kept; of a CNPJ three digits are', () => {
  const supplier = { external: true, number: '31', digits: '00123' };
  expect([isPin(internal), isPin({ ...internal, digits: '4826' }), isPin(supplier)]).toEqual([
    false,
    true,
    false,
  ]);
  expect([internal, { ...internal, digits: '4826' }, supplier].map(provingDigits)).toEqual([
    '123',
    '4826',
    '001',
  ]);
});
