import { expect, it } from 'vitest';
import { cameFrom, listAsLeft, rememberList, rememberStep } from './last-list.ts';

const list = '/?pagina=2';

it('a page opened by its address leads to where its person begins', () => {
  expect(cameFrom('/')).toBe('/');
});

it('an order leads back to its list as it was left, a vehicle opened from it to the order', () => {
  rememberList('/', list);
  expect(cameFrom('/')).toBe(list);
  expect(listAsLeft('/')).toBe(list);
  rememberStep('/os/1', '/veiculo/ABC1D23');
  expect(cameFrom('/')).toBe('/os/1');
});

it('who went back to the order goes on back to the list, not to the vehicle again', () => {
  rememberList('/', list);
  rememberStep('/os/1', '/veiculo/ABC1D23');
  rememberStep('/veiculo/ABC1D23', '/os/1');
  expect(cameFrom('/')).toBe(list);
});

it('another order of the vehicle leads to the vehicle, and that to the first order', () => {
  rememberList('/', list);
  rememberStep('/os/1', '/veiculo/ABC1D23');
  rememberStep('/veiculo/ABC1D23', '/os/2');
  expect(cameFrom('/')).toBe('/veiculo/ABC1D23');
  rememberStep('/os/2', '/veiculo/ABC1D23');
  expect(cameFrom('/')).toBe('/os/1');
});
