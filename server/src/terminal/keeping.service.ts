import type { AnswerOf, CheckedInput } from '@terminal/contract';
import type { OwnContext } from '../catalog/own.service.ts';
import { branchesOfCompany } from '../catalog/service.ts';
import { findCompany } from '../core/companies.queries.ts';
import type { ControlDb, Databases } from '../core/db/pools.ts';
import { lastPage } from '../core/paging.ts';
import { Refused } from '../core/refusal.ts';
import { clearAccount } from '../throttle/service.ts';
import {
  deleteSessionsOn,
  hasTerminal,
  listActiveTerminals,
  listTerminals,
  updateRevoked,
} from './listing.queries.ts';
import { registerTerminal, renewCode } from './service.ts';

const usualPage = 10;

/** Who keeps terminals and lockouts: the panel, or whoever administers the company. */
export type Keeping = Pick<OwnContext, 'control' | 'trail' | 'user'>;

/** Terminals of a company, or of all; with the names of their branches where the company answers (PANEL-16). */
export async function terminals(
  databases: Databases,
  { control }: Keeping,
  { page = 1, per_page = usualPage, empresa }: CheckedInput<'listTerminals'>['query'],
): Promise<AnswerOf<'listTerminals'>> {
  const asked = empresa === undefined ? undefined : await databaseOf(control, empresa);
  const found = await listTerminals(control, empresa ?? null, {
    first: (page - 1) * per_page,
    size: per_page,
  });
  const named = found.data.filter(({ nr_seq_filial }) => nr_seq_filial !== null);
  const wanted = new Set([...named.map(({ db_name }) => db_name), ...(asked === undefined ? [] : [asked])]);
  const branches = await branchesOf(databases, [...wanted]);
  const data = found.data.map(({ nr_seq_filial, db_name, ...terminal }) => ({
    ...terminal,
    ds_filial: branches.get(db_name)?.find((own) => own.nr_sequencial === nr_seq_filial)?.ds_filial ?? null,
  }));
  const offered = (branches.get(asked ?? '') ?? []).filter(({ st_status }) => st_status === 'A');
  return {
    current_page: page,
    last_page: lastPage(found.total, per_page),
    total: found.total,
    data,
    filiais: offered.map(({ nr_sequencial, ds_filial }) => ({ nr_sequencial, ds_filial })),
  };
}

/** Database of a company in service. */
async function databaseOf(control: ControlDb, companyId: number): Promise<string | undefined> {
  const company = await findCompany(control, companyId);
  return company?.active === true ? company.database : undefined;
}

/** Branches of each company; one that does not answer has none, and does not keep the others from being shown. */
async function branchesOf(databases: Databases, names: readonly string[]) {
  const asked = await Promise.allSettled(
    names.map(async (name) => [name, await branchesOfCompany(databases.company(name))] as const),
  );
  return new Map(asked.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])));
}

/**
 * Adds a terminal; its code is shown only in this answer (G-120).
 * @throws Refused NAO_ENCONTRADO without such a company, FILIAL_NAO_PERMITIDA, TERMINAL_NOME_EM_USO
 */
export async function addTerminal(
  databases: Databases,
  { control, user, trail }: Keeping,
  { nr_seq_empresa, nr_seq_filial, ds_terminal }: CheckedInput<'saveTerminal'>['body'],
): Promise<AnswerOf<'saveTerminal'>> {
  const database = await databaseOf(control, nr_seq_empresa);
  if (database === undefined) throw new Refused('NAO_ENCONTRADO');
  if (nr_seq_filial !== null) {
    const branches = await branchesOfCompany(databases.company(database));
    const there = branches.some((own) => own.nr_sequencial === nr_seq_filial && own.st_status === 'A');
    if (!there) throw new Refused('FILIAL_NAO_PERMITIDA');
  }
  const added = await registerTerminal(control, {
    companyId: nr_seq_empresa,
    branchId: nr_seq_filial,
    name: ds_terminal,
    userId: user.id,
  });
  trail.push({ action: 'terminal.criado', database, detail: ds_terminal });
  return told(added);
}

/**
 * Another code for a terminal that still waits; the one before is worth nothing.
 * @throws Refused NAO_ENCONTRADO, TERMINAL_NAO_ESPERA
 */
export async function renewTerminal(
  { control, trail }: Keeping,
  { nr_sequencial: id, nr_seq_empresa }: CheckedInput<'renewTerminalCode'>['body'],
): Promise<AnswerOf<'renewTerminalCode'>> {
  const renewed = await renewCode(control, id, nr_seq_empresa ?? null);
  if (renewed === undefined)
    throw new Refused(
      (await hasTerminal(control, id, nr_seq_empresa ?? null)) ? 'TERMINAL_NAO_ESPERA' : 'NAO_ENCONTRADO',
    );
  trail.push({ action: 'terminal.codigo', database: renewed.db_name, detail: renewed.ds_terminal });
  return told(renewed);
}

const told = (terminal: { nr_sequencial: number; dt_expira_codigo: Date; code: string }) => ({
  nr_sequencial: terminal.nr_sequencial,
  codigo: terminal.code,
  dt_expira_codigo: terminal.dt_expira_codigo.toISOString(),
});

/**
 * Takes a terminal out of service and ends its sessions on every server (G-120).
 * @throws Refused NAO_ENCONTRADO, also for one revoked before
 */
export async function revokeTerminal(
  { control, trail }: Keeping,
  { nr_sequencial: id, nr_seq_empresa }: CheckedInput<'revokeTerminal'>['body'],
): Promise<void> {
  const revoked = await updateRevoked(control, id, nr_seq_empresa ?? null);
  if (revoked === undefined) throw new Refused('NAO_ENCONTRADO');
  const rows = await deleteSessionsOn(control, id);
  trail.push({ action: 'terminal.revogado', database: revoked.db_name, detail: revoked.ds_terminal, rows });
}

/**
 * Lets an account of a company, or of the panel, try again (G-04).
 * @throws Refused NAO_ENCONTRADO without such a company, CONTA_LIVRE when nothing was counted against it
 */
export async function releaseAccount(
  { control, trail }: Keeping,
  body: Exclude<CheckedInput<'releaseAccount'>['body'], { bloqueio: string }>,
): Promise<void> {
  const { nr_seq_empresa } = body;
  const internal = 'matricula' in body;
  const code = (internal ? body.matricula : body.codigo).toUpperCase();
  const database = nr_seq_empresa === null ? null : await databaseOf(control, nr_seq_empresa);
  if (database === undefined) throw new Refused('NAO_ENCONTRADO');
  const terminals = nr_seq_empresa === null ? [] : await listActiveTerminals(control, nr_seq_empresa);
  const kind = nr_seq_empresa === null ? ('P' as const) : internal ? ('I' as const) : ('F' as const);
  if (!(await clearAccount(control, { companyId: nr_seq_empresa ?? 0, account: kind, code }, terminals)))
    throw new Refused('CONTA_LIVRE');
  const where = database === null ? {} : { database };
  trail.push({ action: 'conta.liberada', ...where, detail: `${kind} ${code}` });
}
