import { type CallerKind, type CallName, calls } from '@terminal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from './api.ts';
import { nothing, type Things, thingsOf } from './elsewhere.ts';
import { namingCalls, narrowedLists } from './naming.ts';

let api: Api;
const people: Partial<Record<CallerKind, Signed>> = {};
let own: Things;
let elsewhere: Things;

beforeAll(async () => {
  api = await startApi();
  await api.sql(
    `update g_clifor set st_planos = 'S', st_conjunto = 'S', st_aprovador = 'S', st_borracharia = 'S', st_inventario = 'S'
      where nr_matricula in ('1001', '1201')`,
  );
  await api.sql(
    `insert into clifor_cadastro (nr_seq_clifor, tp_cadastro)
     select nr_sequencial, 'vehicles' from g_clifor where nr_matricula in ('1001', '1201')`,
  );
  // A person of branch 1 only.
  await api.sql(
    `delete from clifor_filial where nr_seq_filial <> 1
        and nr_seq_clifor in (select nr_sequencial from g_clifor where nr_matricula in ('1001', '1201'))`,
  );
  await api.sql("update inventario set st_etapa = 'cancelado', dt_final = now() where dt_final is null");
  people.attendant = await api.signIn('1001', '123');
  people.staff = await api.signIn('1201', '456');
  own = await thingsOf(api, 1);
  elsewhere = await thingsOf(api, 2);
});
afterAll(() => api.close());

const senders = ['attendant', 'staff'] as const;
const someone: Signed = { token: '', person: 1, digits: '', answer: undefined as never };
const cells = namingCalls(nothing, nothing, someone).flatMap(([name, what], at) =>
  senders
    .filter((kind) => (calls[name].who as readonly CallerKind[]).includes(kind))
    .map((kind) => ({ name, what, kind, at })),
);

function ask(thing: Things, { at, kind }: (typeof cells)[number]) {
  const who = people[kind];
  if (who === undefined) throw new Error('nobody signed in');
  const [name, , input] = namingCalls(thing, own, people.attendant ?? who)[at] ?? [];
  return api.call(name as CallName, input, who);
}

/** A print of every row of the company. */
async function everything(): Promise<unknown> {
  const tables = await api.sql<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1",
  );
  const print = ({ name }: { name: string }) =>
    `select '${name}' as tabela, count(*)::int as linhas, md5(string_agg(md5(t::text), '' order by md5(t::text))) as cd from ${name} t`;
  return api.sql(tables.map(print).join(' union all '));
}

describe.each([
  ['of another branch', () => elsewhere],
  ['that is not there', () => nothing],
])('what a branch has, %s,', (_which, thing) => {
  let before: unknown;
  beforeAll(async () => {
    before = await everything();
  });

  it.each(cells)('does not exist for $name of $kind, by $what', async (cell) => {
    expect(await ask(thing(), cell)).toMatchObject({ status: 404, codigo: 'NAO_ENCONTRADO' });
  });

  it('stays as it is, and everything else with it', async () => {
    expect(await everything()).toEqual(before);
  });
});

describe('a list narrowed to what a branch has', () => {
  const lists = narrowedLists(nothing, nothing).map(([name], at) => ({ name, at }));
  const shows = async (thing: Things, at: number) => {
    const [name, what = '', input] = narrowedLists(thing, own)[at] ?? [];
    const reply: { status: number; body: unknown } = await api.call(name as CallName, input, people.staff);
    return { status: reply.status, shown: JSON.stringify(reply.body).includes(what) };
  };

  it.each(lists)('shows the own one and none of another branch: $name', async ({ at }) => {
    expect(await shows(own, at)).toEqual({ status: 200, shown: true });
    expect(await shows(elsewhere, at)).toEqual({ status: 200, shown: false });
  });

  it('asks for no recount of what another branch has', async () => {
    const body = { nr_seq_inventario: own.inventory, itens: [elsewhere.part.id] };
    expect(await api.call('requestRecount', { body }, people.staff)).toMatchObject({
      status: 200,
      body: { qt_recontagens: 0 },
    });
  });
});

describe('what the own branch has', () => {
  it.each(cells)('is there for $name of $kind, by $what', async (cell) => {
    const { status, codigo } = await ask(own, cell);
    expect(status, codigo).not.toBe(404);
    expect(['CAMPO_INVALIDO', 'ENTRADA_INVALIDA', 'SEM_PERMISSAO', 'FALHA_INTERNA']).not.toContain(codigo);
  });
});

describe('the table', () => {
  /** Where a call names something of a branch. */
  const naming =
    /^(id|placa|placas|nr_placa|pneu|nr_fogo|cd_preventivo|cd_prox_ordem\w*|nr_seq_(estoque|inventario))$/;
  /** Of the whole company, of orders (authorization.api.test.ts), filters of a list of the branch, or with an answer of their own. */
  const others = new Set<CallName>([
    'getRecord',
    'getPersonPin',
    'removePersonPin',
    'saveRecord',
    'previewMerge',
    'mergeRecords',
    'changeRecords',
    'undoMerge',
    'listPersonSessions',
    'endPersonSession',
    'getPersonPhoto',
    'removePersonPhoto',
    'setPersonBadge',
    'changeKey',
    'rotateKey',
    'revokeKey',
    'changeWebhook',
    'getWebhookSecret',
    'rotateWebhookSecret',
    'testWebhook',
    'listDeliveries',
    'resendDelivery',
    'getTechnician',
    'listOperationVehicles',
    'listOwnWork',
    'getPlan',
    'changePlan',
    'saveCycles',
    'listPlanVehicles',
    'listCandidates',
    'listTyrePlates',
    'listTyres',
    'listTyreStock',
    'createOrder',
    'findOpenOrder',
    'listClosedOrders',
    'listPredictivePlates',
    'listPredictivePlatesByGet',
    'listOrders',
    'listWarehouseOrders',
    'listExternalOrders',
    'listWarehousePreventives',
    'listReopenedOrders',
  ]);
  const fieldsOf = (part: object) =>
    'shape' in part && typeof part.shape === 'object' ? Object.keys(part.shape ?? {}) : [];

  it('has every call that names such a thing', () => {
    const found = (Object.keys(calls) as CallName[]).filter((name) => {
      const { who, path, query, body, files } = calls[name];
      const fields = [...fieldsOf(query), ...fieldsOf(body)];
      const parts = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
      return (
        Array.isArray(who) &&
        !files &&
        !fields.some((field) => /^nr_(seq_)?os$/.test(field)) &&
        [...(path.startsWith('os') ? [] : parts), ...fields].some((field) => naming.test(field))
      );
    });
    const had = new Set<CallName>(cells.map(({ name }) => name));
    expect(found.filter((name) => !had.has(name) && !others.has(name))).toEqual([]);
  });
});
