import { type InputOf, placeholderSupplier } from '@terminal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { keepRecords } from '../../test/master-data.ts';
import { addStock, dressVehicle } from '../../test/tyres.ts';

let api: Api;
/** Works in branch 1. */
let fitter: Signed;
/** Works in branches 1 and 2, signed in to 1. */
let technician: Signed;

beforeAll(async () => {
  api = await startApi();
  fitter = await api.signIn('1201', '456');
  technician = await api.signIn('1001', '123');
});
afterAll(() => api.close());

type Asked = InputOf<'listTyreStock'>['query'];
const stock = (query: Asked = {}, who = fitter) => api.call('listTyreStock', { query }, who);
const listed = (situacao: 'A' | 'E' | 'S' | 'D', nr_fogo = '') =>
  api.call('listTyres', { query: { situacao, nr_fogo } }, fitter);

const leave = (tyre: number, kind: 'D' | 'R') =>
  api.sql(
    `insert into pneu_destino (nr_seq_pneu, tp_destino, nr_seq_fornecedor, nr_seq_item, cd_motivos, dt_envio, nr_vida)
     select $1, $2, 31, (select nr_sequencial from item where tp_pneu = 'R' limit 1),
            array(select nr_sequencial from motivo where tp_motivo = 'DESCARTE' order by 1 limit 1),
            (now() at time zone 'America/Sao_Paulo')::date - 12, 1`,
    [tyre, kind],
  );

describe('the tyres in stock', () => {
  it('come twelve a page, of the branch, neither mounted nor away nor scrapped', async () => {
    await dressVehicle(api, 'TOCO');
    const [kept, away, scrapped] = [await addStock(api), await addStock(api), await addStock(api)];
    await leave(away.id, 'R');
    await leave(scrapped.id, 'D');
    await addStock(api, { branch: 2 });
    for (let index = 0; index < 14; index++) await addStock(api);
    const first = (await stock()).body;
    expect(first.data).toHaveLength(12);
    expect(first.current_page).toBe(1);
    expect(first.last_page).toBe(Math.ceil(first.total / 12));
    const all = [];
    for (let page = 1; page <= first.last_page; page++)
      all.push(...(await stock({ page: String(page) })).body.data);
    expect(all).toHaveLength(first.total);
    const numbers = all.map(({ idpneu }) => idpneu);
    expect(numbers).toContain(kept.id);
    expect(numbers).not.toContain(away.id);
    expect(numbers).not.toContain(scrapped.id);
    expect(all.every(({ nr_seq_filial }) => nr_seq_filial === 1)).toBe(true);
    const situations = await api.sql(
      'select distinct st_pneu from pneu_situacao where nr_seq_pneu = any ($1)',
      [numbers],
    );
    expect(situations).toEqual([{ st_pneu: 'E' }]);
    expect(Object.keys(first.data[0] ?? {})).toEqual(
      expect.arrayContaining(['nr_fogo', 'ds_filial', 'ds_marca', 'ds_medida', 'ds_modelo']),
    );
  });

  it('are narrowed by make, size, model and part of the fire number, whatever it holds', async () => {
    const { id, fire } = await addStock(api);
    await api.sql(
      "update pneu set ds_marca = 'O''TYRE %', ds_medida = '10_R', ds_modelo = 'Z\\9' where nr_sequencial = $1",
      [id],
    );
    const only = { total: 1, data: [{ idpneu: id }] };
    expect((await stock({ marca: "O'TYRE %" })).body).toMatchObject(only);
    expect((await stock({ medida: '10_R' })).body).toMatchObject(only);
    expect((await stock({ modelo: 'Z\\9' })).body).toMatchObject(only);
    expect((await stock({ nr_fogo: fire.toLowerCase(), marca: "O'TYRE %" })).body).toMatchObject(only);
    expect((await stock({ nr_fogo: '%' })).body.total).toBe(0);
    expect((await stock({ marca: 'OTHER', nr_fogo: fire })).body.total).toBe(0);
    expect((await stock({ nr_fogo: '' })).body.total).toBeGreaterThan(1);
  });

  it('of another branch are shown to a person of that branch alone', async () => {
    const { id } = await addStock(api, { branch: 2 });
    const { status, body } = await stock({ filial: '2', per_page: '50' }, technician);
    expect(status).toBe(200);
    expect(body.data.map(({ idpneu }) => idpneu)).toContain(id);
    const refused = await api.call('listTyreStock', { query: { filial: '2' } }, fitter);
    expect(refused).toMatchObject({ status: 404, codigo: 'FILIAL_NAO_PERMITIDA' });
    expect(await api.call('getTyreFilters', { query: { filial: '2' } }, fitter)).toMatchObject({
      status: 404,
    });
  });

  it('tell their makes, sizes and models, and the branches of the person', async () => {
    await api.sql("update pneu set ds_marca = 'SO NO ESTOQUE' where nr_sequencial = $1", [
      (await addStock(api)).id,
    ]);
    const mounted = (await dressVehicle(api, 'TOCO')).tyres['1EE']?.id;
    await api.sql("update pneu set ds_marca = 'SO MONTADO' where nr_sequencial = $1", [mounted]);
    const { body } = await api.call('getTyreFilters', {}, technician);
    expect(body.filiais.map(({ nr_sequencial }) => nr_sequencial)).toEqual([1, 2]);
    expect(body.marcas).toContain('SO NO ESTOQUE');
    expect(body.marcas).not.toContain('SO MONTADO');
    expect(body.medidas.length).toBeGreaterThan(0);
    expect(body.modelos).toEqual([...body.modelos].sort());
  });

  it('ready to be mounted are found by any words of theirs', async () => {
    const { fire } = await addStock(api);
    const found = await api.call(
      'listAvailableTyres',
      { query: { search: `multi ${fire.toLowerCase()}` } },
      fitter,
    );
    expect(found.body).toMatchObject([{ nr_fogo: fire, vl_mm: '16|16|16|16', nr_vida: 1 }]);
    const last = await addStock(api);
    await api.sql("update pneu set ds_medida = '9.00R20' where nr_sequencial = $1", [last.id]);
    const sized = await api.call('listAvailableTyres', { query: { medida: '9.00R20' } }, fitter);
    expect(sized.body[0]?.nr_fogo).toBe(last.fire);
    const all = (await api.call('listAvailableTyres', {}, fitter)).body;
    const situations = await api.sql(
      'select distinct st_pneu from pneu_situacao where nr_seq_pneu = any ($1)',
      [all.map(({ idpneu }) => idpneu)],
    );
    expect(situations).toEqual([{ st_pneu: 'E' }]);
  });
});

