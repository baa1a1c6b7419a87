import { z } from 'zod';
import { defineCall, everyone } from '../core/call.ts';
import { done, flag, idText, photo, text } from '../core/fields.ts';
import { longestPin, pinSizes } from '../identity/pin.ts';
import { surveyEntry } from '../surveys/entry.ts';

const branch = z.strictObject({
  nr_sequencial: z.int(),
  ds_filial: z.string(),
  ds_empresa: z.string(),
  st_atendeos: flag,
  ds_fuso: z.string(),
});

/** Settings of the company the browser needs (G-10). */
const settings = z.strictObject({
  atualizacao_listas_ms: z.int(),
  atualizacao_rapida: flag,
  guarda_cpf_local: flag,
  /** For how long digits typed for an order count for the further work on it (G-125); 0: every command asks for them. */
  minutos_digitos: z.int(),
  /** Digits of a PIN; sem: the company has none (AUTH-29). */
  tamanho_pin: z.enum(pinSizes),
  mapa_criticidade_grafico: z.enum(['padrao', 'deslocado']),
  /** Branch of the dashboard's release times; null: the session's (G-76). */
  filial_criticidade: z.int().nullable(),
  qt_mb_anexo: z.int(),
  qt_anexos: z.int(),
});

/** Name of the branch to start in, as stored for quick access; ignored if the person has no access to it. */
const beginIn = { filial: text(120).optional() };

const internalLogin = z.strictObject({
  ...beginIn,
  loginExterno: z.literal('N').optional(),
  empresa: text(120).optional(),
  matricula: text(20),
  /** First three digits of the CPF, or the PIN (AUTH-29). */
  cpf: text(longestPin),
});
const externalLogin = z.strictObject({
  ...beginIn,
  loginExterno: z.literal('S'),
  empresa: text(120).optional(),
  codigo: text(20),
  cnpj: text(5),
});
const branchChange = z.strictObject({
  newFilial: z.int().min(0),
  nameNewFilial: text(120).optional(),
  ambiente_temp: z.enum(['M', 'P']).optional(),
  /** Login payload of the old client; accepted and ignored: the token identifies the person. */
  infColab: z.record(z.string().max(40), z.unknown()).optional(),
});

/** What a sign-in is answered with. */
export const sessionAnswer = z.strictObject({
  token: z.string(),
  filial: z.strictObject({
    nr_sequencial: z.int(),
    ds_filial: z.string(),
    ds_fuso: z.string(),
  }),
  atendeOs: flag,
  tecnicoId: z.int(),
  dsColaborador: z.string(),
  fornecExt: flag,
  allFiliais: z.array(branch),
  empresas: z.array(z.strictObject({ ds_empresa: z.string() })),
  perfilMecanico: z.enum(['C', 'E']).nullable(),
  st_inventario: flag.nullable(),
  st_borracharia: flag.nullable(),
  st_conjunto: flag,
  st_administra: flag,
  /** S: keeps at least one kind of master data. */
  st_cadastros: flag,
  st_aprovador: flag,
  st_planos: flag,
  /** Language the person reads; null: that of the device. */
  idioma: z.enum(['pt', 'es']).nullable(),
  foto: photo,
  /** Seal appended to the address of every photo; valid for the session. */
  selo_fotos: z.string(),
  tipoPerfilTerminal: z.enum(['C', 'E', 'T']),
  location: z.string().nullable(),
  exibe_os_encerrada: z.int(),
  pesquisa_nps: z.array(surveyEntry),
  ambiente: z.enum(['M', 'P']),
  mecanico_externo: flag,
  chave_geo: z.string().nullable(),
  parametros: settings,
});

