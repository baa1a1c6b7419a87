import type { AnswerOf, CheckedInput } from '@terminal/contract';
import { openSecret, sealedSecret } from '../core/account-secret.ts';
import type { Context } from '../core/context.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import type { CompanyContext } from '../core/http/context.ts';
import type { Keys } from '../core/keys.ts';
import {
  type AccountOptions,
  type OpenProvider,
  providerFor,
  reached,
  refuseAddress,
} from '../core/outside/account.service.ts';
import { Refused } from '../core/refusal.ts';
import { historyOf, noteChanges } from '../masterdata/history.service.ts';
import { type AccountRow, deleteAccount, findAccount, upsertAccount } from './account.queries.ts';

/** What the history calls the one record of the provider. */
const record = ['account', 'empresa'] as const;

/** Where the provider sends people back to: the login page reads its answer. @param origin where the product was called at */
export const returnAddress = (origin: string): string => new URL('/login', origin).href;

/** The provider as it is kept, without its secret. */
export async function companyAccount(
  context: Context,
  origin: string,
): Promise<AnswerOf<'getCompanyAccount'>> {
  const found = await findAccount(context.db);
  const historia = await historyOf(context, ...record);
  return {
    versao: historia[0]?.nr_sequencial ?? 0,
    ds_emissor: found?.ds_emissor ?? '',
    ds_cliente: found?.ds_cliente ?? '',
    tem_segredo: found === undefined ? 'N' : 'S',
    st_ativa: found?.st_ativa ?? 'N',
    st_verificado: found?.st_verificado ?? 'S',
    ds_retorno: returnAddress(origin),
    historia,
  };
}

type Given = CheckedInput<'saveCompanyAccount'>['body'];

/** @throws Refused AJUSTES_MUDARAM, CONTA_ENDERECO, CONTA_REDE, CONTA_SEM_SEGREDO */
export async function saveCompanyAccount(
  context: Context,
  { keys, mayAsk }: AccountOptions,
  { versao, segredo, ...given }: Given,
  origin: string,
): Promise<AnswerOf<'saveCompanyAccount'>> {
  const before = await findAccount(context.db, true);
  await refuseOutdated(context, versao);
  refuseAddress(given.ds_emissor, mayAsk);
  const kept = segredo === null ? before : sealedSecret(keys, context.company.id, segredo);
  if (kept === undefined) throw new Refused('CONTA_SEM_SEGREDO', { faults: { segredo: 'OBRIGATORIO' } });
  await upsertAccount(context.db, { ...given, bt_segredo: kept.bt_segredo, cd_chave: kept.cd_chave });
  await noteChanges(context, ...record, {
    fresh: before === undefined,
    changes: changesOf(before, given, segredo !== null),
  });
  return companyAccount(context, origin);
}

/**
 * Takes the provider away, with its secret; the history keeps what it was.
 * @throws Refused AJUSTES_MUDARAM
 */
export async function removeCompanyAccount(
  context: Context,
  { versao }: CheckedInput<'removeCompanyAccount'>['body'],
  origin: string,
): Promise<AnswerOf<'removeCompanyAccount'>> {
  const before = await findAccount(context.db, true);
  await refuseOutdated(context, versao);
  if (before !== undefined) {
    await deleteAccount(context.db);
    const changes = columns.map((coluna) => ({ coluna, antes: before[coluna], depois: '' }));
    await noteChanges(context, ...record, {
      changes: [...changes, { coluna: 'segredo', antes: 'guardado', depois: '' }],
    });
  }
  return companyAccount(context, origin);
}

/** @throws Refused AJUSTES_MUDARAM where somebody changed it since this version */
async function refuseOutdated(context: Context, version: number): Promise<void> {
  const [since] = await historyOf(context, ...record, version);
  if (since !== undefined)
    throw new Refused('AJUSTES_MUDARAM', {
      valores: { quem: since.ds_colaborador, versao: String(since.nr_sequencial) },
    });
}

/**
 * Asks a provider for its description.
 * @throws Refused CONTA_ENDERECO, CONTA_REDE, CONTA_NOME, CONTA_CERTIFICADO, CONTA_FORA_DO_AR, CONTA_SEM_DESCRICAO
 */
export async function testCompanyAccount(
  { providers, mayAsk }: AccountOptions,
  issuer: string,
): Promise<AnswerOf<'testCompanyAccount'>> {
  refuseAddress(issuer, mayAsk);
  const found = await reached(providers.fresh({ issuer, clientId: 'teste', secret: 'teste' }));
  const told = found.serverMetadata();
  return { ds_emissor: told.issuer, ds_entrada: told.authorization_endpoint ?? '' };
}

/** Whether the login of a company offers its accounts. */
export const offersAccounts = async ({ db }: { db: CompanyDb }): Promise<boolean> =>
  (await findAccount(db))?.st_ativa === 'S';

/**
 * The provider a company signs its people in with, as it describes itself.
 * @throws Refused CONTA_DESLIGADA, CONTA_SEM_SEGREDO, CONTA_FORA_DO_AR
 */
export async function openProvider(
  { db, company }: Pick<CompanyContext, 'db' | 'company'>,
  accounts: AccountOptions,
): Promise<OpenProvider> {
  const found = await findAccount(db);
  if (found === undefined || found.st_ativa === 'N') throw new Refused('CONTA_DESLIGADA');
  const secret = await secretOf(db, accounts.keys, company.id);
  const client = await providerFor(accounts, {
    issuer: found.ds_emissor,
    clientId: found.ds_cliente,
    secret,
  });
  return { client, verified: found.st_verificado === 'S' };
}

/** @throws Refused CONTA_SEM_SEGREDO where neither key opens it */
async function secretOf(db: CompanyDb, keys: Keys, companyId: number): Promise<string> {
  const opened = await openSecret(db, keys, companyId);
  if (opened === null || opened.is === 'LOST') throw new Refused('CONTA_SEM_SEGREDO');
  return opened.secret;
}

const columns = ['ds_emissor', 'ds_cliente', 'st_ativa', 'st_verificado'] as const;

/** What the history keeps: of the secret only that it is another. */
function changesOf(
  before: AccountRow | undefined,
  after: Omit<Given, 'versao' | 'segredo'>,
  secret: boolean,
) {
  const changed = columns.flatMap((coluna) => {
    const antes = before?.[coluna] ?? '';
    return antes === after[coluna] ? [] : [{ coluna, antes, depois: after[coluna] }];
  });
  return secret ? [...changed, { coluna: 'segredo', antes: '', depois: 'trocado' }] : changed;
}
