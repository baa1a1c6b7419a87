import type { ErrorCode } from '@terminal/contract';
import { CallError } from '../core/api/errors.ts';
import { useErrorText } from '../core/i18n/useErrorText.ts';

/** Says why a row was refused. */
export function useFaultText() {
  const say = useErrorText();
  return ({ codigo, mensagem }: { codigo: string; mensagem: string }) =>
    // Codes come from the contract's own table.
    say(new CallError({ kind: 'refused', codigo: codigo as ErrorCode, mensagem }));
}
