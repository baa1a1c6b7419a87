import type { InputOf } from '@terminal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { makeOrder } from '../../test/orders.ts';

let api: Api;
let keeper: Signed;
let segment: { nr_sequencial: number; ds_grupo: string };
let level: number;
let service: number;

beforeAll(async () => {
  api = await startApi();
  keeper = await api.signIn('1201', '456');
  const first = async <Row extends object>(text: string): Promise<Row> => {
    const [row] = await api.sql<Row>(text);
    if (row === undefined) throw new Error(`nothing found: ${text}`);
    return row;
  };
  segment = await first("select nr_sequencial, ds_grupo from segmento where ds_grupo = 'FREIOS'");
  level = (await first<{ id: number }>('select nr_sequencial as id from criticidade where nr_nivel = 2')).id;
  service = (await first<{ id: number }>('select min(nr_sequencial) as id from item where nr_tipo = 3')).id;
});
afterAll(() => api.close());

let made = 0;
const freshName = () => {
  made += 1;
  return `RUÍDO DE TESTE ${made}`;
};

type Saved = InputOf<'saveProblem'>['body'];

const bodyOf = (changed: Partial<Saved> = {}): Saved => ({
  descricao: freshName(),
  segmento: segment.nr_sequencial,
  criticidade: level,
  sla: '36:30',
  status: 'A',
  ...changed,
});

const save = (changed: Partial<Saved> = {}, who = keeper) =>
  api.call('saveProblem', { body: bodyOf(changed) }, who);

const search = async (x: string) => {
  const { body } = await api.call('searchProblemRegistry', { params: { x } }, keeper);
  return body.data;
};

describe('a problem of the registry', () => {
  it('is made under the name as it was typed, with its level, time and standard service, and found again', async () => {
    const descricao = `Ruído do ${freshName()}`;
    const { status, body } = await save({ descricao: descricao.replace(' ', '  '), servico_padrao: service });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ds_conjunto: descricao,
      ds_grupo: 'FREIOS',
      hr_sla: '36:30',
      st_status: 'A',
      nr_nivel: 2,
      nr_seq_item: service,
    });
    expect(body.ds_criticidade).not.toBe('');
    expect(body.ds_item).not.toBeNull();
    expect(await search(descricao.slice(0, -1).toLowerCase())).toContainEqual(body);
    const [event] = await api.sql<{ js_dados: { conjunto: number } }>(
      "select js_dados from evento where ds_evento = 'conjunto.mudou' order by nr_sequencial desc limit 1",
    );
    expect(event?.js_dados.conjunto).toBe(body.nr_sequencial);
  });

  it('is changed by its number; orders keep the time they began with', async () => {
    const { body: before } = await save();
    const { order } = await makeOrder(api);
    const begun = 'select nr_conjunto, nr_seq_criticidade, hr_sla::text from os where nr_sequencial = $1';
    await api.sql(
      `update os set nr_conjunto = c.nr_sequencial, nr_seq_criticidade = c.nr_seq_criticidade, hr_sla = c.hr_sla
         from conjunto c where c.nr_sequencial = $2 and os.nr_sequencial = $1`,
      [order, before.nr_sequencial],
    );
    const [kept] = await api.sql(begun, [order]);
    expect(kept).toMatchObject({ hr_sla: '36:30:00', nr_seq_criticidade: level });
    const descricao = freshName();
    const { status, body } = await save({
      nr_sequencial: before.nr_sequencial,
      descricao,
      sla: '02:00',
      status: 'I',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      nr_sequencial: before.nr_sequencial,
      ds_conjunto: descricao,
      hr_sla: '02:00',
      st_status: 'I',
    });
    expect(await search(before.ds_conjunto)).toEqual([]);
    expect(await api.sql(begun, [order])).toEqual([kept]);
  });

  it('that is inactive is not offered for new orders', async () => {
    const active = await save();
    const inactive = await save({ status: 'I' });
    const { body } = await api.call(
      'listProblems',
      {
        params: { nr_problema: String(segment.nr_sequencial) },
        query: { nr_problema: String(segment.nr_sequencial) },
      },
      keeper,
    );
    const offered = body.problema.map(({ nr_sequencial }) => nr_sequencial);
    expect(offered).toContain(active.body.nr_sequencial);
    expect(offered).not.toContain(inactive.body.nr_sequencial);
  });

  it('has a name of its own in its segment, in whatever case, also when two save it at once', async () => {
    const descricao = freshName();
    const replies = await Promise.all([
      save({ descricao }),
      save({ descricao: descricao.toLowerCase().replace('í', 'i') }),
      save({ descricao }),
    ]);
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
    expect(replies.find(({ status }) => status === 409)?.codigo).toBe('PROBLEMA_CADASTRADO');
    const [other] = await api.sql<{ id: number }>(
      'select nr_sequencial as id from segmento where nr_sequencial <> $1 limit 1',
      [segment.nr_sequencial],
    );
    expect((await save({ descricao, segmento: other?.id ?? 0 })).status).toBe(200);
  });

  it.each(['descricao', 'segmento', 'criticidade', 'sla', 'status'] as const)(
    'is refused without %s',
    async (field) => {
      const { [field]: _left, ...rest } = bodyOf();
      // Sent as a screen with a defect might.
      const reply = await api.call('saveProblem', { body: rest as Saved }, keeper);
      expect(reply).toMatchObject({ status: 422, codigo: 'CAMPO_INVALIDO' });
      expect(Object.keys(reply.campos ?? {})).toEqual([field]);
    },
  );

  it.each([
    ['no name', { descricao: '   ' }],
    ['a name too long', { descricao: 'X'.repeat(61) }],
    ['no time', { sla: '00:00' }],
    ['minutes beyond the hour', { sla: '10:75' }],
    ['a time that is none', { sla: '24h' }],
    ['a segment that is not there', { segmento: 999_999 }],
    ['a level that is not there', { criticidade: 999_999 }],
    ['a standard service that is not there', { servico_padrao: 999_999 }],
  ] satisfies [string, Partial<Saved>][])('is refused with %s', async (_what, changed) => {
    expect(await save(changed)).toMatchObject({ status: 422, codigo: 'CAMPO_INVALIDO' });
  });

  it('is refused with a part as its standard service', async () => {
    const [part] = await api.sql<{ id: number }>(
      'select min(nr_sequencial) as id from item where nr_tipo = 4',
    );
    expect(await save({ servico_padrao: part?.id ?? 0 })).toMatchObject({
      status: 422,
      campos: { servico_padrao: 'serviço desconhecido' },
    });
  });

  it('that is not there cannot be changed', async () => {
    expect(await save({ nr_sequencial: 999_999 })).toMatchObject({ status: 404, codigo: 'NAO_ENCONTRADO' });
  });
});

