import { z } from 'zod';
import { confirmedPanel, defineCall, panel } from '../core/call.ts';
import { boundedEnvelope, countText, done, envelope, flag, id, moment, text } from '../core/fields.ts';
import { accountRefusals, providerAway, signInAnswer, signInBegun } from '../session/account.ts';
import { browserQuestion, factorCalls } from './factors.ts';
import { colabPainel, level } from './session.ts';

/** A password as it is typed: kept as it is, blanks included. */
const password = z.string().min(1).max(200);
/** A password being chosen (docs/panel.md). */
const newPassword = z.string().min(12).max(200);

const internalLogin = z.strictObject({
  empresa: text(120),
  matricula: text(20),
  cpf: text(3),
  senha: password.optional(),
});
const externalLogin = z.strictObject({
  empresa: text(120),
  nr_sequencial: text(20),
  cnpj: text(5),
  senha: password.optional(),
});

/** Answer of a login with right digits and password whose user has a second factor (docs/panel.md). */
const secondStep = z.strictObject({
  /** Token of the step; valid once, for five minutes, from the same address. */
  passo: z.string(),
  autenticador: z.boolean(),
  /** WebAuthn options for the browser; null: no passkey. */
  chave: browserQuestion.nullable(),
  codigos: z.boolean(),
});

const secondStepAsked = z.strictObject({ segundo_passo: secondStep });
const entered = z.strictObject({ colabPainel });

const page = { page: countText(1_000_000).optional(), per_page: countText(50).optional() };

const user = z.strictObject({
  nr_sequencial: z.int(),
  ds_nome: z.string(),
  /** Null: external login, by nr_sequencial. */
  nr_matricula: z.string().nullable(),
  tp_acesso: level,
  /** Networks the user may connect from; empty: any. */
  ds_redes: z.array(z.string()),
  ds_email: z.string().nullable(),
  st_status: z.enum(['A', 'I']),
  tem_senha: z.boolean(),
  /** Whether he has a second factor. */
  tem_fator: z.boolean(),
});

const userFields = {
  ds_nome: text(60).min(1),
  nr_matricula: text(20).min(1).nullable(),
  tp_acesso: level,
  ds_redes: z.array(z.union([z.cidrv4(), z.cidrv6()])).max(20),
  ds_email: z.email().max(120).nullable(),
};
/** First three digits of the CPF, or five of the CNPJ where there is no registration. */
const digits = z.string().regex(/^(\d{3}|\d{5})$/);

/** Search criteria of the trail. */
const trailSearch = {
  /** From this moment on. */
  de: moment.optional(),
  /** Before this moment. */
  ate: moment.optional(),
  usuario: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number)
    .optional(),
  /** Prefix of the action: one of trailActions, an area ('rotina.') or the path of a call. */
  acao: text(60).optional(),
  /** Part of the detail, of the error or of the database's name. */
  texto: text(120).optional(),
  falhas: flag.optional(),
};

