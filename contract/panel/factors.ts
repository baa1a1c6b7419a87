import { z } from 'zod';
import { confirmedPanel, defineCall, panel } from '../core/call.ts';
import { bigId, done, id, moment, text } from '../core/fields.ts';
import { colabPainel } from './session.ts';

/** Six digits of an authenticator (RFC 6238). */
const totpCode = z.string().regex(/^\d{6}$/);
/** A recovery code as it is typed: sixteen signs in fours, in capitals or not, with or without dashes and blanks. */
const recoveryCode = z.string().regex(/^([a-zA-Z2-7]{4}[ -]?){4}$/);
/** What the browser answered for a passkey; the library that verifies it is the judge of the inside (WebAuthn, `PublicKeyCredential.toJSON`). */
const browserAnswer = z
  .looseObject({ id: z.string().min(1).max(2000), type: z.literal('public-key') })
  .refine((value) => JSON.stringify(value).length <= 20_000);
/** What a browser is asked for a passkey (WebAuthn, `parseCreationOptionsFromJSON`, `parseRequestOptionsFromJSON`). */
export const browserQuestion = z.looseObject({ challenge: z.string() });

const recoveryCodes = z.array(z.string()).nullable();

const factors = z.strictObject({
  /** The server wants a second factor of this user (PANEL_SECOND_FACTOR). */
  exigido: z.boolean(),
  /** Null: no authenticator. */
  autenticador: z.strictObject({ dt_criacao: moment, dt_ultimo_uso: moment.nullable() }).nullable(),
  chaves: z.array(
    z.strictObject({
      nr_sequencial: z.int(),
      ds_chave: z.string(),
      dt_criacao: moment,
      dt_ultimo_uso: moment.nullable(),
    }),
  ),
  /** Passkeys work at the address the browser asks at. */
  chaves_possiveis: z.boolean(),
  /** Recovery codes not used yet. */
  qt_codigos: z.int(),
});

const session = z.strictObject({
  nr_sequencial: bigId,
  ds_ip: z.string().nullable(),
  dt_criacao: moment,
  dt_ultimo_uso: moment,
  /** The one that asks. */
  st_atual: z.boolean(),
});

