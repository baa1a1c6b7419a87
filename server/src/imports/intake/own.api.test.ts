import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../../test/api.ts';
import { fileOf } from '../../../test/intake.ts';

let api: Api;
let beatriz: Signed;
let joao: Signed;

beforeAll(async () => {
  api = await startApi();
  beatriz = await api.signIn('1601', '789');
  joao = await api.signIn('1001', '123');
});
afterAll(() => api.close());

const upload = async (who: Signed, csv: string, query: Record<string, string> = {}) => {
  const asked = new URLSearchParams({ tipo: 'segments', arquivo: 'segmentos.csv', ...query });
  const response = await api.app.inject({
    method: 'POST',
    url: `/api/cargas/enviarCarga?${asked}`,
    headers: { apikey: api.apiKey, token: who.token, 'content-type': 'text/csv' },
    payload: csv,
  });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
};

const settled = async (id: number) => {
  const now = async () => {
    const { body } = await api.call('listOwnIntakes', {}, beatriz);
    return body.find(({ nr_sequencial }) => nr_sequencial === id);
  };
  await expect.poll(async () => (await now())?.st_carga, { timeout: 60_000 }).toMatch(/[PSKEQV]/);
  return now();
};

describe('an intake of whoever administers the company', () => {
  it('is checked, written and undone in the company of the session, in the name of the person', async () => {
    const sent = await upload(
      beatriz,
      fileOf('segments', [
        ['TRAZIDO UM', ''],
        ['TRAZIDO DOIS', ''],
      ]),
    );
    expect(sent).toMatchObject({ status: 200, body: { qt_linhas: 2 } });
    const id = Number(sent.body['nr_sequencial']);
    expect(await settled(id)).toMatchObject({ st_carga: 'P', qt_novas: 2, ds_usuario: 'BEATRIZ NOGUEIRA' });
    const carga = { nr_sequencial: id };
    expect(
      await api.call('startOwnIntake', { body: { ...carga, tudo_ou_nada: true } }, beatriz),
    ).toMatchObject({ status: 200 });
    expect(await settled(id)).toMatchObject({ st_carga: 'S' });
    const brought = () => api.sql("select 1 from segmento where ds_grupo like 'TRAZIDO %'");
    expect(await brought()).toHaveLength(2);
    await api.call('undoOwnIntake', { body: { ...carga, motivo: 'arquivo errado' } }, beatriz);
    expect(await settled(id)).toMatchObject({ st_carga: 'V', qt_desfeitas: 2 });
    expect(await brought()).toEqual([]);
    const trail = await api.control(
      "select ds_acao, nr_seq_usuario from auditoria where ds_detalhe like '%(BEATRIZ NOGUEIRA)' order by nr_sequencial",
    );
    expect(trail).toEqual(
      ['carga.enviada', 'carga.iniciada', 'carga.desfazer'].map((ds_acao) => ({
        ds_acao,
        nr_seq_usuario: null,
      })),
    );
  });

  it('is nobody else’s', async () => {
    expect(await upload(joao, fileOf('segments', [['ALHEIO', '']]))).toMatchObject({
      status: 403,
      body: { codigo: 'SEM_PERMISSAO' },
    });
    expect(await api.call('listOwnIntakes', {}, joao)).toMatchObject({ status: 403 });
    expect(await api.sql("select 1 from segmento where ds_grupo = 'ALHEIO'")).toEqual([]);
  });

  it('names no company, and a file is needed', async () => {
    expect(await upload(beatriz, 'Segmento\nX', { empresa: '1' })).toMatchObject({
      status: 400,
      body: { codigo: 'ENTRADA_INVALIDA' },
    });
    expect(
      await api.call('uploadOwnIntake', { query: { tipo: 'segments', arquivo: 'x.csv' } }, beatriz),
    ).toMatchObject({ codigo: 'TIPO_NAO_SUPORTADO' });
  });
});
