import { describe, expect, it } from 'vitest';
import { endOf } from './told.rules.ts';

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
