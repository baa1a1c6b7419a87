import { type AnswerOf, type CheckedInput, defaultZone } from '@terminal/contract';
import { allBranches } from '@terminal/contract/session-fixed';
import type { CompanyDb, Databases } from '../core/db/pools.ts';
import type { FileLinks } from '../core/file-links.ts';
import type { CompanyContext, SessionContext } from '../core/http/context.ts';
import { type Keys, newToken, sha256 } from '../core/keys.ts';
import { Refused } from '../core/refusal.ts';
import { findTerminal } from '../terminal/service.ts';
import { proveLogin, type SignIn } from './login.service.ts';
import {
  deleteSession,
  findPerson,
  findSession,
  getSettings,
  insertSession,
  insertSignInEvent,
  listPendingSurveys,
  type PersonRow,
  replaceSession,
  type Settings,
} from './queries.ts';
import { allBranchesName, kindFactsOf, mayUseBranch } from './rules.ts';

type BranchChange = Extract<CheckedInput<'login'>['body'], { newFilial: number }>;
type SessionAnswer = AnswerOf<'login'>;

/** What sign-in and sign-out work with. */
export interface SessionOptions {
  databases: Databases;
  keys: Keys;
  links: FileLinks;
  loginRequiresTerminal: boolean;
  /** Called when a session ends on this server; other servers are notified by the database. */
  forget(tokenHash: string): void;
}

/**
 * Signs a person in (doc 1 §7, AUTH-09..13).
 * @throws Refused TERMINAL_NAO_CADASTRADO, LOGIN_INCOMPLETO, LOGIN_RECUSADO, LOGIN_BLOQUEADO
 */
export async function signIn(
  options: SessionOptions,
  context: CompanyContext,
  form: SignIn,
): Promise<SessionAnswer> {
  const terminalId = await terminalOf(options, context);
  const person = await proveLogin(options, context, form, terminalId);
  const [branch] = person.filiais;
  if (branch === undefined) throw new Refused('LOGIN_RECUSADO');
  return enter(options, context, person, { terminalId, named: form.filial, first: branch.nr_sequencial });
}

/** How somebody who proved who he is comes in. */
interface Entrance {
  terminalId: number | null;
  /** Branch the login names. */
  named?: string | undefined;
  /** His first branch. */
  first: number;
  /** Kept with the event; absent: by registration and digits. */
  by?: 'conta' | 'cracha';
}

/** Opens the session of somebody who proved who he is. */
export function enter(
  options: SessionOptions,
  context: CompanyContext,
  person: PersonRow,
  { terminalId, named, first, by }: Entrance,
): Promise<SessionAnswer> {
  const branchId = beginningOf(person, first, named);
  const opening: Opening = { branchId, terminalId, view: 'M', ...(by && { by }) };
  return openSession(options, context, person, opening, (tokenHash, hours) =>
    insertSession(options.databases.control, {
      tokenHash,
      companyId: context.company.id,
      branchId,
      personId: person.nr_sequencial,
      supplier: person.tp_clifor === 'F',
      terminalId,
      address: context.address,
      hours,
    }),
  );
}

/** The enrolled terminal of a sign-in; null: none, where none is needed. @throws Refused TERMINAL_NAO_CADASTRADO */
export async function terminalOf(options: SessionOptions, context: CompanyContext): Promise<number | null> {
  const terminalId = await findTerminal(options.databases.control, context);
  if (options.loginRequiresTerminal && terminalId === null) throw new Refused('TERMINAL_NAO_CADASTRADO');
  return terminalId;
}

/** The branch named at the login when it is the person's, else the first; null: all of a supplier (AUTH-18). */
function beginningOf(person: PersonRow, first: number, named: string | undefined): number | null {
  if (named === allBranchesName && mayUseBranch(person, allBranches)) return null;
  return person.filiais.find(({ ds_filial }) => ds_filial === named)?.nr_sequencial ?? first;
}

/**
 * Signs the person of the token in again, in another branch; the old token ends (AUTH-22).
 * @throws Refused SESSAO_EXPIRADA, FILIAL_NAO_PERMITIDA
 */
