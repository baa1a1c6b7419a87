import { defaultZone, type Permission, partsOfKey } from '@terminal/contract';
import { permissionsOf } from '@terminal/contract/permissions';
import { type CallRights, callerReaches } from '@terminal/contract/rights';
import type { FastifyRequest } from 'fastify';
import { findCompanyByKey, type KnownCompany } from '../core/companies.queries.ts';
import type { CompanyDb, Databases } from '../core/db/pools.ts';
import type { CompanyContext, PublicContext, Session, SessionContext } from '../core/http/context.ts';
import { originOf, readHeader } from '../core/http/headers.ts';
import { streamIn } from '../core/http/input.ts';
import type { Doorkeeper } from '../core/http/mount.ts';
import { sha256 } from '../core/keys.ts';
import { Refused } from '../core/refusal.ts';
import { ShortMemory } from '../core/short-memory.ts';
import { type GoodKey, keyOfSecret } from '../systems/keys.service.ts';
import { findPerson, findSession, updateLastUse } from './queries.ts';
import { createRateLimit } from './rate.ts';
import { callerKindOf, departmentsOf, mayUseBranch } from './rules.ts';

/** How long a company or session read from the database is trusted without a word from it, in ms. */
const trusted = 2_000;

/** The doorkeeper, and what sessions ask of it. */
export interface SessionDoor extends Doorkeeper {
  /** Whether a session read earlier is still good. */
  isSessionGood(who: Pick<SessionContext, 'db' | 'actor'>): Promise<boolean>;
  /** Who a link was written for, without any header. @throws Refused SESSAO_EXPIRADA when the session has ended */
  sessionOf(apiKey: string, tokenHash: Buffer): Promise<Pick<SessionContext, 'db' | 'actor'>>;
  /** Forgets a session that has ended, here or on another server. */
  forget(tokenHash: string): void;
  /** Forgets where companies are, and their sessions with it. */
  forgetPlaces(): void;
}

/**
 * Finds out who is calling: company by ApiKey, session by Token (and Terminal), rights from the person's row.
 * What was read is trusted for two seconds, or until the database announces the session's end.
 */
export function createDoorkeeper(databases: Databases): SessionDoor {
  const companies = new ShortMemory<KnownCompany>(trusted);
  const sessions = new ShortMemory<Session>(trusted);
  const rate = createRateLimit();

  async function companyOf(key: string | undefined): Promise<KnownCompany> {
    if (key === undefined || !/^[0-9a-f]{32}$/.test(key)) throw new Refused('EMPRESA_NAO_INFORMADA');
    return companies.get(key, () => loadCompany(databases, key));
  }

  const sessionBy = (
    context: Pick<CompanyContext, 'company' | 'db' | 'moving'>,
    tokenHash: Buffer,
  ): Promise<Session> =>
    sessions.get(tokenHash.toString('hex'), () => loadSession(databases, context, tokenHash));

  async function companyContext(request: FastifyRequest): Promise<CompanyContext> {
    const bearer = bearerOf(request);
    const key = bearer === undefined ? null : partsOfKey(bearer);
    if (bearer !== undefined && key === null) throw new Refused('CHAVE_ILEGIVEL');
    const apiKey = key?.apiKey ?? readHeader(request, 'apikey') ?? '';
    const company = await companyOf(apiKey);
    const context = contextIn(company, databases.company(company.database), apiKey, request);
    return key === null ? context : { ...context, token: key.secret };
  }

  return {
    publicContext,
    companyContext,
    forget: (tokenHash) => sessions.forget(tokenHash),
    forgetPlaces() {
      companies.clear();
      sessions.clear();
    },
    isSessionGood: ({ db, actor }) =>
      sessionBy({ company: actor.company, db, moving: false }, actor.tokenHash).then(
        () => true,
        (error: unknown) => !(error instanceof Refused),
      ),
    async sessionOf(apiKey, tokenHash) {
      const company = await companyOf(apiKey);
      const db = databases.company(company.database);
      const session = await sessionBy({ company, db, moving: company.moving }, tokenHash);
      if (session.company.id !== company.id) throw new Refused('SESSAO_EXPIRADA');
      return { db, actor: session };
    },
    async sessionContext(request, who, needs): Promise<SessionContext> {
      const context = await companyContext(request);
      if (context.token === undefined) throw new Refused('SESSAO_EXPIRADA');
      const session = await sessionBy(context, sha256(context.token)).catch((error: unknown) => {
        throw bearerOf(request) !== undefined && error instanceof Refused
          ? new Refused('CHAVE_SEM_VALOR')
          : error;
      });
      checkRights(session, context, { who, needs });
      if (session.key !== null) checkKey(session.key, request, rate(session));
      return { ...context, actor: session, files: [], upload: streamIn(request), givenAt: null, events: [] };
    },
  };
}

