import { expect, test } from 'vitest';
import { type SignedAct, signerOf, usualSigner } from './signers.ts';

const ordinary = { plan: false, waits: false };

test.each<[SignedAct, ReturnType<typeof signerOf>]>([
  ['iniciar', 'technician'],
  ['pausar', 'technician'],
  ['itens', 'technician'],
  ['alterar_item', 'either'],
  ['entregar_peca', 'either'],
  ['cancelar', 'either'],
  ['enviar_externa', 'either'],
  ['vincular_fornecedor', 'either'],
  ['designar_fornecedor', 'either'],
  ['retirar_fornecedor', 'either'],
  ['comentar', 'either'],
  ['anular', 'either'],
  ['aprovar', 'approver'],
  ['reabrir', 'approver'],
  ['ordem_compra', 'approver'],
  ['dispensar', 'approver'],
])('%s is given in the name of: %s', (act, signer) => {
  expect(signerOf(act, ordinary)).toBe(signer);
  expect(usualSigner(act)).toBe(signer);
});

test.each([
  { plan: true, waits: false },
  { plan: false, waits: true },
])('an approver alone cancels an order of a plan, or one that waits for approval: %o', (order) => {
  expect(signerOf('cancelar', order)).toBe('approver');
  expect(signerOf('enviar_externa', order)).toBe('either');
});
