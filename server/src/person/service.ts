import type { AnswerOf, CheckedInput } from '@terminal/contract';
import type { Company } from '../core/context.ts';
import type { Admin } from '../core/db/places.ts';
import type { CompanyDb, Databases } from '../core/db/pools.ts';
import type { ProvisionOptions } from '../core/db/provision.ts';
import type { FileAnswer } from '../core/http/answer.ts';
import type { PanelContext } from '../core/http/context.ts';
import type { Keys } from '../core/keys.ts';
import { lastPage } from '../core/paging.ts';
import { Refused } from '../core/refusal.ts';
import { servedCompany } from '../core/served.ts';
import type { FileStore } from '../files/store.service.ts';
import { giveBadge, wearsBadge } from '../identity/badge.service.ts';
import { allowLongWait } from './control.queries.ts';
import { dataOfPerson } from './export.service.ts';
import { isNameless } from './nameless.rules.ts';
import { AtWorkError, makeNameless, type Whose } from './nameless.service.ts';
import { countRows, type FoundPerson, findPerson, listRunning, searchPeople } from './queries.ts';
import { zipOf } from './zip.service.ts';

/** Dependencies of the calls about personal data. */
export interface PersonOptions {
  databases: Databases;
  /** Rows that are only added to lose a name by the hand of their owner alone: the server's own role may not. */
  admin: Admin;
  config: ProvisionOptions;
  keys: Keys;
  store: FileStore;
}

const pageSize = 10;

/** @throws Refused NAO_ENCONTRADO, EMPRESA_SUSPENSA, EMPRESA_FORA_DO_AR */
const companyOf = ({ databases }: PersonOptions, { control }: PanelContext, id: number) =>
  servedCompany(databases, control, id);

/** @throws Refused PESSOA_DESCONHECIDA */
async function existing(db: CompanyDb, id: number): Promise<FoundPerson> {
  const found = await findPerson(db, id);
  if (found === undefined) throw new Refused('PESSOA_DESCONHECIDA');
  return found;
}

const whoseOf = (company: Company, found: FoundPerson): Whose => ({
  company,
  person: {
    id: found.nr_sequencial,
    name: found.ds_colaborador,
    registration: found.nr_matricula,
    email: found.ds_email,
  },
});

const shown = ({ ds_email: _, ...found }: FoundPerson) => ({
  ...found,
  st_anonima: isNameless({ id: found.nr_sequencial, name: found.ds_colaborador })
    ? ('S' as const)
    : ('N' as const),
});

/** People and suppliers of a company by name. @throws Refused NAO_ENCONTRADO, EMPRESA_SUSPENSA */
export async function people(
  options: PersonOptions,
  context: PanelContext,
  { empresa, filtro = '', page = 1 }: CheckedInput<'listPeople'>['query'],
): Promise<AnswerOf<'listPeople'>> {
  const { company, db } = await companyOf(options, context, empresa);
  const { total, data } = await searchPeople(db, filtro, { first: (page - 1) * pageSize, size: pageSize });
  context.trail.push({ action: 'pessoas.listadas', database: company.database, rows: data.length });
  return {
    current_page: page,
    total,
    last_page: lastPage(total, pageSize),
    data: data.map(shown),
  };
}

/** Stored data about a person. @throws Refused NAO_ENCONTRADO, EMPRESA_SUSPENSA, PESSOA_DESCONHECIDA */
export async function personData(
  options: PersonOptions,
  context: PanelContext,
  { empresa, pessoa }: CheckedInput<'getPersonData'>['query'],
): Promise<AnswerOf<'getPersonData'>> {
  const { company, db } = await companyOf(options, context, empresa);
  const found = await existing(db, pessoa);
  context.trail.push({ action: 'pessoa.vista', database: company.database, detail: `nº ${pessoa}` });
  return {
    ...shown(found),
    st_cracha: (await wearsBadge(db, pessoa)) ? 'S' : 'N',
    ordens: await listRunning(db, pessoa),
    dados: await countRows(db, pessoa),
  };
}

/** All of it as one archive. @throws Refused NAO_ENCONTRADO, EMPRESA_SUSPENSA, PESSOA_DESCONHECIDA */
export async function exportPerson(
  options: PersonOptions,
  context: PanelContext,
  { nr_seq_empresa, nr_sequencial }: CheckedInput<'exportPerson'>['body'],
): Promise<FileAnswer> {
  const { company, db } = await companyOf(options, context, nr_seq_empresa);
  const found = await existing(db, nr_sequencial);
  const data = await dataOfPerson(options.admin, options.config, whoseOf(company, found));
  context.trail.push({
    action: 'pessoa.exportada',
    database: company.database,
    detail: `nº ${nr_sequencial}`,
    rows: data.rows,
  });
  return {
    stream: zipOf(options.store, data),
    mime: 'application/zip',
    name: `pessoa-${nr_sequencial}.zip`,
  };
}

/**
 * Gives a person a badge, or takes it away; only who signs in by digits has one.
 * @throws Refused NAO_ENCONTRADO, EMPRESA_SUSPENSA, PESSOA_DESCONHECIDA, PESSOA_SEM_DIGITOS, CRACHA_EM_USO
 */
export async function setBadge(
  options: PersonOptions,
  context: PanelContext,
  { nr_seq_empresa, nr_sequencial, cracha }: CheckedInput<'setBadge'>['body'],
): Promise<AnswerOf<'setBadge'>> {
  const { company, db } = await companyOf(options, context, nr_seq_empresa);
  await existing(db, nr_sequencial);
  await giveBadge(db, options.keys, { company: company.id, person: nr_sequencial }, cracha);
  context.trail.push({
    action: cracha !== null ? 'pessoa.cracha' : 'pessoa.sem_cracha',
    database: company.database,
    detail: `nº ${nr_sequencial}`,
  });
  return { st_cracha: cracha === null ? 'N' : 'S' };
}

/**
 * Takes a name out of everything; the line of the trail is written with it.
 * @throws Refused NUMERO_NAO_CONFERE, NAO_ENCONTRADO, EMPRESA_SUSPENSA, PESSOA_DESCONHECIDA, PESSOA_ANONIMA, PESSOA_EM_TRABALHO
 */
export async function anonymisePerson(
  options: PersonOptions,
  context: PanelContext,
  { nr_seq_empresa, nr_sequencial, confirmacao }: CheckedInput<'anonymisePerson'>['body'],
): Promise<AnswerOf<'anonymisePerson'>> {
  const { control, user, address, trail } = context;
  const { company, db } = await companyOf(options, context, nr_seq_empresa);
  const { person, ...whose } = whoseOf(company, await existing(db, nr_sequencial));
  if (isNameless(person)) throw new Refused('PESSOA_ANONIMA');
  if (confirmacao !== String(nr_sequencial)) throw new Refused('NUMERO_NAO_CONFERE');
  await allowLongWait(control);
  const { pseudonym, rewritten } = await makeNameless(
    options.admin,
    options.config,
    { ...whose, person },
    { userId: user.id, address },
  ).catch((error: unknown) => {
    if (!(error instanceof AtWorkError)) throw error;
    throw new Refused('PESSOA_EM_TRABALHO', { valores: { numeros: error.orders.join(', ') } });
  });
  trail.push({ action: 'pessoa.anonimizada', written: true });
  return {
    ds_colaborador: pseudonym,
    qt_linhas: Object.values(rewritten).reduce((sum, rows) => sum + rows, 0),
  };
}
