import type { Fault } from '../../core/cells/reader.rules.ts';

/**
 * Why a row cannot bring a record back that was merged into another: it stays out of use.
 * @param mergedInto name of the other; undefined: it was not merged
 */
export const mergedFaults = (status: 'A' | 'I' | null, mergedInto: string | undefined): Fault[] =>
  status === 'A' && mergedInto !== undefined
    ? [{ code: 'CADASTRO_UNIDO', column: 'situacao', values: { fica: mergedInto } }]
    : [];
