// Generated from the contract by `npm run contract:wire`. Do not edit.

/** Every call of who keeps master data or administers the company by name: how it is sent, where no method stands a command by POST, another by GET. `command`: takes an Idempotency-Key. `versioned`: answers an ETag. */
export const officeWire = {
  listRecordKinds: { path: 'cadastros' },
  listRecords: { path: 'cadastros/{tipo}' },
  getRecord: { path: 'cadastros/{tipo}/{id}' },
  listRecordNames: { path: 'cadastros/{tipo}/{coluna}/nomes' },
  saveRecord: { path: 'cadastros/{tipo}/salvar', command: true },
  getSettings: { path: 'ajustes' },
  saveSettings: { path: 'ajustes/salvar', command: true },
  listKeys: { path: 'sistemas/chaves' },
  listKeyChoices: { path: 'sistemas/opcoes' },
  createKey: { path: 'sistemas/chaves/criar', command: true },
  changeKey: { path: 'sistemas/chaves/{id}/mudar', command: true },
  rotateKey: { path: 'sistemas/chaves/{id}/trocar', command: true },
  revokeKey: { path: 'sistemas/chaves/{id}/revogar', command: true },
  listWebhooks: { path: 'sistemas/webhooks' },
  createWebhook: { path: 'sistemas/webhooks/criar', command: true },
  changeWebhook: { path: 'sistemas/webhooks/{id}/mudar', command: true },
  getWebhookSecret: { path: 'sistemas/webhooks/{id}/segredo' },
  rotateWebhookSecret: { path: 'sistemas/webhooks/{id}/trocar', command: true },
  testWebhook: { path: 'sistemas/webhooks/{id}/testar', command: true },
  listDeliveries: { path: 'sistemas/webhooks/{id}/envios' },
  resendDelivery: { path: 'sistemas/envios/{id}/reenviar', command: true },
} as const;
