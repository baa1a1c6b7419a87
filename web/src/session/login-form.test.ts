import { expect, test } from 'vitest';
import { isComplete, loginBody } from './login-form.ts';

const internal = { external: false, number: ' 1001 ', digits: '123' };

test('company, number and all digits are needed', () => {
  expect(isComplete(internal, 'DEMO')).toBe(true);
  expect(isComplete(internal, undefined)).toBe(false);
  expect(isComplete({ ...internal, number: '  ' }, 'DEMO')).toBe(false);
  expect(isComplete({ ...internal, digits: '12' }, 'DEMO')).toBe(false);
  expect(isComplete({ ...internal, external: true }, 'DEMO')).toBe(false);
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