describe('the tyres by where they are', () => {
  it('tell the position of one mounted, and who has one away, for what and since when', async () => {
    const { plate, tyres } = await dressVehicle(api, 'TOCO');
    expect((await listed('A', tyres['1DE']?.fire)).body.data).toMatchObject([
      { nr_placa: plate, nr_posicao: 1, ds_lado: 'DE', tp_destino: null, motivos: [] },
    ]);
    const away = await addStock(api);
    await leave(away.id, 'R');
    expect((await listed('S', away.fire)).body.data).toMatchObject([
      {
        tp_destino: 'R',
        ds_servico: 'RECAPAGEM',
        ds_fornecedor: expect.any(String) as string,
        dias_fora: 12,
      },
    ]);
    const scrapped = await addStock(api);
    await leave(scrapped.id, 'D');
    const [row] = (await listed('D', scrapped.fire)).body.data;
    expect(row?.motivos).toHaveLength(1);
    expect((await listed('E', scrapped.fire)).body.total).toBe(0);
  });
});

describe('the dashboard', () => {
  const figures = () => api.call('getTyreDashboard', { query: { linhas: 'N' } }, fitter);
  const read = (plate: string, kind: 'A' | 'C', when = 'now()') =>
    api.sql(
      `insert into pneu_evento (tp_evento, nr_placa, km_informado, dt_evento) values ($2, $1, 100000, ${when})`,
      [plate, kind],
    );
  const behind = async (tipo: 'A' | 'C', feita: 'S' | 'N') => {
    const all = [];
    for (let page = 1, last = 1; page <= last; page++) {
      const { body } = await api.call(
        'listAdherencePlates',
        { query: { tipo, feita, page: String(page), per_page: '50' } },
        fitter,
      );
      last = body.last_page;
      all.push(...body.data.map(({ nr_placa }) => nr_placa));
    }
    return all;
  };

  it('counts the plates with a tyre that were read in the month, equipment only as gauged', async () => {
    const before = (await figures()).body.aderencia;
    const truck = await dressVehicle(api, 'TOCO');
    const late = await dressVehicle(api, 'TOCO');
    const lift = await dressVehicle(api, 'EMPILHADEIRA');
    await dressVehicle(api, 'TOCO', { branch: 2 });
    const bare = await dressVehicle(api, 'TOCO', {
      empty: ['1EE', '1DE', '2EE', '2EI', '2DI', '2DE', '0EEE'],
    });
    for (const { plate } of [truck, truck, lift, bare]) await read(plate, 'A');
    await read(truck.plate, 'C');
    await read(
      late.plate,
      'A',
      "date_trunc('month', now() at time zone 'America/Sao_Paulo') at time zone 'America/Sao_Paulo' - interval '1 second'",
    );
    const { body } = await figures();
    expect(body.aderencia).toEqual({
      afericao: { feitas: before.afericao.feitas + 2, placas: before.afericao.placas + 3 },
      calibragem: { feitas: before.calibragem.feitas + 1, placas: before.calibragem.placas + 2 },
    });
    const { feitas, placas } = body.aderencia.afericao;
    expect(body.afericoes_mes).toBe(Math.floor((1000 * feitas) / placas) / 10);
    expect(body.informacoes).toEqual([]);

    const [done, missing] = [await behind('A', 'S'), await behind('A', 'N')];
    expect([done.length, done.length + missing.length]).toEqual([feitas, placas]);
    expect(done).toEqual(expect.arrayContaining([truck.plate, lift.plate]));
    expect(missing).toContain(late.plate);
    expect(missing).not.toContain(bare.plate);
    expect(await behind('C', 'N')).not.toContain(lift.plate);
  });

  it('shows every tyre of the branch once, and counts them by where they are', async () => {
    const { body } = await api.call('getTyreDashboard', {}, fitter);
    const [row] = await api.sql<{ total: number }>(
      'select count(*)::int as total from pneu where nr_seq_filial = 1',
    );
    expect(body.informacoes).toHaveLength(row?.total ?? 0);
    const of = (kept: (tyre: (typeof body.informacoes)[number]) => boolean) =>
      body.informacoes.filter(kept).length;
    expect(body.situacoes).toEqual({
      aplicados: of(({ nr_placa }) => nr_placa !== null),
      estoque: of((tyre) => tyre.nr_placa === null && tyre.des_data === null && tyre.rec_dataenvio === null),
      servico: of(({ rec_dataenvio }) => rec_dataenvio !== null),
      descartados: of(({ des_data }) => des_data !== null),
    });
    const totals = await Promise.all((['A', 'E', 'S', 'D'] as const).map((situation) => listed(situation)));
    expect(totals.map(({ body: { total } }) => total)).toEqual(Object.values(body.situacoes));
  });

  it('is 304 to who holds it, until a tyre of the branch moves', async () => {
    const ask = (etag?: string) =>
      api.call(
        'getTyreDashboard',
        { query: { linhas: 'N' }, ...(etag && { headers: { 'if-none-match': etag } }) },
        fitter,
      );
    const etag = String((await ask()).headers['etag']);
    expect((await ask(etag)).status).toBe(304);
    const { id } = await addStock(api);
    const [motivo] = (await api.call('getTyreDepartureChoices', {}, fitter)).body.motivos;
    await api.call(
      'recordTyreDeparture',
      { body: { pneu: id, fornecedor: 31, motivos: [motivo?.cd_motivo ?? 0], data: '2026-01-01' } },
      fitter,
    );
    expect((await ask(etag)).status).toBe(200);
  });
});

