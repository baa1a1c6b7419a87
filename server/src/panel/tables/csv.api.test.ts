import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type SignedToPanel, startApi } from '../../../test/api.ts';

let api: Api;
let reader: SignedToPanel;
beforeAll(async () => {
  api = await startApi();
  reader = await api.signInPanel('9002', '222');
});

afterAll(() => api.close());

const exportOf = (body: object) =>
  api.call('exportTable', { body: { db_name: api.companyDatabase, ...body } as never }, reader);

describe('export.csv', () => {
  const csv = async (asked: object) => {
    const reply = await exportOf(asked);
    return {
      ...reply,
      lines: String(reply.body).slice(1).trimEnd().split('\r\n'),
      mark: String(reply.body)[0],
    };
  };

  it('has every filtered row, not only a page', async () => {
    const [row] = await api.sql<{ n: number }>("select count(*)::int as n from os where st_os = 'R'");
    const filters = [{ coluna: 'st_os', tipo: 'igual', valor: 'R' }];
    const { lines, mark, headers } = await csv({ nome_tabela: 'os', filters });
    expect(mark).toBe('\uFEFF');
    expect(headers['content-disposition']).toContain('export.csv');
    expect(lines[0]).toContain('nr_sequencial;');
    expect(lines.length - 1).toBe(row?.n);
  });

  it('keeps formulas and masked values out', async () => {
    await api.sql(
      "update g_clifor set ds_colaborador = '=HYPERLINK(1)', ds_email = 'a@b.c' where nr_sequencial = (select min(nr_sequencial) from g_clifor)",
    );
    const { lines } = await csv({ nome_tabela: 'g_clifor' });
    expect(lines.join('\n')).not.toContain('a@b.c');
    expect(lines[1]).toContain(";'=HYPERLINK(1);");
    expect(lines[1]).toContain('***');
  });

  it('refuses before it begins, in the usual way', async () => {
    expect(await exportOf({ nome_tabela: 'clifor_acesso' })).toMatchObject({ codigo: 'TABELA_INEXISTENTE' });
  });

  it('is in the trail with its rows', async () => {
    const [row] = await api.sql<{ n: number }>('select count(*)::int as n from filial');
    await exportOf({ nome_tabela: 'filial' });
    await expect
      .poll(() =>
        api.control(
          "select qt_linhas from auditoria where ds_acao = 'tabela.exportada' and ds_detalhe = 'filial'",
        ),
      )
      .toEqual([{ qt_linhas: row?.n }]);
  });
});
