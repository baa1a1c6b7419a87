import type { RefusalCode } from '@terminal/contract';
import { faultOf } from '@terminal/contract/field-faults';
import { spanishFaults, spanishRefusals } from '../../texts/spanish.ts';
import type { CallError } from '../api/errors.ts';
import { faultsOf, translateRefusal, withFaults } from './refusals.ts';

/** A refusal in Spanish, with what is wrong with its fields. */
export const inSpanish = (
  code: RefusalCode,
  refusal: Pick<CallError, 'codigo' | 'mensagem' | 'valores' | 'campos'>,
): string =>
  withFaults(translateRefusal(spanishRefusals[code], refusal), faultsOf(refusal).map(faultInSpanish));

/** What is wrong with a field comes in Portuguese and is known by its words; others stay as they came. */
function faultInSpanish(text: string): string {
  const known = faultOf(text);
  return known === undefined ? text : spanishFaults[known.fault].replace('{limite}', known.limit);
}
