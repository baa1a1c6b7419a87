import type { RefusalCode } from '@terminal/contract';
import { CallError } from '../core/api/errors.ts';
import { useErrorText } from '../core/i18n/useErrorText.ts';

/** Why a row was refused; `valores` null: noted before they were kept. */
export interface Told {
  codigo: string;
  mensagem: string;
  valores: Readonly<Record<string, string>> | null;
}

/** Says why a row was refused. */
export function useFaultText() {
  const say = useErrorText();
  return ({ codigo, mensagem, valores }: Told) =>
    // Codes come from the contract's own table.
    say(new CallError({ kind: 'refused', codigo: codigo as RefusalCode, mensagem, valores }));
}