/** Login of the panel, its users and the trail of what they did. */
export const panelCalls = {
  ...factorCalls,
  /** Signs a panel user in; if the user needs a password and none was sent, the answer asks for it. */
  panelLogin: defineCall({
    method: 'POST',
    path: 'painel/loginPainel',
    summary: 'Sign in to the panel',
    source: 'doc 3 §2 and §7, C-002, G-05',
    who: 'anyone',
    command: true,
    unkeyed: true,
    body: z.union([internalLogin, externalLogin]),
    answer: z.union([entered, z.strictObject({ exige_senha: z.literal(true) }), secondStepAsked]),
    refusals: ['LOGIN_INCOMPLETO', 'LOGIN_RECUSADO', 'LOGIN_BLOQUEADO'],
  }),
  /** Where the browser goes to sign in with an account of the provider the server names (PANEL_ACCOUNT_ISSUER). */
  beginPanelAccountSignIn: defineCall({
    method: 'POST',
    path: 'painel/conta/comecar',
    summary: 'Begin a sign-in to the panel with an account of its provider',
    source: 'addition; docs/decisions/031-sign-in.md',
    who: 'anyone',
    command: true,
    unkeyed: true,
    answer: signInBegun,
    refusals: providerAway,
  }),
  /** Signs in the user whose account the provider answered for; a second factor of his is asked for all the same. */
  finishPanelAccountSignIn: defineCall({
    method: 'POST',
    path: 'painel/conta/concluir',
    summary: 'Sign in to the panel with the answer of its provider of accounts',
    source: 'addition; docs/decisions/031-sign-in.md',
    who: 'anyone',
    command: true,
    unkeyed: true,
    body: signInAnswer,
    answer: z.union([entered, secondStepAsked]),
    refusals: [...accountRefusals, 'PAINEL_CONTA_DESCONHECIDA', 'LOGIN_BLOQUEADO'],
  }),
  /** Revokes the panel's token. */
  panelLogout: defineCall({
    method: 'POST',
    path: 'painel/logout',
    summary: 'Sign out of the panel',
    source: 'C-004, PANEL-10',
    who: panel('L'),
    enrolling: true,
    command: true,
    unkeyed: true,
    answer: done,
  }),
  /** Confirms the password before a dangerous command (G-124). */
  confirmPassword: defineCall({
    method: 'POST',
    path: 'painel/confirmarSenha',
    summary: 'Confirm the password; good for ten minutes',
    source: 'C-168, G-124',
    who: panel('L'),
    enrolling: true,
    command: true,
    unkeyed: true,
    body: z.strictObject({ senha: password }),
    answer: done,
    refusals: ['LOGIN_RECUSADO', 'LOGIN_BLOQUEADO'],
  }),
  /** Sets the user's own password, the first one included. */
  changePassword: defineCall({
    method: 'POST',
    path: 'painel/trocarSenha',
    summary: 'Change the own password',
    source: 'addition; G-05, G-124',
    who: panel('L'),
    enrolling: true,
    command: true,
    unkeyed: true,
    body: z.strictObject({ senha_atual: password.nullable(), senha: newPassword }),
    answer: done,
    refusals: ['LOGIN_RECUSADO', 'LOGIN_BLOQUEADO', 'SENHA_FRACA'],
  }),
  /** Companies of the panel's selectors. */
  listPanelCompanies: defineCall({
    method: 'GET',
    path: 'painel/getEmpresasPainel',
    summary: 'Companies of the panel',
    source: 'doc 3 §7, C-144, PANEL-11',
    who: panel('L'),
    answer: z.array(z.strictObject({ id: z.int(), name: z.string() })),
  }),
  /** Users of the panel, by name. */
  listPanelUsers: defineCall({
    method: 'GET',
    path: 'painel/getUsuarios',
    reads: ['usuarios'],
    summary: 'Users of the panel',
    source: 'addition; G-05',
    who: panel('U'),
    query: z.strictObject({ ...page, filtro: text(60).optional() }),
    answer: envelope(user),
  }),
  /** A new user of the panel. */
  savePanelUser: defineCall({
    method: 'POST',
    path: 'painel/saveUsuario',
    changes: ['usuarios'],
    summary: 'Add a panel user',
    source: 'addition; G-05',
    who: confirmedPanel('A'),
    command: true,
    body: z.strictObject({ ...userFields, digitos: digits, senha: newPassword.nullable() }),
    answer: user,
    refusals: ['MATRICULA_EM_USO', 'DIGITOS_INVALIDOS', 'SENHA_FRACA'],
  }),
  /** Changes a user; null digits or password stay unchanged. The user's other sessions end. */
  editPanelUser: defineCall({
    method: 'POST',
    path: 'painel/editarUsuario',
    changes: ['usuarios'],
    summary: 'Change a panel user',
    source: 'addition; G-05',
    who: confirmedPanel('A'),
    command: true,
    body: z.strictObject({
      ...userFields,
      nr_sequencial: id,
      st_status: z.enum(['A', 'I']),
      digitos: digits.nullable(),
      senha: newPassword.nullable(),
    }),
    answer: user,
    refusals: [
      'NAO_ENCONTRADO',
      'MATRICULA_EM_USO',
      'DIGITOS_INVALIDOS',
      'SENHA_FRACA',
      'ULTIMO_ADMINISTRADOR',
    ],
  }),
  /** The lines a search of the trail finds, the newest 10,000 of them. */
  exportTrail: defineCall({
    method: 'POST',
    path: 'painel/exportarTrilha',
    summary: 'Lines of the trail as trilha.csv',
    source: 'addition; G-118',
    who: panel('U'),
    wire: 'file',
    body: z.strictObject(trailSearch),
    answer: z.string(),
    refusals: ['TRILHA_AMPLA'],
  }),
  /** What was done in the panel, newest first. */
  listTrail: defineCall({
    method: 'GET',
    path: 'painel/getTrilha',
    summary: 'Trail of everything done in the panel',
    source: 'addition; G-05, G-118',
    who: panel('U'),
    query: z.strictObject({ ...page, ...trailSearch }),
    answer: boundedEnvelope(
      z.strictObject({
        nr_sequencial: z.int(),
        dt_evento: moment,
        ds_usuario: z.string().nullable(),
        ds_ip: z.string().nullable(),
        ds_acao: z.string(),
        db_name: z.string().nullable(),
        ds_detalhe: z.string().nullable(),
        qt_linhas: z.int().nullable(),
        st_resultado: z.enum(['S', 'F']),
        ds_erro: z.string().nullable(),
      }),
    ),
    refusals: ['TRILHA_AMPLA'],
  }),
};
