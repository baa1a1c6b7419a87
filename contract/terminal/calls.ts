import { z } from 'zod';
import { confirmedPanel, defineCall, panel } from '../core/call.ts';
import { countText, done, envelope, id, idText, moment, text } from '../core/fields.ts';

const terminal = z.strictObject({
  nr_sequencial: id,
  nome_empresa: z.string(),
  /** Null: all branches, or the company's database does not answer. */
  ds_filial: z.string().nullable(),
  ds_terminal: z.string(),
  /** P waiting for activation, A active, R revoked. */
  st_terminal: z.enum(['P', 'A', 'R']),
  dt_criacao: moment,
  /** Expiry of the activation code. */
  dt_expira_codigo: moment.nullable(),
  dt_ultimo_uso: moment.nullable(),
  dt_revogado: moment.nullable(),
});

const lockout = z.strictObject({
  /** Key of the lockout, used to release it. */
  bloqueio: z.string(),
  /** What is locked out: an account everywhere, from a network or at a terminal; or a whole network, terminal or company. */
  tp_bloqueio: z.enum(['conta', 'origem-conta', 'terminal-conta', 'origem', 'terminal', 'empresa']),
  /** Null: the panel, or a network. */
  nome_empresa: z.string().nullable(),
  /** I internal, F supplier, P panel. */
  tp_conta: z.enum(['I', 'F', 'P']).nullable(),
  cd_conta: z.string().nullable(),
  ds_terminal: z.string().nullable(),
  ds_rede: z.string().nullable(),
  /** Wrong tries of the last 24 hours. */
  qt_falhas: z.int(),
  dt_ultima: moment.nullable(),
  /** Null: until it is released. */
  dt_livre: moment.nullable(),
});

/** The code is in this answer only; only its hash is stored. */
const newCode = z.strictObject({ nr_sequencial: id, codigo: z.string(), dt_expira_codigo: moment });

/** A terminal, of this company; without: of any. */
const one = z.strictObject({ nr_sequencial: id, nr_seq_empresa: id.optional() });

/** Administration of enrolled terminals; the code is redeemed by `activateTerminal` (contract/session). */
export const terminalCalls = {
  /** Terminals in service first, by company and name; those revoked last. */
  listTerminals: defineCall({
    method: 'GET',
    path: 'painel/getTerminais',
    reads: ['terminais'],
    summary: 'Enrolled terminals',
    source: 'C-163, PANEL-16, G-120',
    who: panel('U'),
    query: z.strictObject({
      page: countText(1_000_000).optional(),
      per_page: countText(50).optional(),
      empresa: idText.optional(),
    }),
    answer: envelope(terminal).extend({
      /** Branches of the requested company; empty if none was requested or its database does not answer. */
      filiais: z.array(z.strictObject({ nr_sequencial: id, ds_filial: z.string() })),
    }),
  }),
  /** A new terminal, waiting for its code. Without idempotency key, because a stored answer would contain the code. */
  saveTerminal: defineCall({
    method: 'POST',
    path: 'painel/saveTerminal',
    changes: ['terminais'],
    summary: 'Add a terminal; its one-time code is told once',
    source: 'C-164, PANEL-16, G-120, G-124',
    who: confirmedPanel('A'),
    command: true,
    unkeyed: true,
    body: z.strictObject({
      nr_seq_empresa: id,
      /** Null: all branches. */
      nr_seq_filial: id.nullable(),
      ds_terminal: text(60).min(1),
    }),
    answer: newCode,
    refusals: ['NAO_ENCONTRADO', 'FILIAL_NAO_PERMITIDA', 'TERMINAL_NOME_EM_USO'],
  }),
  /** Issues a new code for a terminal not activated yet; the old one becomes invalid. */
  renewTerminalCode: defineCall({
    method: 'POST',
    path: 'painel/novoCodigoTerminal',
    changes: ['terminais'],
    summary: 'A new one-time code for a waiting terminal',
    source: 'addition; G-120, G-124',
    who: confirmedPanel('A'),
    command: true,
    unkeyed: true,
    body: one,
    answer: newCode,
    refusals: ['NAO_ENCONTRADO', 'TERMINAL_NAO_ESPERA'],
  }),
  /** Takes a terminal out of service; sessions opened on it end at once on every server. */
  revokeTerminal: defineCall({
    method: 'POST',
    path: 'painel/revogarTerminal',
    changes: ['terminais'],
    summary: 'Revoke a terminal and end its sessions',
    source: 'C-165, PANEL-16, G-120, G-124',
    who: confirmedPanel('A'),
    command: true,
    body: one,
    answer: done,
    refusals: ['NAO_ENCONTRADO'],
  }),
  /** Present lockouts after wrong tries, newest first; of a company those of its accounts and terminals. */
  listLockouts: defineCall({
    method: 'GET',
    path: 'painel/getBloqueios',
    reads: ['bloqueios'],
    summary: 'Accounts, terminals, networks and companies that are locked out',
    source: 'addition; G-04',
    who: panel('U'),
    query: z.strictObject({ empresa: idText.optional() }),
    answer: z.strictObject({ data: z.array(lockout) }),
  }),
  /** Releases an account, or one lockout of the list: its counters are reset. */
  releaseAccount: defineCall({
    method: 'POST',
    path: 'painel/liberarConta',
    changes: ['bloqueios'],
    summary: 'Release an account or another lockout',
    source: 'C-167, PANEL-16, G-04, G-124',
    who: confirmedPanel('A'),
    command: true,
    body: z.union([
      /** A lockout of the list. */
      z.strictObject({ nr_seq_empresa: id.optional(), bloqueio: text(200).min(1) }),
      /** An internal person; without company a user of the panel. */
      z.strictObject({ nr_seq_empresa: id.nullable(), matricula: text(20).min(1) }),
      /** A supplier by its code; without company an external user of the panel. */
      z.strictObject({ nr_seq_empresa: id.nullable(), codigo: text(20).min(1) }),
    ]),
    answer: done,
    refusals: ['NAO_ENCONTRADO', 'CONTA_LIVRE'],
  }),
};
