import { intakeColumns } from '@terminal/contract/intake';
import { label } from '../../core/i18n/labels.ts';
import type { Intake } from './api.ts';

/** The head of a column of the intake's kind; a dash for the row as a whole. */
export function useHead({ tp_carga }: Intake) {
  const heads = new Map(intakeColumns(tp_carga).map(([name, { head }]) => [name, label(head)]));
  return (column: string | null) => heads.get(column ?? '') ?? '–';
}
