import type { ErrorCode } from '@terminal/contract';
import { intakeColumns } from '@terminal/contract/intake';
import { CallError } from '../core/api/errors.ts';
import { useErrorText } from '../core/i18n/useErrorText.ts';
import type { FaultGroup, Intake } from './api.ts';

/** Says why a row was refused. */
export function useFaultText() {
  const say = useErrorText();
  return ({ codigo, mensagem }: Pick<FaultGroup, 'codigo' | 'mensagem'>) =>
    // Codes come from the contract's own table.
    say(new CallError({ kind: 'refused', codigo: codigo as ErrorCode, mensagem }));
}

/** The head of a column of the import's kind; a dash for the row as a whole. */
export function useHead({ tp_carga }: Intake) {
  const heads = new Map(intakeColumns(tp_carga).map(([name, { head }]) => [name, head]));
  return (column: string | null) => heads.get(column ?? '') ?? '–';
}
