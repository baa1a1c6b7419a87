import { describe, expect, it } from 'vitest';
import { faultOf } from '../../../test/rows.ts';
import { readBranchStock, readBranchTyre, readVehiclePlace } from './shared.rules.ts';

describe('what branches import themselves', () => {
  it.each([
    [readBranchStock(['MATRIZ', 'PF-1', 'PASTILHA', '12', 'NF 1', '10,50', '']), null],
    [readBranchStock(['', 'PF-1', 'PASTILHA', '12', 'NF 1']), ['CELULA_VAZIA', 'filial']],
    [readBranchStock(['MATRIZ', 'PF-1', 'PASTILHA', '12', '']), ['CELULA_VAZIA', 'documento']],
    [readBranchTyre(['F1', 'MATRIZ', 'MICHELIN', 'X', '275/80', '1', '14 | 14']), null],
    [readBranchTyre(['F1', '', 'MICHELIN', 'X', '275/80', '1', '14']), ['CELULA_VAZIA', 'filial']],
    [readBranchTyre(['F1', 'MATRIZ', 'MICHELIN', 'X', '275/80', '1', 'fundo']), ['SULCO_INVALIDO', 'sulcos']],
    [readVehiclePlace(['RHT4B67', 'PLANO', 'B', '', '01/06/2026']), null],
    // Its faults are reported when it is written.
    [readVehiclePlace(['RHT4B67', 'PLANO', 'B', '', 'ontem']), null],
  ])('%#: %j', (read, fault) => {
    expect(faultOf(read)).toEqual(fault);
  });
});
