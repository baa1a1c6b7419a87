import { expect, it } from 'vitest';
import { addressCheck } from './networks.ts';
import { addressFault } from './written-address.ts';

const mayAsk = addressCheck(['10.8.0.0/16']);

const form = 'form';
const network = 'network';

it.each([
  ['https://erp.example.com/terminal?x=1', null],
  ['https://203.0.114.7/aviso', null],
  ['https://10.8.0.3/aviso', null],
  ['http://10.8.0.3:8080/aviso', null],
  ['http://erp.example.com/terminal', form],
  ['http://203.0.114.7/aviso', form],
  ['http://127.0.0.1:8080/aviso', network],
  ['https://10.9.0.3/aviso', network],
  ['https://127.0.0.1/', network],
  ['https://2130706433/', network],
  ['https://[::1]/', network],
  ['https://localhost/', form],
  ['https://user:senha@erp.example.com/', form],
  ['ftp://erp.example.com/', form],
  ['erp.example.com', form],
])('%s: %s', (address, fault) => {
  expect(addressFault(address, mayAsk)).toBe(fault);
});
