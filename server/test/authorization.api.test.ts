import { type CallerKind, type CallName, calls, type Permission } from '@terminal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from './api.ts';
import { makeOrder } from './orders.ts';

let api: Api;
const people: Partial<Record<CallerKind, Signed>> = {};
let foreignOrder = 0;

beforeAll(async () => {
  api = await startApi();
  await api.sql(
    `update g_clifor set ${[...new Set(Object.values(columns))].map((column) => `${column} = 'S'`)}
      where nr_matricula in ('1001', '1201') or nr_sequencial = 31`,
  );
  people.attendant = await api.signIn('1001', '123');
  people.staff = await api.signIn('1201', '456');
  people.supplier = await api.signInSupplier('31', '00123');
  foreignOrder = (await makeOrder(api, { branch: 2 })).order;
});
afterAll(() => api.close());

/** Where each permission stands. */
const columns = {
  planos: 'st_planos',
  conjuntos: 'st_conjunto',
  aprovacao: 'st_aprovador',
  borracharia: 'st_borracharia',
  inventario: 'st_inventario',
  cadastros: 'st_administra',
  administra: 'st_administra',
} as const satisfies Record<Permission, string>;

const kinds: CallerKind[] = ['attendant', 'staff', 'supplier'];
const sessionCalls = (Object.keys(calls) as CallName[]).filter(
  (name) => Array.isArray(calls[name].who) && name !== 'logout' && name !== 'followEvents',
);

/** Names of the fields of a body or query; unions of bodies have none in common. */
const fieldsOf = (part: object): string[] =>
  'shape' in part && typeof part.shape === 'object' ? Object.keys(part.shape ?? {}) : [];

/** Numbers of an order the sender may not see, wherever a call takes one. */
function aboutOrder(order: number, name: CallName, who: Signed) {
  // A shared terminal picks a technician.
  const picked = who === people.staff ? people.attendant : who;
  const actor = picked ?? who;
  const identity = { nr_seq_clifor: actor.person, cpf: actor.digits, tecnicoId: actor.person };
  const params = Object.fromEntries(
    [...calls[name].path.matchAll(/\{(\w+)\}/g)].map((match) => [match[1] ?? '', String(order)]),
  );
  const { body, query } = calls[name];
  const keptBy = (part: object) =>
    Object.fromEntries(Object.entries(all).filter(([field]) => fieldsOf(part).includes(field)));
  const all = {
    nr_seq_os: order,
    nr_os: order,
    ordem_servico: order,
    cd_clifor: actor.person,
    ...identity,
    ds_observacao: 'oi',
    observacao: 'oi',
    motivo: 'porque sim',
    nr_oc: '1',
    st_elevador: 'S',
    nr_sequencial: 1,
    servicos: [],
    itens: [],
    nr_placa: 'AAA0A00',
  };
  return { params, query: keptBy(query), body: keptBy(body), digits: actor.digits };
}

describe('who may send what', () => {
  for (const name of sessionCalls) {
    it(`${name} is for signed-in people`, async () => {
      expect((await api.call(name)).status).toBe(401);
    });

    for (const kind of kinds) {
      const allowed = (calls[name].who as readonly CallerKind[]).includes(kind);
      it(`${name} is ${allowed ? 'open' : 'closed'} to ${kind}`, async () => {
        const reply = await api.call(name, {}, people[kind] ?? null);
        if (allowed) expect(reply.codigo).not.toBe('SEM_PERMISSAO');
        else expect(reply).toMatchObject({ status: 403, codigo: 'SEM_PERMISSAO' });
      });
    }
  }
});

// The keys of the table are permissions.
describe.each(Object.keys(columns) as Permission[])('the permission %s', (permission) => {
  const lacking: Partial<Record<CallerKind, Signed>> = {};
  beforeAll(async () => {
    // An administrator keeps all kinds of master data: one column takes both away.
    const set = [...new Set(Object.values(columns))].map(
      (column) => `${column} = '${column === columns[permission] ? 'N' : 'S'}'`,
    );
    await api.sql(`update g_clifor set ${set} where nr_matricula in ('1002', '1401')`);
    lacking.attendant = await api.signIn('1002', '234');
    lacking.staff = await api.signIn('1401', '678');
  });

  it('is asked for by some call', () => {
    expect(sessionCalls.some((name) => calls[name].needs.includes(permission))).toBe(true);
  });

  for (const name of sessionCalls.filter((one) => calls[one].needs.includes(permission))) {
    it.each(['attendant', 'staff'] as const)(
      `${name} is closed to %s who has all permissions but ${permission}`,
      async (kind) => {
        expect(await api.call(name, {}, lacking[kind] ?? null)).toMatchObject({
          status: 403,
          codigo: 'SEM_PERMISSAO',
        });
      },
    );
  }
});

describe.each(['of another branch', 'that is not there'])('an order %s does not exist', (which) => {
  /** Where a call names an order: a field of its body or query, or a part of its path. */
  const fields = ['nr_seq_os', 'nr_os', 'ordem_servico'];
  const parts = /\{(id|nrOs|nr_os|nrSeqOs)\}/;
  const namesOrder = (name: CallName) => {
    const { path, body, query } = calls[name];
    const named = [...fieldsOf(body), ...fieldsOf(query)];
    return (path.startsWith('os') && parts.test(path)) || named.some((field) => fields.includes(field));
  };
  // Files come as parts of a body that only a browser builds: server/src/files/files.api.test.ts.
  const aboutOrders = sessionCalls.filter((name) => namesOrder(name) && !calls[name].files);

  it('is asked of every call that names one', () => {
    expect(aboutOrders.length).toBeGreaterThan(40);
  });

  for (const name of aboutOrders) {
    const sent = kinds.filter((kind) => (calls[name].who as readonly CallerKind[]).includes(kind));
    it.each(sent)(`for ${name} of %s`, async (kind) => {
      const who = people[kind];
      if (who === undefined) throw new Error('nobody signed in');
      const { digits, ...input } = aboutOrder(
        which === 'of another branch' ? foreignOrder : 999_999_999,
        name,
        who,
      );
      const withBody = Object.keys(input.body).length === 0 ? {} : { body: input.body as never };
      const sent = { params: input.params, query: input.query as never, ...withBody };
      // Digits are never part of an address: the GET forms take them as a header.
      const reply = await api.call(name, { ...sent, headers: { cpf: digits } }, who);
      expect(reply).toMatchObject({ status: 404, codigo: 'NAO_ENCONTRADO' });
    });
  }
});
