import type { AnswerOf, CheckedInput } from '@terminal/contract';
import { branchesOfCompany } from '../catalog/service.ts';
import type { Context } from '../core/context.ts';
import { Refused } from '../core/refusal.ts';
import { historyOf, noteChanges } from '../masterdata/history.service.ts';
import { findSettings, updateSettings } from './queries.ts';
import { changesOf, meanwhile } from './rules.ts';

/** What the history calls the one record of settings. */
const record = ['settings', 'empresa'] as const;

/** The branch whose release times the dashboard shows to everybody; null: each the own one. */
export const releaseBranch = async ({ db }: Context): Promise<number | null> =>
  (await findSettings(db)).filial_criticidade;

/** Days before its expiry from which a document of a vehicle expires soon. */
export const documentWarning = async ({ db }: Context): Promise<number> =>
  (await findSettings(db)).qt_dias_documentos;

/** Settings of the company, with the branches that can be chosen and who changed what. */
export async function settings(context: Context): Promise<AnswerOf<'getSettings'>> {
  const valores = await findSettings(context.db);
  const historia = await historyOf(context, ...record);
  const branches = await branchesOfCompany(context.db);
  return {
    versao: historia[0]?.nr_sequencial ?? 0,
    valores,
    filiais: branches.flatMap(({ nr_sequencial, ds_filial, st_status }) =>
      st_status === 'A' || nr_sequencial === valores.filial_criticidade ? [{ nr_sequencial, ds_filial }] : [],
    ),
    historia,
  };
}

/**
 * Changes the settings that are named.
 * @throws Refused AJUSTES_MUDARAM with who changed what since, CAMPO_INVALIDO for a branch there is not
 */
export async function saveSettings(
  context: Context,
  { versao, valores }: CheckedInput<'saveSettings'>['body'],
): Promise<AnswerOf<'saveSettings'>> {
  const before = await findSettings(context.db, true);
  await mustBeLatest(context, versao);
  const branches = await branchesOfCompany(context.db);
  const nameOf = (branch: number) =>
    branches.find(({ nr_sequencial }) => nr_sequencial === branch)?.ds_filial ?? String(branch);
  const changes = changesOf(before, valores, nameOf);
  const chosen = changes.some(({ coluna }) => coluna === 'filial_criticidade')
    ? (valores.filial_criticidade ?? null)
    : null;
  if (chosen !== null && !branches.some((one) => one.nr_sequencial === chosen && one.st_status === 'A'))
    throw new Refused('CAMPO_INVALIDO', { faults: { 'valores.filial_criticidade': 'DESCONHECIDA' } });
  if (changes.length > 0) await updateSettings(context.db, valores);
  await noteChanges(context, ...record, { changes });
  return settings(context);
}

/** @throws Refused AJUSTES_MUDARAM where somebody saved since the change numbered `version` */
async function mustBeLatest(context: Context, version: number): Promise<void> {
  const since = await historyOf(context, ...record, version);
  if (since.length === 0) return;
  throw new Refused('AJUSTES_MUDARAM', {
    valores: { quem: since[0]?.ds_colaborador ?? '', versao: String(since[0]?.nr_sequencial ?? 0) },
    celulas: meanwhile(since),
  });
}
