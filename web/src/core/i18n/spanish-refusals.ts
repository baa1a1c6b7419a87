import type { RefusalCode } from '@terminal/contract';
import { faultIn } from '@terminal/contract/field-faults';
import { spanishRefusals } from '@terminal/contract/spanish-refusals';
import type { CallError } from '../api/errors.ts';
import { faultsOf, translateRefusal, withFaults } from './refusals.ts';

/** A refusal in Spanish, with what is wrong with its fields. */
export const inSpanish = (
  code: RefusalCode,
  refusal: Pick<CallError, 'codigo' | 'mensagem' | 'valores' | 'campos'>,
): string =>
  withFaults(
    translateRefusal(spanishRefusals[code], refusal),
    faultsOf(refusal).map((fault) => faultIn('es', fault)),
  );
