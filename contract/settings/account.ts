import { z } from 'zod';
import { administrator, defineCall } from '../core/call.ts';
import { flag, text } from '../core/fields.ts';
import { recordHistory } from '../masterdata/history.ts';

/** The provider as it is kept; its secret is told to nobody. */
const account = z.strictObject({
  /** Number of the last change made here; 0: none. */
  versao: z.int(),
  ds_emissor: z.string(),
  ds_cliente: z.string(),
  /** S: a client secret is kept. */
  tem_segredo: flag,
  st_ativa: flag,
  st_verificado: flag,
  /** Where the provider sends people back to; it has to know this address. */
  ds_retorno: z.string(),
  historia: recordHistory,
});

const issuer = text(300).min(1);

/** Sign-in with the company's own accounts, by OpenID Connect (docs/decisions/031-sign-in.md). */
export const companyAccountCalls = {
  getCompanyAccount: defineCall({
    method: 'GET',
    path: 'ajustes/conta',
    reads: ['cadastro'],
    summary: 'Provider of the company accounts people sign in with',
    source: 'addition; docs/settings.md',
    ...administrator,
    answer: account,
  }),
  saveCompanyAccount: defineCall({
    method: 'POST',
    path: 'ajustes/conta/salvar',
    changes: ['cadastro'],
    summary: 'Save the provider of company accounts',
    source: 'addition; docs/settings.md',
    ...administrator,
    command: true,
    body: z.strictObject({
      /** `versao` of what the change began with. */
      versao: z.int().min(0),
      ds_emissor: issuer,
      ds_cliente: text(200).min(1),
      /** Null: the kept one stays. */
      segredo: text(500).min(1).nullable(),
      st_ativa: flag,
      st_verificado: flag,
    }),
    answer: account,
    refusals: ['AJUSTES_MUDARAM', 'CONTA_ENDERECO', 'CONTA_REDE', 'CONTA_SEM_SEGREDO'],
  }),
  removeCompanyAccount: defineCall({
    method: 'POST',
    path: 'ajustes/conta/remover',
    changes: ['cadastro'],
    summary: 'Remove the provider of company accounts, with its secret',
    source: 'addition; docs/settings.md',
    ...administrator,
    command: true,
    /** `versao` of what is removed. */
    body: z.strictObject({ versao: z.int().min(0) }),
    answer: account,
    refusals: ['AJUSTES_MUDARAM'],
  }),
  /** Asks a provider what it is, and keeps nothing. */
  testCompanyAccount: defineCall({
    method: 'POST',
    path: 'ajustes/conta/testar',
    summary: 'Ask a provider of company accounts for its description',
    source: 'addition; docs/settings.md',
    ...administrator,
    body: z.strictObject({ ds_emissor: issuer }),
    answer: z.strictObject({
      ds_emissor: z.string(),
      /** Where people will sign in. */
      ds_entrada: z.string(),
    }),
    refusals: [
      'CONTA_ENDERECO',
      'CONTA_REDE',
      'CONTA_NOME',
      'CONTA_CERTIFICADO',
      'CONTA_FORA_DO_AR',
      'CONTA_SEM_DESCRICAO',
    ],
  }),
};