/** The second factor of panel users: authenticator, passkeys, recovery codes; and one's own sessions. */
export const factorCalls = {
  /** The second step of a login: one of three proofs. */
  panelSecondStep: defineCall({
    method: 'POST',
    path: 'painel/segundoPasso',
    summary: 'Second step of signing in to the panel',
    source: 'addition; G-05',
    who: 'anyone',
    command: true,
    unkeyed: true,
    body: z.union([
      z.strictObject({ passo: z.string().min(1).max(100), codigo: totpCode }),
      z.strictObject({ passo: z.string().min(1).max(100), codigo_recuperacao: recoveryCode }),
      z.strictObject({ passo: z.string().min(1).max(100), chave: browserAnswer }),
    ]),
    answer: z.strictObject({ colabPainel }),
    errors: ['PASSO_EXPIRADO', 'CODIGO_RECUSADO', 'CHAVE_RECUSADA', 'LOGIN_BLOQUEADO'],
  }),
  /** What one proves oneself with. */
  getMyFactors: defineCall({
    method: 'GET',
    path: 'painel/getMeusFatores',
    reads: ['fatores'],
    summary: 'Own second factors',
    source: 'addition; G-05',
    who: panel('L'),
    enrolling: true,
    answer: factors,
  }),
  /** Begins an authenticator; what it replaces goes on until the first code of the new one. */
  beginTotp: defineCall({
    method: 'POST',
    path: 'painel/iniciarAutenticador',
    summary: 'Secret of a new authenticator; good for ten minutes',
    source: 'addition; G-05',
    who: confirmedPanel('L'),
    enrolling: true,
    command: true,
    unkeyed: true,
    answer: z.strictObject({
      /** Base32, to be typed where no picture can be taken. */
      segredo: z.string(),
      /** `otpauth://`, drawn as a QR code. */
      uri: z.string(),
    }),
  }),
  /** The first code proves that the authenticator has the secret. */
  finishTotp: defineCall({
    method: 'POST',
    path: 'painel/concluirAutenticador',
    changes: ['fatores'],
    summary: 'Prove the new authenticator',
    source: 'addition; G-05',
    who: confirmedPanel('L'),
    enrolling: true,
    command: true,
    unkeyed: true,
    body: z.strictObject({ codigo: totpCode }),
    /** Recovery codes, told this once; null where the user has some. */
    answer: z.strictObject({ codigos: recoveryCodes }),
    errors: ['PASSO_EXPIRADO', 'CODIGO_RECUSADO', 'LOGIN_BLOQUEADO'],
  }),
  /** Takes the authenticator away. */
  removeTotp: defineCall({
    method: 'POST',
    path: 'painel/removerAutenticador',
    changes: ['fatores'],
    summary: 'Remove the own authenticator',
    source: 'addition; G-05',
    who: confirmedPanel('L'),
    enrolling: true,
    command: true,
    answer: done,
    errors: ['NAO_ENCONTRADO', 'ULTIMO_FATOR'],
  }),
  /** Begins a passkey: what the browser is asked. */
  beginPasskey: defineCall({
    method: 'POST',
    path: 'painel/iniciarChave',
    summary: 'Question for a new passkey; good for ten minutes',
    source: 'addition; G-05',
    who: confirmedPanel('L'),
    enrolling: true,
    command: true,
    unkeyed: true,
    answer: browserQuestion,
    errors: ['CHAVE_INDISPONIVEL', 'CHAVES_DEMAIS'],
  }),
  /** Keeps a passkey the browser made. */
  finishPasskey: defineCall({
    method: 'POST',
    path: 'painel/concluirChave',
    changes: ['fatores'],
    summary: 'Keep the new passkey',
    source: 'addition; G-05',
    who: confirmedPanel('L'),
    enrolling: true,
    command: true,
    unkeyed: true,
    body: z.strictObject({ ds_chave: text(60).min(1), chave: browserAnswer }),
    /** Recovery codes, told this once; null where the user has some. */
    answer: z.strictObject({ codigos: recoveryCodes }),
    errors: ['PASSO_EXPIRADO', 'CHAVE_RECUSADA', 'CHAVE_INDISPONIVEL', 'CHAVES_DEMAIS'],
  }),
  /** Takes a passkey away. */
  removePasskey: defineCall({
    method: 'POST',
    path: 'painel/removerChave',
    changes: ['fatores'],
    summary: 'Remove one of the own passkeys',
    source: 'addition; G-05',
    who: confirmedPanel('L'),
    enrolling: true,
    command: true,
    body: z.strictObject({ nr_sequencial: id }),
    answer: done,
    errors: ['NAO_ENCONTRADO', 'ULTIMO_FATOR'],
  }),
  /** Ten new recovery codes; the ones before are worth nothing. */
  renewRecoveryCodes: defineCall({
    method: 'POST',
    path: 'painel/renovarCodigos',
    changes: ['fatores'],
    summary: 'New recovery codes',
    source: 'addition; G-05',
    who: confirmedPanel('L'),
    enrolling: true,
    command: true,
    unkeyed: true,
    answer: z.strictObject({ codigos: z.array(z.string()) }),
    errors: ['SEM_FATOR'],
  }),
  /** A user who lost what he proves himself with begins anew; his sessions end. */
  removeUserFactors: defineCall({
    method: 'POST',
    path: 'painel/removerFatores',
    changes: ['usuarios'],
    summary: 'Take the second factors of a panel user away',
    source: 'addition; G-05',
    who: confirmedPanel('A'),
    command: true,
    body: z.strictObject({ nr_sequencial: id }),
    answer: done,
    errors: ['NAO_ENCONTRADO'],
  }),
  /** One's own sessions, newest use first. */
  listMySessions: defineCall({
    method: 'GET',
    path: 'painel/getMinhasSessoes',
    reads: ['sessoes'],
    summary: 'Own sessions of the panel',
    source: 'addition; G-03',
    who: panel('L'),
    enrolling: true,
    answer: z.array(session),
  }),
  /** Ends one of one's own sessions. */
  endMySession: defineCall({
    method: 'POST',
    path: 'painel/encerrarMinhaSessao',
    changes: ['sessoes'],
    summary: 'End one of the own sessions',
    source: 'addition; G-03',
    who: panel('L'),
    enrolling: true,
    command: true,
    body: z.strictObject({ nr_sequencial: bigId }),
    answer: done,
    errors: ['NAO_ENCONTRADO'],
  }),
};
