import type { RefusalCode } from '@terminal/contract';
import type { CallError } from '../core/api/errors.ts';

const refusals: readonly (RefusalCode | null)[] = ['KM_OBRIGATORIO', 'KM_ANTERIOR'] satisfies RefusalCode[];

/** Whether a movement or a batch was refused for its meter: its field says why. */
export const isOfMeter = (failure: CallError): boolean => refusals.includes(failure.codigo);
