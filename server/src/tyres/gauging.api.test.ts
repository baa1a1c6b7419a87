import { randomUUID } from 'node:crypto';
import type { AnswerOf, InputOf } from '@terminal/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { at, tyreMovesOf } from '../../test/tyre-moves.ts';
import { type Dressed, dressVehicle } from '../../test/tyres.ts';
import { picture } from '../../test/uploads.ts';

let api: Api;

/** Works in branch 1. */
let fitter: Signed;

let dressed: Dressed;
beforeAll(async () => {
  api = await startApi();
  fitter = await api.signIn('1201', '456');
});

afterAll(() => api.close());
beforeEach(async () => {
  dressed = await dressVehicle(api, 'TOCO', { depths: [12, 11.5, 12] });
});

const { layout, readBut } = tyreMovesOf(() => ({ api, fitter, dressed }));

type Gauging = InputOf<'submitGauging'>['body'];

/** A batch of all tyres but the spare. */
const gauging = (
  depths: (number | '')[] = [10, 9.5, 10],
  { leaveOut = ['0EEE'], ...over }: Partial<Gauging> & { leaveOut?: string[] } = {},
): Gauging => ({
  nr_placa: dressed.plate,
  km_informado: 100_500,
  nr_seq_evento: 7,
  afericoes: readBut(leaveOut).map(([position, { id, fire }]) => ({
    ...at(position),
    nr_fogo: fire,
    idpneu: id,
    nr_vida: 1,
    imagem: null,
    afericoes: depths.map((novaAfericao, index) => ({ index, ultimaAfericao: 12, novaAfericao })),
  })),
  ...over,
});

/** The same depth in each groove, given with other groove numbers. */
const withIndexes = (indexes: number[]): Gauging => {
  const body = gauging([10, 10, 10]);
  return {
    ...body,
    afericoes: body.afericoes.map((tyre) => ({
      ...tyre,
      afericoes: tyre.afericoes.map((groove, at) => ({ ...groove, index: indexes[at] ?? 0 })),
    })),
  };
};

const submit = (body: Gauging, key?: string) =>
  api.call('submitGauging', { body, ...(key === undefined ? {} : { key }) }, fitter);