describe('each screen of the stock side', () => {
  it.each([
    ['listTyreStock', {}],
    ['listTyres', { situacao: 'S' }],
    ['listAvailableTyres', {}],
    ['getTyreDashboard', {}],
    ['listAdherencePlates', { tipo: 'A', feita: 'N' }],
    ['getTyreDepartureChoices', {}],
  ] as const)('%s is one statement', async (name, query) => {
    await api.call(name, { query }, fitter);
    api.statements.length = 0;
    expect((await api.call(name, { query }, fitter)).status).toBe(200);
    expect(api.statements).toHaveLength(1);
  });
});

describe('the suppliers a tyre can go to', () => {
  it('begin with those that retread, and say so', async () => {
    const { body: named } = await api.call('listTyreSuppliers', {}, fitter);
    const last = named.filter(({ nr_sequencial }) => nr_sequencial !== placeholderSupplier).at(-1);
    const administrator = await api.signIn('1601', '789');
    const { save, get } = keepRecords(api, administrator);
    const { id, celulas } = await get('suppliers', String(last?.nr_sequencial));
    await save('suppliers', { id, celulas: { ...celulas, recapadora: 'S' } });
    const { body: after } = await api.call('listTyreSuppliers', {}, fitter);
    const ofDemonstration = named.filter(({ st_recapadora }) => st_recapadora === 'S');
    expect(after.slice(0, ofDemonstration.length + 1)).toEqual(
      expect.arrayContaining([...ofDemonstration, { ...last, st_recapadora: 'S' }]),
    );
    expect(after.slice(ofDemonstration.length + 1).every(({ st_recapadora }) => st_recapadora === 'N')).toBe(
      true,
    );
    await save('suppliers', { id, celulas });
  });

  it('are narrowed by a search', async () => {
    const all = (await api.call('listTyreSuppliers', {}, fitter)).body;
    const some = (await api.call('listTyreSuppliers', { query: { search: 'recap' } }, fitter)).body;
    expect(some.length).toBeGreaterThan(0);
    expect(some.length).toBeLessThan(all.length);
    expect(some.every(({ ds_fornecedor }) => ds_fornecedor.includes('RECAP'))).toBe(true);
  });
});

describe('what a departure can be for', () => {
  it('are the active reasons to scrap, and the services of tyres', async () => {
    await api.sql(
      "insert into motivo (tp_motivo, ds_motivo, st_status) values ('DESCARTE', 'NAO SE OFERECE', 'I')",
    );
    const { body } = await api.call('getTyreDepartureChoices', {}, fitter);
    expect(body.motivos.length).toBeGreaterThan(0);
    expect(body.motivos.map(({ ds_motivo }) => ds_motivo)).not.toContain('NAO SE OFERECE');
    const [retread] = body.servicos.filter(({ tp_pneu }) => tp_pneu === 'R');
    expect(retread?.ds_servico).toBe('RECAPAGEM');
  });
});
