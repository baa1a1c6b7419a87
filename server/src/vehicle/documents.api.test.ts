import type { CheckedInput } from '@terminal/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { openDocuments, paper } from '../../test/documents.ts';
import { makeOrder } from '../../test/orders.ts';
import { picture } from '../../test/uploads.ts';

type File = typeof paper;
type Written = Omit<CheckedInput<'correctVehicleDocument'>['body'], 'motivo'>;

const { api, joao, keeper, supplier, close, post, inDays, add, expiring } = await openDocuments();
afterAll(close);

const list = (placa: string, who = keeper) => api.call('listVehicleDocuments', { params: { placa } }, who);
const correct = (placa: string, id: number, body: Written, who = keeper, motivo = 'data digitada errada') =>
  api.call('correctVehicleDocument', { params: { placa, id: String(id) }, body: { ...body, motivo } }, who);
const annul = (placa: string, id: number, who = keeper) =>
  api.call(
    'voidVehicleDocument',
    { params: { placa, id: String(id) }, body: { motivo: 'outro veículo' } },
    who,
  );
const file = (placa: string, id: number, who = keeper) =>
  api.call('getVehicleDocumentFile', { params: { placa, id: String(id) } }, who);
const states = async (placa: string) =>
  (await list(placa)).body.documentos.map(({ nr_sequencial, st_documento, atual }) => [
    nr_sequencial,
    st_documento,
    atual,
  ]);

