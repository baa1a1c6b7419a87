import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { badge, flag, text } from '../core/fields.ts';
import { pinSizes } from '../identity/pin.ts';
import { sessionAnswer } from './calls.ts';

/** A provider of accounts cannot be asked. */
export const providerAway = ['CONTA_DESLIGADA', 'CONTA_SEM_SEGREDO', 'CONTA_FORA_DO_AR'] as const;

/** Nobody is signed in with what the provider answered. */
export const accountRefusals = [
  ...providerAway,
  // It does not answer as a provider where the sign-in is ended.
  'CONTA_REDE',
  'CONTA_NOME',
  'CONTA_CERTIFICADO',
  'CONTA_SEM_DESCRICAO',
  'CONTA_VENCIDA',
  'CONTA_NAO_CONCLUIDA',
  'CONTA_CLIENTE',
  'CONTA_NAO_CONFERE',
  'CONTA_SEM_EMAIL',
  'CONTA_REPETIDA',
] as const;

/** Where the browser goes to sign in at a provider, and what it brings back with the answer. */
export const signInBegun = z.strictObject({ ds_endereco: z.string(), prova: z.string() });

/** What the browser brings back from a provider. */
export const signInAnswer = z.strictObject({
  /** As the beginning answered it. */
  prova: text(4_000).min(1),
  /** Query of the address the provider sent the browser to. */
  resposta: text(8_000).min(1),
});

/** Sign-in with the company's own account, by OpenID Connect (docs/decisions/031-sign-in.md). */
export const accountCalls = {
  /** What the login page of a company offers beside registration and digits. */
  getSignInWays: defineCall({
    method: 'GET',
    path: 'auth/formas',
    summary: 'Ways to sign in a company offers',
    source: 'addition; docs/decisions/031-sign-in.md',
    who: 'company',
    answer: z.strictObject({
      conta: flag,
      /** S: a badge signs in (AUTH-28). */
      cracha: flag,
      tamanho_pin: z.enum(pinSizes),
    }),
  }),
  /** Signs in the owner of the badge that was read, where the company lets badges. */
  badgeSignIn: defineCall({
    method: 'POST',
    path: 'auth/cracha',
    summary: 'Sign in with a badge',
    source: 'addition; docs/decisions/032-badge-and-pin.md',
    who: 'company',
    command: true,
    unkeyed: true,
    body: z.strictObject({ cracha: badge }),
    answer: sessionAnswer,
    refusals: [
      'TERMINAL_NAO_CADASTRADO',
      'LOGIN_BLOQUEADO',
      'CRACHA_DESLIGADO',
      'CRACHA_DE_NINGUEM',
      'CRACHA_RETIRADO',
      'CRACHA_DE_QUEM_SAIU',
    ],
  }),
  /** Where the browser goes to sign in, and what it brings back with the provider's answer. */
  beginAccountSignIn: defineCall({
    method: 'POST',
    path: 'auth/conta/comecar',
    summary: 'Begin a sign-in with the company account',
    source: 'addition; docs/decisions/031-sign-in.md',
    who: 'company',
    command: true,
    unkeyed: true,
    answer: signInBegun,
    refusals: [...providerAway, 'TERMINAL_NAO_CADASTRADO'],
  }),
  /** Signs in the person whose account the provider answered for. */
  finishAccountSignIn: defineCall({
    method: 'POST',
    path: 'auth/conta/concluir',
    summary: 'Sign in with the answer of the provider of company accounts',
    source: 'addition; docs/decisions/031-sign-in.md',
    who: 'company',
    command: true,
    unkeyed: true,
    body: signInAnswer,
    answer: sessionAnswer,
    refusals: [...accountRefusals, 'TERMINAL_NAO_CADASTRADO', 'CONTA_DESCONHECIDA', 'CONTA_SEM_FILIAL'],
  }),
};
