import { companySettings, type InputOf, settingKeys, settingOf } from '@terminal/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';

type Values = InputOf<'saveSettings'>['body']['valores'];

let api: Api;
let administrator: Signed;
let begun: Record<string, unknown>;

const read = async () => {
  const { status, body } = await api.call('getSettings', {}, administrator);
  expect(status).toBe(200);
  return body;
};
const save = async (valores: Values, who: Signed | null = administrator, versao?: number) =>
  api.call('saveSettings', { body: { versao: versao ?? (await read()).versao, valores } }, who);

/** What the login of a technician answers. */
const loginSettings = async () =>
  (
    await api.call('login', {
      body: { loginExterno: 'N', matricula: '1001', cpf: '123' },
    })
  ).body.parametros;

beforeAll(async () => {
  api = await startApi();
  administrator = await api.signIn('1601', '789');
  begun = (await read()).valores;
});
afterEach(() => save(begun));
afterAll(() => api.close());

describe('settings of the company', () => {
  it('are answered all, with the branches that can be chosen', async () => {
    const { valores, filiais } = await read();
    expect(Object.keys(valores)).toEqual(settingKeys);
    const changed = settingKeys.filter((key) => valores[key] !== companySettings[key].usual);
    expect(changed).toEqual(['guarda_cpf_local']);
    expect(filiais.map(({ ds_filial }) => ds_filial)).toContain('CURITIBA');
  });

  it('are for who administers the company alone', async () => {
    const technician = await api.signIn('1001', '123');
    const approver = await api.signIn('1201', '456');
    const supplier = await api.signInSupplier('31', '00123');
    for (const [who, status] of [
      [null, 401],
      [technician, 403],
      [approver, 403],
      [supplier, 403],
    ] as const) {
      expect(await api.call('getSettings', {}, who)).toMatchObject({ status });
      expect(await save({ qt_horas_sessao: 24 }, who)).toMatchObject({ status });
    }
    expect((await read()).valores.qt_horas_sessao).toBe(12);
  });

  it.each<[string, Values]>([
    ['what a login keeps on the device', { guarda_cpf_local: 'N' }],
    ['how often lists are asked for', { atualizacao_listas_ms: 60_000, atualizacao_rapida: 'S' }],
    [
      'the map of the figures and their branch',
      { mapa_criticidade_grafico: 'deslocado', filial_criticidade: 2 },
    ],
    ['limits of files', { qt_mb_anexo: 4, qt_anexos: 2 }],
  ])('decide what the next login answers: %s', async (_case, valores) => {
    expect(await loginSettings()).not.toMatchObject(valores);
    expect((await save(valores)).status).toBe(200);
    expect(await loginSettings()).toMatchObject(valores);
  });

  it('decide how long digits typed once count, and how long a new session lasts', async () => {
    await save({ qt_minutos_digitos: 45, qt_horas_sessao: 3 });
    expect(await loginSettings()).toMatchObject({ minutos_digitos: 45 });
    const [session] = await api.control<{ horas: number }>(`
      select round(extract(epoch from dt_expira - now()) / 3600)::int as horas
        from sessao order by dt_criacao desc limit 1`);
    expect(session).toEqual({ horas: 3 });
  });

  it.each(settingKeys)('%s goes back to its default', async (key) => {
    const { usual } = settingOf(key);
    const { status, body } = await save({ [key]: usual });
    expect(status).toBe(200);
    expect(body.valores[key]).toBe(usual);
  });

  it.each(settingKeys.filter((key) => settingOf(key).kind === 'whole'))(
    '%s is refused outside its bounds, by the database too',
    async (key) => {
      const setting = settingOf(key);
      if (setting.kind !== 'whole') throw new Error('not a number');
      const step = setting.times ?? 1;
      for (const wrong of [setting.least - step, setting.most + step]) {
        const reply = await save({ [key]: wrong });
        expect(reply.status).toBe(422);
        expect(Object.keys((reply.body as unknown as { campos: object }).campos)).toEqual([`valores.${key}`]);
        await expect(api.sql(`update parametro set ${key} = ${wrong}`)).rejects.toThrow(/parametro_/);
      }
      expect((await read()).valores).toEqual(begun);
    },
  );

  it('name a branch there is', async () => {
    const reply = await save({ filial_criticidade: 999_999, qt_anexos: 3 });
    expect(reply).toMatchObject({ status: 422, codigo: 'CAMPO_INVALIDO' });
    expect(reply.campos).toEqual({ 'valores.filial_criticidade': 'desconhecida' });
    expect((await read()).valores).toEqual(begun);
  });

  it('keep who changed what from what to what, and tell the screens', async () => {
    const { historia: before } = await read();
    const { body } = await save({ qt_dias_reabertura: 7, filial_criticidade: 1 });
    const [branch] = await api.sql<{ ds_filial: string }>(
      'select ds_filial from filial where nr_sequencial = 1',
    );
    const mudancas = [
      { coluna: 'qt_dias_reabertura', antes: '30', depois: '7' },
      { coluna: 'filial_criticidade', antes: '', depois: branch?.ds_filial },
    ];
    expect(body.historia).toHaveLength(before.length + 1);
    expect(body.historia[0]).toMatchObject({ ds_colaborador: 'BEATRIZ NOGUEIRA', nova: false, mudancas });
    expect(body.versao).toBe(body.historia[0]?.nr_sequencial);
    const events = await api.sql(
      "select nr_seq_clifor, js_dados->'mudancas' as mudancas from evento where ds_evento = 'cadastro.salvo' order by nr_sequencial desc limit 1",
    );
    expect(events).toEqual([{ nr_seq_clifor: administrator.person, mudancas }]);
  });

  it('show the release times of their branch to everybody, and nothing else of it', async () => {
    const averages = (origem: 'I' | 'E', filial: string) =>
      api.call('getReleaseAverages', { params: { origem }, query: { filial } }, administrator);
    expect(await averages('E', '2')).toMatchObject({ status: 404, codigo: 'FILIAL_NAO_PERMITIDA' });
    await save({ filial_criticidade: 2 });
    const reply = await averages('E', '2');
    expect(reply.status).toBe(200);
    expect(reply.body).toHaveLength(5);
    expect((await averages('I', '2')).status).toBe(404);
    expect((await averages('E', '3')).status).toBe(404);
    const warehouse = { params: { origem: 'E' as const }, query: { filial: '2' } };
    expect((await api.call('getWarehouseAverages', warehouse, administrator)).status).toBe(404);
  });

  it('saved as they are change nothing', async () => {
    const before = await read();
    expect((await save(begun)).body).toEqual(before);
  });

  it('saved by somebody else meanwhile are not overwritten: it is told who changed what', async () => {
    const { versao } = await read();
    await save({ qt_horas_sessao: 20, qt_anexos: 5 });
    await save({ qt_horas_sessao: 24 });
    const reply = await save({ qt_horas_sessao: 8 }, administrator, versao);
    expect(reply).toMatchObject({ status: 409, codigo: 'AJUSTES_MUDARAM' });
    expect(reply.mensagem).toMatch(/^BEATRIZ NOGUEIRA mudou ajustes/);
    expect(reply.body).toHaveProperty('celulas', [
      {
        coluna: 'qt_horas_sessao',
        codigo: 'AJUSTES_MUDARAM',
        valores: { quem: 'BEATRIZ NOGUEIRA', antes: '12', depois: '24' },
      },
      {
        coluna: 'qt_anexos',
        codigo: 'AJUSTES_MUDARAM',
        valores: { quem: 'BEATRIZ NOGUEIRA', antes: '10', depois: '5' },
      },
    ]);
    expect((await read()).valores.qt_horas_sessao).toBe(24);
    expect((await save({ qt_horas_sessao: 8 })).status).toBe(200);
  });

  it('are saved one after the other when two people press at once', async () => {
    const { versao } = await read();
    const replies = await Promise.all([
      save({ qt_horas_sessao: 30 }, administrator, versao),
      save({ qt_anexos: 4 }, administrator, versao),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});