/** What another system sends as its key; undefined: a person signed in. */
const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer (.*)$/.exec(readHeader(request, 'authorization') ?? '')?.[1];

/** @throws Refused SESSAO_EXPIRADA where the session is not good, SEM_PERMISSAO where it does not reach */
function checkRights(session: Session, { company, terminal }: CompanyContext, rights: CallRights): void {
  if (session.company.id !== company.id || !boundHere(session, terminal))
    throw new Refused('SESSAO_EXPIRADA');
  const holds = (permission: Permission) => session.permissions.includes(permission);
  if (!callerReaches(session.kind, holds, rights)) throw new Refused('SEM_PERMISSAO');
}

/** @throws Refused CHAVE_SEM_CHAMADA, CHAVE_LIMITE */
function checkKey(key: NonNullable<Session['key']>, request: FastifyRequest, wait: number): void {
  if (!key.calls.has(request.routeOptions.config.call ?? '')) throw new Refused('CHAVE_SEM_CHAMADA');
  if (wait > 0) throw new Refused('CHAVE_LIMITE', { retryAfter: wait });
}

/** What the headers of a request say inside a company. */
const contextIn = (
  company: KnownCompany,
  db: CompanyDb,
  apiKey: string,
  request: FastifyRequest,
): CompanyContext => ({
  ...publicContext(request),
  company,
  moving: company.moving,
  apiKey,
  db,
  terminal: readHeader(request, 'terminal'),
  token: readHeader(request, 'token'),
  cpf: readHeader(request, 'cpf'),
});

function publicContext(request: FastifyRequest): PublicContext {
  return {
    address: request.ip,
    origin: originOf(request),
    authorization: readHeader(request, 'authorization'),
  };
}

async function loadCompany(databases: Databases, key: string): Promise<KnownCompany> {
  const found = await findCompanyByKey(databases.control, key);
  if (found === undefined) throw new Refused('EMPRESA_NAO_INFORMADA');
  if (!found.active) throw new Refused('EMPRESA_FORA_DO_AR', { retryAfter: 60 });
  return found;
}

/** @throws Refused SESSAO_EXPIRADA when session or key and person are no longer good, FILIAL_RETIRADA when the branch is not his any more */
async function loadSession(
  databases: Databases,
  context: Pick<CompanyContext, 'company' | 'db' | 'moving'>,
  tokenHash: Buffer,
): Promise<Session> {
  const row = await findSession(databases.control, tokenHash);
  const key = row === undefined ? await keyOfSecret(context.db, tokenHash, context.moving) : undefined;
  const opened = row ?? (key && sessionOfKey(key, context));
  if (opened === undefined || opened.nr_seq_empresa !== context.company.id)
    throw new Refused('SESSAO_EXPIRADA');
  const person = await findPerson(context.db, opened.nr_seq_clifor);
  const branch = opened.nr_seq_filial;
  if (person === undefined) throw new Refused('SESSAO_EXPIRADA');
  if (!mayUseBranch(person, branch ?? 0)) throw new Refused('FILIAL_RETIRADA');
  if (row !== undefined) await updateLastUse(databases.control, tokenHash);
  const kind = callerKindOf(person);
  const permissions = permissionsOf(kind, person).filter((one) => key === undefined || one !== 'administra');
  const own = person.filiais.find((entry) => entry.nr_sequencial === branch) ?? person.filiais[0];
  return {
    tokenHash,
    company: context.company,
    kind,
    personId: person.nr_sequencial,
    branchId: branch,
    departments: departmentsOf(person),
    sessionId: opened.nr_sequencial,
    keyId: key?.nr_sequencial ?? null,
    key: key === undefined ? null : { calls: new Set(key.ds_chamadas), perMinute: key.qt_por_minuto },
    zone: own?.ds_fuso ?? defaultZone,
    terminalId: opened.nr_seq_terminal,
    terminalCredential: opened.credencial,
    approver: permissions.includes('aprovacao'),
    permissions,
  };
}

/** What a session would be stored as, for a key, which has none. */
const sessionOfKey = (key: GoodKey, { company }: Pick<CompanyContext, 'company'>) => ({
  nr_sequencial: null,
  nr_seq_empresa: company.id,
  nr_seq_filial: key.nr_seq_filial,
  nr_seq_clifor: key.nr_seq_clifor,
  nr_seq_terminal: null,
  credencial: null,
});

/** A session made on an enrolled terminal is good there only (G-03). */
function boundHere(session: Session, terminal: string | undefined): boolean {
  if (session.terminalCredential === null) return true;
  return terminal !== undefined && sha256(terminal).equals(session.terminalCredential);
}
