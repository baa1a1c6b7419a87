import { expect, it } from 'vitest';
import { addressCheck } from '../core/outside/networks.ts';
import { mayBeTold } from './address.ts';

const mayAsk = addressCheck(['10.8.0.0/16']);

it.each([
  ['https://erp.example.com/terminal?x=1', true],
  ['https://203.0.114.7/aviso', true],
  ['https://10.8.0.3/aviso', true],
  ['http://10.8.0.3:8080/aviso', true],
  ['http://erp.example.com/terminal', false],
  ['http://203.0.114.7/aviso', false],
  ['https://10.9.0.3/aviso', false],
  ['https://127.0.0.1/', false],
  ['https://2130706433/', false],
  ['https://[::1]/', false],
  ['https://localhost/', false],
  ['https://user:senha@erp.example.com/', false],
  ['ftp://erp.example.com/', false],
  ['erp.example.com', false],
])('%s: %s', (address, may) => {
  expect(mayBeTold(address, mayAsk)).toBe(may);
});