describe('documents of a vehicle', () => {
  it.each<[number | null, string, number | null]>([
    [-1, 'E', -1],
    [0, 'A', 0],
    [30, 'A', 30],
    [31, 'V', 31],
    [null, 'S', null],
  ])('that end in %s days are %s', async (days, state, left) => {
    const { plate } = await makeOrder(api);
    await add(plate, { nr_documento: '123', ...(days !== null && { dt_validade: inDays(days) }) });
    const { body } = await list(plate);
    expect(body.mantem).toBe(true);
    expect(body.documentos).toMatchObject([
      {
        tp_documento: 'CRLV',
        nr_documento: '123',
        dias: left,
        st_documento: state,
        atual: true,
        correcao: null,
      },
    ]);
  });

  it('a newer one of the same kind is the current one; the older stays, and so does its file', async () => {
    const { plate } = await makeOrder(api);
    const old = await add(plate, { dt_validade: inDays(-5) });
    const other = await add(plate, {
      tp_documento: 'OUTRO',
      ds_documento: 'Licença ANTT',
      dt_validade: inDays(90),
    });
    const fresh = await add(plate, { dt_validade: inDays(360) });
    const renamed = await add(plate, {
      tp_documento: 'OUTRO',
      ds_documento: 'LICENÇA antt',
      dt_validade: inDays(400),
    });
    expect(await states(plate)).toEqual([
      [fresh, 'V', true],
      [renamed, 'V', true],
      [other, 'V', false],
      [old, 'E', false],
    ]);
    const { body } = await file(plate, old);
    expect(body).toMatchObject({ ds_nome: 'crlv.pdf', tp_mime: 'application/pdf' });
    const shown = await api.app.inject({ url: `/api/${body.ds_arquivo}` });
    expect(shown.rawPayload.equals(paper.bytes)).toBe(true);
    expect(shown.headers['content-disposition']).toContain('attachment');
  });

  it('is corrected by another in its place, with who and why, once', async () => {
    const { plate } = await makeOrder(api);
    const wrong = await add(plate, { dt_validade: inDays(-5) });
    const right = (await correct(plate, wrong, { tp_documento: 'CRLV', dt_validade: inDays(50) })).body
      .nr_sequencial;
    expect((await correct(plate, wrong, { tp_documento: 'CRLV' })).codigo).toBe('REGISTRO_ANULADO');
    const { body } = await list(plate);
    expect(body.documentos).toMatchObject([
      { nr_sequencial: right, atual: true, correcao: null, dias: 50 },
      {
        nr_sequencial: wrong,
        atual: false,
        correcao: { nr_seq_novo: right, ds_motivo: 'data digitada errada' },
      },
    ]);
    expect((await file(plate, right)).body.ds_nome).toBe('crlv.pdf');
    // A correction of an older one does not make it the current one.
    const newer = await add(plate, { dt_validade: inDays(400) });
    await correct(plate, right, { tp_documento: 'CRLV', dt_validade: inDays(60) });
    expect((await states(plate))[0]).toEqual([newer, 'V', true]);
    await expect(
      api.sql('update veiculo_documento set dt_validade = null where nr_sequencial = $1', [newer]),
    ).rejects.toThrow(/corrected by another row/);
  });

  it('declared void is no document any more, nor is its file; the one before it is current again', async () => {
    const { plate } = await makeOrder(api);
    const first = await add(plate, { dt_validade: inDays(10) });
    const wrong = await add(plate, { dt_validade: inDays(900) });
    expect((await annul(plate, wrong)).status).toBe(200);
    expect(await annul(plate, wrong)).toMatchObject({ status: 409, codigo: 'REGISTRO_ANULADO' });
    expect(await states(plate)).toEqual([
      [first, 'A', true],
      [wrong, 'V', false],
    ]);
    expect((await file(plate, wrong)).status).toBe(404);
    expect((await file(plate, first)).status).toBe(200);
    const events = await api.sql(
      "select js_dados ->> 'justificativa' as why from evento where ds_evento = 'veiculo.documento' and nr_placa = $1 order by nr_sequencial desc limit 1",
      [plate],
    );
    expect(events).toEqual([{ why: 'outro veículo' }]);
  });

  it('follow the vehicle to another plate', async () => {
    const { plate } = await makeOrder(api);
    const id = await add(plate, { dt_validade: inDays(10) });
    await api.sql('update veiculo set nr_placa = $2 where nr_placa = $1', [plate, `${plate}B`]);
    expect(await states(`${plate}B`)).toEqual([[id, 'A', true]]);
    expect((await file(`${plate}B`, id)).status).toBe(200);
  });

  it.each<[string, Record<string, string>, string]>([
    ['no kind', {}, 'CAMPO_INVALIDO'],
    ['a kind there is not', { tp_documento: 'CNH' }, 'CAMPO_INVALIDO'],
    ['another without a name', { tp_documento: 'OUTRO' }, 'DOCUMENTO_SEM_NOME'],
    ['a name of spaces', { tp_documento: 'OUTRO', ds_documento: '   ' }, 'CAMPO_INVALIDO'],
    [
      'an end before its beginning',
      { tp_documento: 'AET', dt_inicio: '2026-05-02', dt_validade: '2026-05-01' },
      'DOCUMENTO_DATAS',
    ],
    [
      'an end of another century',
      { tp_documento: 'AET', dt_validade: '2226-05-01' },
      'DOCUMENTO_DATA_DISTANTE',
    ],
    [
      'a beginning of the first century',
      { tp_documento: 'AET', dt_inicio: '0026-05-01' },
      'DOCUMENTO_DATA_DISTANTE',
    ],
    ['a day there is not', { tp_documento: 'AET', dt_validade: '2026-02-30' }, 'CAMPO_INVALIDO'],
    ['a number too long', { tp_documento: 'AET', nr_documento: '1'.repeat(61) }, 'CAMPO_INVALIDO'],
  ])('%s is refused, and nothing is kept', async (_what, fields, codigo) => {
    const { plate } = await makeOrder(api);
    expect(await post(plate, fields)).toMatchObject({ status: 422, codigo });
    expect((await list(plate)).body.documentos).toEqual([]);
    expect(await api.sql('select from anexo where nr_placa = $1', [plate])).toEqual([]);
  });

  it.each([
    ['a program', 'ARQUIVO_TIPO', () => [{ name: 'crlv.pdf', bytes: Buffer.from(`MZ${'\0'.repeat(200)}`) }]],
    [
      'a page',
      'ARQUIVO_TIPO',
      () => [{ name: 'crlv.pdf', bytes: Buffer.from('<html><script>1</script></html>') }],
    ],
    ['two', 'DOCUMENTO_ARQUIVO', async () => [paper, { name: 'a.jpg', bytes: await picture(10) }]],
  ] as [string, string, () => File[] | Promise<File[]>][])(
    'as a file, %s is refused: %s',
    async (_what, codigo, files) => {
      const { plate } = await makeOrder(api);
      expect(await post(plate, { tp_documento: 'CRLV' }, await files())).toMatchObject({
        status: 422,
        codigo,
      });
      expect((await list(plate)).body.documentos).toEqual([]);
    },
  );

  it('with nothing written and no file is refused, corrected to that too', async () => {
    const { plate } = await makeOrder(api);
    expect(await post(plate, { tp_documento: 'CRLV' }, [])).toMatchObject({
      status: 422,
      codigo: 'DOCUMENTO_VAZIO',
    });
    expect((await list(plate)).body.documentos).toEqual([]);
    const { body } = await post(plate, { tp_documento: 'CRLV', ds_observacao: 'na pasta' }, []);
    expect((await correct(plate, body.nr_sequencial, { tp_documento: 'AET' })).codigo).toBe(
      'DOCUMENTO_VAZIO',
    );
  });

  it('without a file are their number and dates, and a correction has none either', async () => {
    const { plate } = await makeOrder(api);
    const { status, body } = await post(plate, { tp_documento: 'SEGURO', nr_documento: '77' }, []);
    expect(status).toBe(200);
    expect((await file(plate, body.nr_sequencial)).status).toBe(404);
    await correct(plate, body.nr_sequencial, { tp_documento: 'SEGURO', dt_validade: inDays(40) });
    const [right] = (await list(plate)).body.documentos;
    expect(right).toMatchObject({ tem_arquivo: false, atual: true, dias: 40 });
    expect((await annul(plate, right?.nr_sequencial ?? 0)).status).toBe(200);
    await add(plate);
    expect((await list(plate)).body.documentos[0]).toMatchObject({ tem_arquivo: true });
  });

  it('that say nothing are refused beside the fields; those recorded before can be corrected, and declared void', async () => {
    const { plate } = await makeOrder(api);
    const empty = { tp_documento: 'SEGURO' };
    expect(await post(plate, empty, [])).toMatchObject({ status: 422, codigo: 'DOCUMENTO_VAZIO' });
    const id = await add(plate);
    expect((await correct(plate, id, { tp_documento: 'CRLV' })).status).toBe(200);
    const insert = `insert into veiculo_documento (nr_placa, tp_documento, nr_seq_clifor) values ($1, 'AET', $2) returning nr_sequencial`;
    await expect(api.sql(insert, [plate, keeper.person])).rejects.toThrow('nothing but its kind');
    await api.sql('alter table veiculo_documento disable trigger documento_diz_algo');
    const [old] = await api.sql<{ nr_sequencial: string }>(insert, [plate, keeper.person]);
    await api.sql('alter table veiculo_documento enable trigger documento_diz_algo');
    const number = Number(old?.nr_sequencial);
    expect((await correct(plate, number, { tp_documento: 'AET' })).codigo).toBe('DOCUMENTO_VAZIO');
    expect((await annul(plate, number)).status).toBe(200);
  });

  it('texts stay as they were typed, whatever they look like', async () => {
    const { plate } = await makeOrder(api);
    const hostile = `'); drop table veiculo_documento; --<img src=x onerror=alert(1)>${'ç'.repeat(100)}`;
    await add(plate, { ds_observacao: hostile, nr_documento: '=HYPERLINK("http://a")' });
    expect((await list(plate)).body.documentos).toMatchObject([
      { ds_observacao: hostile, nr_documento: '=HYPERLINK("http://a")' },
    ]);
  });

  it('are kept by who keeps vehicles, seen by the people of its branch', async () => {
    const { plate } = await makeOrder(api, { origin: 'E', supplier: 31 });
    const carlos = await api.signIn('1002', '234');
    const id = await add(plate, { dt_validade: inDays(5) });
    expect((await list(plate, joao)).body).toMatchObject({
      mantem: false,
      documentos: [{ nr_sequencial: id }],
    });
    expect((await file(plate, id, joao)).status).toBe(200);
    expect((await list(plate, supplier)).status).toBe(403);
    expect((await file(plate, id, supplier)).status).toBe(403);
    for (const who of [joao, carlos, supplier]) {
      expect((await post(plate, { tp_documento: 'CRLV' }, [paper], who)).status).toBe(403);
      expect((await correct(plate, id, { tp_documento: 'CRLV' }, who)).status).toBe(403);
      expect((await annul(plate, id, who)).status).toBe(403);
      expect((await expiring(who)).status).toBe(403);
    }
    expect((await list(plate)).body.documentos).toHaveLength(1);
  });

  it('of another vehicle are not there', async () => {
    const { plate } = await makeOrder(api);
    const { plate: other } = await makeOrder(api);
    const id = await add(plate);
    for (const answer of [
      await correct(other, id, { tp_documento: 'AET' }),
      await annul(other, id),
      await file(other, id),
    ])
      expect(answer).toMatchObject({ status: 404, codigo: 'NAO_ENCONTRADO' });
  });
});