/** Companies, sign-in, branches, texts, enrolment. */
export const sessionCalls = {
  /** Companies offered on the login page, with their ApiKeys. */
  getCompanies: defineCall({
    method: 'GET',
    path: 'getEmpresas',
    summary: 'Companies offered on the login page',
    source: 'doc 1 §2 and §7, C-008, G-105',
    who: 'anyone',
    query: z.strictObject({
      mostrar_em: z
        .string()
        .regex(/^\d{1,4}$/)
        .transform(Number)
        .optional(),
    }),
    answer: z.array(z.strictObject({ id: z.int(), ds_empresa: z.string(), key: z.string() })),
  }),
  /** Settings the login page needs before sign-in. */
  getConfiguration: defineCall({
    method: 'GET',
    path: 'configuracao',
    summary: 'Public configuration: help link, version, test host',
    source: 'addition; G-101, AUTH-06, SHELL-31, SHELL-32',
    who: 'anyone',
    answer: z.strictObject({
      /** Address of the help: the built-in page or an external one. */
      ajuda: z.string(),
      versao: z.string(),
      ambiente_teste: z.boolean(),
      terminal_obrigatorio: z.boolean(),
      /** Companies offered at the panel's login (G-89). */
      empresas_painel: z.array(z.string()),
      /** The panel's login offers accounts of a provider, too. */
      conta_painel: z.boolean(),
    }),
  }),
  /** Words of the dictionary that replace built-in texts: {ELEMENT: translation}. */
  getTranslations: defineCall({
    method: 'GET',
    path: 'traducoes/{lang}',
    summary: 'Dictionary of a language',
    source: 'C-007, G-98',
    who: 'anyone',
    params: z.strictObject({ lang: z.enum(['pt', 'es']) }),
    answer: z.record(z.string(), z.string()),
  }),
  /** Signs in, or changes branch when `newFilial` is sent with a valid token. */
  login: defineCall({
    method: 'POST',
    path: 'auth/login',
    summary: 'Sign in, or change branch',
    source: 'doc 1 §7, C-001, G-04, G-120',
    who: 'company',
    command: true,
    unkeyed: true,
    body: z.union([branchChange, externalLogin, internalLogin]),
    answer: sessionAnswer,
    refusals: [
      'LOGIN_INCOMPLETO',
      'LOGIN_RECUSADO',
      'LOGIN_BLOQUEADO',
      'TERMINAL_NAO_CADASTRADO',
      'SESSAO_EXPIRADA',
      'FILIAL_NAO_PERMITIDA',
    ],
  }),
  /** Revokes the token. */
  logout: defineCall({
    method: 'POST',
    path: 'auth/logout',
    summary: 'Sign out: the token is revoked',
    source: 'C-003, AUTH-23',
    who: everyone,
    command: true,
    unkeyed: true,
    answer: done,
  }),
  /** Settings of the company the screens follow: those of a terminal that is signed in all day are the company's of now. */
  getSessionSettings: defineCall({
    method: 'GET',
    path: 'auth/parametros',
    summary: 'Settings of the company the screens follow',
    source: 'addition; docs/settings.md',
    who: everyone,
    reads: ['cadastro'],
    answer: settings,
  }),
  /** Branches a person may sign in to: by the person's own number; staff may ask for any. */
  getBranches: defineCall({
    method: 'GET',
    path: 'os/filial/{nrSeqClifor}',
    summary: 'Branches of a person',
    source: 'C-009, AUTH-24, G-105',
    who: everyone,
    params: z.strictObject({ nrSeqClifor: idText }),
    answer: z.array(
      z.strictObject({ nr_sequencial: z.int(), ds_filial: z.string(), ds_empresa: z.string() }),
    ),
    refusals: ['NAO_ENCONTRADO'],
  }),
  /** Exchanges a one-time code for the credential that enrols this browser. */
  activateTerminal: defineCall({
    method: 'POST',
    path: 'terminal/ativar',
    summary: 'Enrol this terminal with a one-time code',
    source: 'C-166, G-120, AUTH-26',
    who: 'company',
    command: true,
    unkeyed: true,
    body: z.strictObject({ codigo: text(20) }),
    answer: z.strictObject({
      terminal: z.string(),
      ds_terminal: z.string(),
      ds_filial: z.string().nullable(),
    }),
    refusals: ['CODIGO_TERMINAL_INVALIDO', 'LOGIN_BLOQUEADO'],
  }),
};
