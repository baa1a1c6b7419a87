import { z } from 'zod';
import { confirmedPanel, defineCall, panel } from '../core/call.ts';
import { bigId, done, id, moment, text } from '../core/fields.ts';
import { colabPainel } from './session.ts';

/** Six digits of an authenticator (RFC 6238). */
const totpCode = z.string().regex(/^\d{6}$/);
/** A recovery code as typed: sixteen characters in groups of four, in either case, with or without dashes and blanks. */
const recoveryCode = z.string().regex(/^([a-zA-Z2-7]{4}[ -]?){4}$/);
/** The browser's credential (WebAuthn, `PublicKeyCredential.toJSON`); its contents are validated by the WebAuthn library. */
const browserAnswer = z
  .looseObject({ id: z.string().min(1).max(2000), type: z.literal('public-key') })
  .refine((value) => JSON.stringify(value).length <= 20_000);
/** Options for a browser's passkey request (WebAuthn, `parseCreationOptionsFromJSON`, `parseRequestOptionsFromJSON`). */
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
  /** Whether passkeys work at the address the request was made to. */
  chaves_possiveis: z.boolean(),
  /** Recovery codes not used yet. */
  qt_codigos: z.int(),
});

const session = z.strictObject({
  nr_sequencial: bigId,
  ds_ip: z.string().nullable(),
  dt_criacao: moment,
  dt_ultimo_uso: moment,
  /** The session of this request. */
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
    refusals: ['PASSO_EXPIRADO', 'CODIGO_RECUSADO', 'CHAVE_RECUSADA', 'LOGIN_BLOQUEADO'],
  }),
  /** The user's own factors. */
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
  /** Begins the setup of an authenticator; the former one stays valid until the first code of the new one. */
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
    /** Recovery codes, shown only in this answer; null if the user already has some. */
    answer: z.strictObject({ codigos: recoveryCodes }),
    refusals: ['PASSO_EXPIRADO', 'CODIGO_RECUSADO', 'LOGIN_BLOQUEADO'],
  }),
  /** Removes the authenticator. */
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
    refusals: ['NAO_ENCONTRADO', 'ULTIMO_FATOR'],
  }),
  /** Begins the registration of a passkey; answers the options for the browser. */
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
    refusals: ['CHAVE_INDISPONIVEL', 'CHAVES_DEMAIS'],
  }),
  /** Stores a passkey the browser created. */
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
    /** Recovery codes, shown only in this answer; null if the user already has some. */
    answer: z.strictObject({ codigos: recoveryCodes }),
    refusals: ['PASSO_EXPIRADO', 'CHAVE_RECUSADA', 'CHAVE_INDISPONIVEL', 'CHAVES_DEMAIS'],
  }),
  /** Removes a passkey. */
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
    refusals: ['NAO_ENCONTRADO', 'ULTIMO_FATOR'],
  }),
  /** Creates ten recovery codes; earlier ones become invalid. */
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
    refusals: ['SEM_FATOR'],
  }),
  /** Removes all factors of a user who lost them, so that they can be set up again; the user's sessions end. */
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
    refusals: ['NAO_ENCONTRADO'],
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
    refusals: ['NAO_ENCONTRADO'],
  }),
};