describe('a gauging', () => {
  it('keeps event, readings and meter, and shows the new depths', async () => {
    const reply = await submit(gauging());
    expect(reply).toMatchObject({ status: 200, body: { mensagem: 'Leitura registrada com sucesso!' } });
    const event = reply.body.insert_eventos.nr_sequencial;
    expect(
      await api.sql(
        `select e.tp_evento, e.nr_placa, e.km_informado, e.nr_seq_clifor, v.km_atual, count(l.*)::int as lidos
           from pneu_evento e join veiculo v using (nr_placa) join pneu_leitura l on l.nr_seq_evento = e.nr_sequencial
          where e.nr_sequencial = $1 group by e.nr_sequencial, v.km_atual`,
        [event],
      ),
    ).toEqual([
      {
        tp_evento: 'A',
        nr_placa: dressed.plate,
        km_informado: 100_500,
        nr_seq_clifor: fitter.person,
        km_atual: 100_500,
        lidos: 6,
      },
    ]);
    const { body } = await layout();
    expect(body).toMatchObject({ km_atual: 100_500, mm: expect.any(String) as string });
    expect(body.posicoes.map(({ vl_mm }) => vl_mm)).toEqual([
      ...Array.from({ length: 6 }, () => '10|9.5|10'),
      '12|11.5|12',
    ]);
    const told = await api.sql('select ds_evento from evento where nr_placa = $1', [dressed.plate]);
    expect(told).toEqual([{ ds_evento: 'pneu.aferido' }]);
  });

  it('is a new event each time; sent twice with one key it is one', async () => {
    const key = randomUUID();
    const first = await submit(gauging(), key);
    const again = await submit(gauging(), key);
    const other = await submit(gauging());
    expect(again.body).toEqual(first.body);
    expect(other.body.insert_eventos.nr_sequencial).toBeGreaterThan(first.body.insert_eventos.nr_sequencial);
  });

  it.each<[string, () => Gauging, number, string, string]>([
    [
      'without one tyre',
      () => gauging([10, 9.5, 10], { leaveOut: ['0EEE', '2DI'] }),
      422,
      'LEITURA_INCOMPLETA',
      'Faça a leitura de todos os pneus para registrar!',
    ],
    [
      'with a groove left out',
      () => gauging([10, '', 10]),
      422,
      'SULCOS_INCOMPLETOS',
      'Informe a leitura de todos os sulcos',
    ],
    [
      'with a groove deeper',
      () => gauging([10, 11.6, 10]),
      422,
      'AFERICAO_MAIOR',
      'Informe uma aferição menor que a atual!',
    ],
    [
      'without a meter',
      () => gauging([12, 11.5, 12], { km_informado: '' }),
      422,
      'KM_OBRIGATORIO',
      'Informe o KM atual!',
    ],
    [
      'below the meter',
      () => gauging([10, 9, 10], { km_informado: 99_999 }),
      422,
      'KM_ANTERIOR',
      'Insira um KM maior que o anterior!',
    ],
    [
      'with a groove left out in the middle',
      () => withIndexes([0, 2, 3]),
      422,
      'SULCOS_INCOMPLETOS',
      'Informe a leitura de todos os sulcos',
    ],
    [
      'with one groove told twice',
      () => withIndexes([0, 0, 1]),
      422,
      'CAMPO_INVALIDO',
      'Há campos preenchidos de forma inválida.',
    ],
  ])('%s is refused and leaves nothing', async (_case, body, status, codigo, mensagem) => {
    expect(await submit(body())).toMatchObject({ status, codigo, mensagem });
    expect(await api.sql('select from pneu_evento where nr_placa = $1', [dressed.plate])).toEqual([]);
    expect((await layout()).body.km_atual).toBe(100_000);
  });

  it('of a vehicle with an empty position is refused, an empty spare aside', async () => {
    dressed = await dressVehicle(api, 'TOCO', { empty: ['0EEE'] });
    expect((await submit(gauging([15, 15, 15, 15]))).status).toBe(200);
    dressed = await dressVehicle(api, 'TOCO', { empty: ['2DI'] });
    expect(await submit(gauging([15, 15, 15, 15]))).toMatchObject({
      status: 409,
      codigo: 'POSICOES_VAZIAS',
      mensagem:
        'Existem posições sem pneu aplicado! Entre no menu Movimentações e aplique os pneus deste caminhão.',
    });
  });

  it('with a groove that fell more than the tyre wears is asked about, and kept once that is confirmed', async () => {
    await submit(gauging([11.5, 11, 11.5], { km_informado: 110_000 }));
    const slip = gauging([11.4, 10.9, 8.4], { km_informado: 111_000 });
    expect(await submit(slip)).toMatchObject({
      status: 409,
      codigo: 'CONFIRMA_SULCO',
      campos: {
        nr_fogo: slip.afericoes[0]?.nr_fogo,
        sulco: '3',
        de: '11.5',
        para: '8.4',
        rodado: '1000',
        normal: '0',
      },
    });
    expect((await layout()).body.posicoes[0]?.vl_mm).toBe('11.5|11|11.5');
    const sure = slip.afericoes.map((tyre) => ({ ...tyre, confirma_sulco: 'S' as const }));
    // A yes about one tyre says nothing about the others.
    const one = [...sure.slice(0, 1), ...slip.afericoes.slice(1)];
    expect(await submit({ ...slip, afericoes: one })).toMatchObject({ codigo: 'CONFIRMA_SULCO' });
    expect((await submit({ ...slip, afericoes: sure })).status).toBe(200);
  });

  it('of a vehicle of another branch does not exist', async () => {
    dressed = await dressVehicle(api, 'TOCO', { branch: 2 });
    expect(await submit(gauging())).toMatchObject({ status: 404 });
  });

  it('of two at once the deeper one comes first or not at all', async () => {
    const [deep, flat] = await Promise.all([
      submit(gauging([11, 11, 11])),
      submit(gauging([9, 9, 9], { confirma_sulco: 'S' })),
    ]);
    expect(flat.status).toBe(200);
    expect([200, 422]).toContain(deep.status);
    if (deep.status === 200)
      expect(deep.body.insert_eventos.nr_sequencial).toBeLessThan(flat.body.insert_eventos.nr_sequencial);
    expect((await layout()).body.posicoes[0]?.vl_mm).toBe('9|9|9');
  });
});

