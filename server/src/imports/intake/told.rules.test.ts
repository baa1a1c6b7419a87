import { describe, expect, it } from 'vitest';
import { endOf, unreadable } from './told.rules.ts';

const intake = { nr_sequencial: 7, qt_novas: 2, qt_mudadas: 0, qt_recusadas: 0, ds_erro: null };
const refused = { qt_recusadas: 1 };

describe('the last line of an import', () => {
  it.each([
    [{ st_carga: 'S' as const }, false, true, 'Gravada.'],
    [{ st_carga: 'S' as const, ...refused }, false, false, 'Gravada, menos as linhas recusadas.'],
    [{ st_carga: 'S' as const, ...refused, qt_novas: 0 }, false, false, 'Nada foi gravado.'],
    [{ st_carga: 'P' as const }, false, true, 'Conferida; nada foi gravado. Para gravar: --resume 7'],
    [{ st_carga: 'P' as const, ...refused }, true, false, 'Nada foi gravado: nem toda linha pode ser.'],
    [{ st_carga: 'K' as const }, false, false, 'Cancelada: --resume 7'],
    [{ st_carga: 'E' as const, ds_erro: 'OCUPADO' }, false, false, 'Não terminou (OCUPADO): --resume 7'],
    [{ st_carga: 'X' as const }, false, false, 'Não terminou: --resume 7'],
  ])('%j, all or nothing %s', (state, wholly, complete, text) => {
    const end = endOf({ ...intake, ...state }, wholly);
    expect(end.complete).toBe(complete);
    expect(end.text).toContain(text);
  });
});

it.each([
  ['large', 'x.xlsx é grande demais para uma planilha: 10 MB, 60 MB descompactada.'],
  ['format', 'x.xlsx não é CSV nem XLSX'],
  ['broken', 'x.xlsx é uma planilha danificada'],
  ['quotes', 'x.xlsx tem aspas que não fecham'],
  ['empty', 'x.xlsx não tem nada na primeira planilha.'],
] as const)('a file that cannot be read (%s) is told in a sentence', (problem, sentence) => {
  expect(unreadable('x.xlsx', problem)).toContain(sentence);
});
