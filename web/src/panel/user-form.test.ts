import { expect, test } from 'vitest';
import {
  isUserComplete,
  missingOfUser,
  type UserForm,
  userFields,
  userFormOf,
  wrongNetwork,
} from './user-form.ts';

const form: UserForm = {
  ...userFormOf(null),
  name: 'ANA',
  registration: '9010',
  digits: '123',
};

test.each([
  ['a new user', form, false, true],
  ['a new one without digits', { ...form, digits: '' }, false, false],
  ['a known one without digits', { ...form, digits: '' }, true, true],
  ['three digits of an external one', { ...form, external: true }, false, false],
  ['five digits of an external one', { ...form, external: true, digits: '12345' }, false, true],
  ['a short password', { ...form, password: 'curta' }, false, false],
  ['no registration', { ...form, registration: ' ' }, false, false],
  ['a network that is none', { ...form, networks: '10.0.0.1' }, false, false],
])('%s: complete %#', (_what, typed, known, complete) => {
  expect(isUserComplete(typed, known)).toBe(complete);
});

test('what is needed and missing is named', () => {
  expect(missingOfUser(userFormOf(null), false)).toEqual(['name', 'registration', 'digits']);
  expect(missingOfUser({ ...form, digits: '12' }, true)).toEqual(['digits']);
  expect(missingOfUser({ ...form, external: true, registration: '', digits: '12345' }, false)).toEqual([]);
});

test('networks are parted by lines or commas', () => {
  expect(userFields({ ...form, networks: '10.0.0.0/8\n fd00::/8, 192.168.1.0/24 ' }).ds_redes).toEqual([
    '10.0.0.0/8',
    'fd00::/8',
    '192.168.1.0/24',
  ]);
  expect(wrongNetwork('10.0.0.0/8\nqualquer')).toBe('qualquer');
});

test('what is left empty is null', () => {
  expect(userFields({ ...form, external: true })).toMatchObject({
    nr_matricula: null,
    ds_email: null,
    senha: null,
  });
});