describe('the registry', () => {
  it('is listed by segment and name in one statement, twenty to a page', async () => {
    api.statements.length = 0;
    const { body } = await api.call('listProblemRegistry', {}, keeper);
    expect(api.statements.filter(({ text }) => text.includes('conjunto'))).toHaveLength(1);
    expect(body.data).toHaveLength(Math.min(20, body.total));
    expect(body.last_page).toBe(Math.ceil(body.total / 20));
    const again = await api.call(
      'listProblemRegistry',
      { query: { page: String(body.last_page + 1) } },
      keeper,
    );
    expect(again.body.data).toEqual([]);
  });

  it('finds a segment by part of its name, and nothing by the signs of a pattern', async () => {
    const found = await search('reio');
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ ds_grupo, ds_conjunto }) => /REIO/.test(ds_grupo + ds_conjunto))).toBe(true);
    expect(await search('%')).toEqual([]);
    expect(await search('_')).toEqual([]);
  });

  it('names the five levels, the worst first', async () => {
    const { body } = await api.call('listCriticalities', {}, keeper);
    expect(body.map(({ nr_nivel }) => nr_nivel)).toEqual([0, 1, 2, 3, 4]);
  });

  it('is closed to technicians, suppliers and staff without the permission', async () => {
    const joao = await api.signIn('1001', '123');
    const supplier = await api.signInSupplier('31', '00123');
    for (const who of [joao, supplier]) {
      expect((await save({}, who)).status).toBe(403);
      expect((await api.call('listProblemRegistry', {}, who)).status).toBe(403);
    }
    await api.sql("update g_clifor set st_conjunto = 'N' where nr_sequencial = $1", [keeper.person]);
    try {
      const without = await api.signIn('1201', '456');
      expect((await save({}, without)).status).toBe(403);
    } finally {
      await api.sql("update g_clifor set st_conjunto = 'S' where nr_sequencial = $1", [keeper.person]);
    }
  });
});

describe('a segment', () => {
  const register = (ds_grupo: string, who = keeper) =>
    api.call('registerSegment', { body: { ds_grupo, departamento: 'FROTA', habilita_pneus: 'N' } }, who);

  it('is registered once, and problems in it, by people with the permission', async () => {
    const name = `Refrigeração ${process.pid}`;
    const { body } = await register(name);
    expect(body).toMatchObject({ ds_grupo: name });
    expect(await register(name.toUpperCase())).toMatchObject({ status: 409, codigo: 'SEGMENTO_CADASTRADO' });
    const problem = await api.call('saveProblem', { body: bodyOf({ segmento: body.nr_sequencial }) }, keeper);
    expect(problem.body).toMatchObject({ ds_grupo: name });
    expect(await register('OUTRO', await api.signIn('1401', '678'))).toMatchObject({ status: 403 });
  });
});
