import type { RefusalCode } from '@terminal/contract';
import { faultIn } from '@terminal/contract/field-faults';
import { spanishRefusals } from '@terminal/contract/spanish-refusals';
import type { CallError } from '../api/errors.ts';
import { label } from './labels.ts';
import { faultsOf, translateRefusal, withFaults } from './refusals.ts';

/** Values with the columns of files among them named in Spanish. */
const withColumns = (valores: CallError['valores']): CallError['valores'] =>
  valores &&
  Object.fromEntries(
    Object.entries(valores).map(([name, value]) => [
      name,
      /^colunas?$/.test(name) ? value.split(', ').map(label).join(', ') : value,
    ]),
  );

/** A refusal in Spanish, with what is wrong with its fields. */
export const inSpanish = (
  code: RefusalCode,
  refusal: Pick<CallError, 'codigo' | 'mensagem' | 'valores' | 'campos'>,
): string =>
  withFaults(
    translateRefusal(spanishRefusals[code], { ...refusal, valores: withColumns(refusal.valores) }),
    faultsOf(refusal).map((fault) => faultIn('es', fault)),
  );
