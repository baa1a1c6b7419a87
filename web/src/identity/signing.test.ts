import { expect, it } from 'vitest';
import { inventoryActOf, type OrderAct, openingOf } from './confirmed.ts';
import { signerOfFlow } from './signing.ts';

const flow = (kind: OrderAct, plan = false) => ({
  kind,
  work: { nr_sequencial: 1, nr_placa: 'RHT4B67', nr_frota: null, ds_conjunto: null, technician: null, plan },
});
const vehicle = { plate: 'RHT4B67', fleet: null };

it.each([
  ['the approval', flow('approve'), 'approver'],
  ['a rejection', flow('reject'), 'approver'],
  ['the cancelling of a plan order', flow('cancel', true), 'approver'],
  ['the cancelling of another order', flow('cancel'), 'either'],
  ['what a supplier charged', flow('itemChange'), 'either'],
  ['another change of the items', flow('itemRemove'), 'technician'],
  ['a start', flow('start'), 'technician'],
  ['a count', inventoryActOf('count'), 'either'],
  ['the end of an inventory', inventoryActOf('countFinish'), 'approver'],
  ['a new order', openingOf('create', vehicle), 'technician'],
  ['the order of a plan', openingOf('generate', vehicle), 'either'],
  ['handing over a part', flow('itemHandOver'), 'either'],
] as const)('%s is signed as the contract says', (_what, confirmed, signer) => {
  expect(signerOfFlow(confirmed)).toBe(signer);
});