export async function changeBranch(
  options: SessionOptions,
  context: CompanyContext,
  form: BranchChange,
): Promise<SessionAnswer> {
  const tokenHash = context.token === undefined ? undefined : sha256(context.token);
  const old = tokenHash && (await findSession(options.databases.control, tokenHash));
  if (!tokenHash || !old || old.nr_seq_empresa !== context.company.id) throw new Refused('SESSAO_EXPIRADA');
  const terminalId = await findTerminal(options.databases.control, context);
  if (old.nr_seq_terminal !== null && old.nr_seq_terminal !== terminalId)
    throw new Refused('SESSAO_EXPIRADA');
  const person = await findPerson(context.db, old.nr_seq_clifor);
  if (person === undefined) throw new Refused('SESSAO_EXPIRADA');
  if (!mayUseBranch(person, form.newFilial)) throw new Refused('FILIAL_NAO_PERMITIDA');
  const branchId = form.newFilial === allBranches ? null : form.newFilial;
  const opening: Opening = {
    branchId,
    terminalId: old.nr_seq_terminal,
    view: form.ambiente_temp ?? 'M',
  };
  return openSession(options, context, person, opening, async (next) => {
    const { address } = context;
    const replaced = await replaceSession(options.databases.control, tokenHash, {
      tokenHash: next,
      branchId,
      address,
    });
    options.forget(tokenHash.toString('hex'));
    if (!replaced) throw new Refused('SESSAO_EXPIRADA');
  });
}

async function endSession(options: SessionOptions, tokenHash: Buffer): Promise<void> {
  await deleteSession(options.databases.control, tokenHash);
  options.forget(tokenHash.toString('hex'));
}

/** Ends the session; the token is worth nothing from now on (AUTH-23). */
export async function signOut(options: SessionOptions, context: SessionContext): Promise<void> {
  await endSession(options, context.actor.tokenHash);
  await insertSignInEvent(context.db, {
    name: 'sessao.encerrada',
    branchId: context.actor.branchId,
    personId: context.actor.personId,
    data: {},
  });
}

interface Opening {
  branchId: number | null;
  terminalId: number | null;
  view: 'M' | 'P';
  by?: 'conta' | 'cracha';
}

/** @param keep stores the session under the hash of its token; `hours`: lifetime of a new session */
async function openSession(
  { links }: SessionOptions,
  context: CompanyContext,
  person: PersonRow,
  opening: Opening,
  keep: (tokenHash: Buffer, hours: number) => Promise<void>,
): Promise<SessionAnswer> {
  const [settings, surveys] = await Promise.all([
    getSettings(context.db),
    listPendingSurveys(context.db, person.nr_sequencial),
  ]);
  const token = newToken();
  const tokenHash = sha256(token);
  await keep(tokenHash, settings.qt_horas_sessao);
  await insertSignInEvent(context.db, {
    name: 'sessao.iniciada',
    branchId: opening.branchId,
    personId: person.nr_sequencial,
    data: { terminal: opening.terminalId, ...(opening.by && { forma: opening.by }) },
  });
  return {
    token,
    ...describe(context, person, opening),
    selo_fotos: links.seal(context.apiKey, tokenHash),
    pesquisa_nps: surveys,
    parametros: ofScreens(settings),
  };
}

/** Settings of the company the screens follow. */
export const screenSettings = async (db: CompanyDb): Promise<AnswerOf<'getSessionSettings'>> =>
  ofScreens(await getSettings(db));

const ofScreens = ({ qt_horas_sessao: _kept, entrada_cracha: _way, ...settings }: Settings) => settings;

/** What the browser keeps about the person and where he works (AUTH-11, AUTH-12). */
function describe(context: CompanyContext, person: PersonRow, opening: Opening) {
  const branch = person.filiais.find((own) => own.nr_sequencial === opening.branchId);
  const company = context.company.name.toUpperCase();
  return {
    filial: {
      nr_sequencial: opening.branchId ?? allBranches,
      ds_filial: branch?.ds_filial ?? allBranchesName,
      ds_fuso: branch?.ds_fuso ?? person.filiais[0]?.ds_fuso ?? defaultZone,
    },
    ...kindFactsOf(person),
    tecnicoId: person.nr_sequencial,
    dsColaborador: person.ds_colaborador,
    allFiliais: person.filiais.map(({ nr_sequencial, ds_filial, ds_fuso, st_atendeos }) => ({
      nr_sequencial,
      ds_filial,
      ds_empresa: company,
      st_atendeos,
      ds_fuso,
    })),
    empresas: [{ ds_empresa: company }],
    perfilMecanico: person.perfil_mecanico,
    st_inventario: person.st_inventario,
    st_borracharia: person.st_borracharia,
    st_conjunto: person.st_conjunto,
    st_aprovador: person.st_aprovador,
    st_planos: person.st_planos,
    st_administra: person.st_administra,
    st_cadastros: person.st_cadastros,
    idioma: person.idioma,
    foto: person.foto,
    tipoPerfilTerminal: person.tipo_perfil_terminal,
    location: branch?.location ?? null,
    exibe_os_encerrada: person.exibe_os_encerrada,
    ambiente: opening.view,
    mecanico_externo: person.mecanico_externo,
    chave_geo: branch?.chave_geo ?? null,
  };
}