describe('the database itself refuses', () => {
  it('a groove that grows within a life, at the tyre and in a reading', async () => {
    const id = dressed.tyres['1EE']?.id;
    await expect(
      api.sql("update pneu set vl_mm = '{12.1,11,12}' where nr_sequencial = $1", [id]),
    ).rejects.toThrow(/cannot grow/);
    await submit(gauging([10, 10, 10]));
    await expect(
      api.sql(
        `with e as (insert into pneu_evento (tp_evento, nr_placa, km_informado) values ('A', $1, 200000) returning nr_sequencial)
         insert into pneu_leitura (nr_seq_evento, nr_seq_pneu, nr_posicao, ds_lado, nr_vida, vl_mm)
         select nr_sequencial, $2, 1, 'EE', 1, '{10,10.1,10}' from e`,
        [dressed.plate, id],
      ),
    ).rejects.toThrow(/cannot grow/);
    // A retread makes it new.
    await api.sql("update pneu set vl_mm = '{14,14,14}', nr_vida = 2 where nr_sequencial = $1", [id]);
    expect((await layout()).body.posicoes[0]).toMatchObject({ vl_mm: '14|14|14', nr_vida: 2 });
  });

  it('an event below the meter', async () => {
    const insert = "insert into pneu_evento (tp_evento, nr_placa, km_informado) values ('C', $1, 99999)";
    await expect(api.sql(insert, [dressed.plate])).rejects.toThrow(/meter showed more/);
  });
});

describe('pictures of a gauging', () => {
  async function send(plate: string, event: number) {
    const form = new FormData();
    form.append('files[]', new File([new Uint8Array(await picture())], 'pneu.jpg', { type: 'image/jpeg' }));
    const request = new Request('http://terminal/', { method: 'POST', body: form });
    const response = await api.app.inject({
      method: 'POST',
      url: `/api/borracharia/uploadFilesAfericao/${plate}/${event}`,
      payload: Buffer.from(await request.arrayBuffer()),
      headers: {
        apikey: api.apiKey,
        token: fitter.token,
        'idempotency-key': randomUUID(),
        'content-type': request.headers.get('content-type') ?? '',
      },
    });
    return { status: response.statusCode, body: response.json<AnswerOf<'uploadTyreFiles'>>() };
  }

  it('come after it, by its number; of another plate there is no such event', async () => {
    const { body } = await submit(gauging());
    const event = body.insert_eventos.nr_sequencial;
    expect(await send(dressed.plate, event)).toMatchObject({
      status: 200,
      body: [
        { tp_origem: 'P', ds_nome: 'pneu.jpg', ds_miniatura: expect.stringContaining('mini=S') as string },
      ],
    });
    const told =
      "select js_dados - 'sessao' - 'terminal' as dados from evento where ds_evento = 'pneu.anexo' and nr_placa = $1";
    expect(await api.sql(told, [dressed.plate])).toEqual([{ dados: { evento: event, anexos: 1 } }]);
    const other = await dressVehicle(api, 'TOCO');
    expect((await send(other.plate, event)).status).toBe(404);
    expect((await send(dressed.plate, event + 1_000)).status).toBe(404);
  });
});
