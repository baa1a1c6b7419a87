import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useOperations, useProblems, useSegments } from '../api.ts';
import { type NewOrderForm, noOperation, type Vehicle } from '../form.ts';

/** Type of the vehicle chosen, which decides the problems. */
export const typeOf = (vehicles: readonly Vehicle[], plate: string | null): string | null =>
  vehicles.find(({ nr_placa }) => nr_placa === plate)?.cd_tipoveiculo ?? null;

/** What the chosen numbers are called; null where nothing is chosen. */
export function useSubjectWords(form: NewOrderForm, vehicles: readonly Vehicle[]) {
  const { t } = useTranslation();
  const operations = useOperations().data;
  const segments = useSegments(form.operation, typeOf(vehicles, form.plate)).data?.data;
  const problems = useProblems(form.segment, typeOf(vehicles, form.plate)).data?.problema;
  const operation = operations?.find(({ nr_sequencial }) => nr_sequencial === form.operation)?.ds_projeto;
  const segment = segments?.find(({ nr_sequencial }) => nr_sequencial === form.segment)?.ds_grupo;
  const problem = problems?.find(({ nr_sequencial }) => nr_sequencial === form.problem)?.ds_conjunto;
  const said = (chosen: number | null, name: string | undefined) =>
    chosen === null ? null : label(name ?? t('core.loading'));
  return {
    operation: form.operation === noOperation ? t('newOrder.noOperation') : said(form.operation, operation),
    segment: said(form.segment, segment),
    problem: said(form.problem, problem),
  };
}
