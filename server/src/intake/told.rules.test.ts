import { describe, expect, it } from 'vitest';
import { endOf, unreadable } from './told.rules.ts';

const intake = { nr_sequencial: 7, qt_novas: 2, qt_mudadas: 0, qt_recusadas: 0, ds_erro: null };
const refused = { qt_recusadas: 1 };

describe('the last line of an import', () => {
  it.each([
    [{ st_carga: 'S' as const }, false, true, 'Written.'],
    [{ st_carga: 'S' as const, ...refused }, false, false, 'Written, but for the refused rows.'],
    [{ st_carga: 'S' as const, ...refused, qt_novas: 0 }, false, false, 'Nothing was written.'],
    [{ st_carga: 'P' as const }, false, true, 'Checked; nothing was written. To write it: --resume 7'],
    [{ st_carga: 'P' as const, ...refused }, true, false, 'Nothing was written: not every row can be.'],
    [{ st_carga: 'K' as const }, false, false, 'Called off: --resume 7'],
    [{ st_carga: 'E' as const, ds_erro: 'OCUPADO' }, false, false, 'Not finished (OCUPADO): --resume 7'],
    [{ st_carga: 'X' as const }, false, false, 'Not finished: --resume 7'],
  ])('%j, all or nothing %s', (state, wholly, complete, text) => {
    const end = endOf({ ...intake, ...state }, wholly);
    expect(end.complete).toBe(complete);
    expect(end.text).toContain(text);
  });
});

it.each([
  ['large', 'x.xlsx is too large for a workbook: 10 MB, 60 MB unpacked.'],
  ['format', 'x.xlsx is neither CSV nor XLSX'],
  ['broken', 'x.xlsx is a broken workbook, or none'],
  ['empty', 'x.xlsx has nothing on its first sheet.'],
] as const)('a file that cannot be read (%s) is told in a sentence', (problem, sentence) => {
  expect(unreadable('x.xlsx', problem)).toContain(sentence);
});
