import type { CallName, InputOf } from '@terminal/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createIntakeWorker } from '../src/imports/intake/worker.service.ts';
import { type Api, type Signed, type SignedToPanel, startApi } from './api.ts';
import { countsOf, fileOf, intakeOf } from './intake.ts';

let api: Api;
let admin: SignedToPanel;
let technician: Signed;
let demo = 0;
const closed = new Set<string>();

beforeAll(async () => {
  api = await startApi({}, undefined, { closed });
  admin = await api.signInPanel('9001', '111');
  technician = await api.signIn('1001', '123');
  const [company] = await api.control<{ id: number }>('select nr_sequencial as id from empresa');
  demo = company?.id ?? 0;
});
afterEach(async () => {
  closed.clear();
  await api.control("update empresa set st_status = 'A'");
});
afterAll(() => api.close());

type Asked = { [N in CallName]: [N, Partial<InputOf<N>>] }[CallName];

/** What the panel does with the data of a company, of its own knowledge of the schema. */
const aboutCompany = (empresa: number): Asked[] => {
  const query = { empresa: String(empresa) };
  const body = { nr_seq_empresa: empresa, nr_sequencial: 1 };
  return [
    ['listIntakes', { query }],
    ['listIntakeRefusals', { query: { ...query, carga: '1' } }],
    ['exportIntakeRefusals', { body }],
    ['startIntake', { body: { ...body, tudo_ou_nada: false } }],
    ['cancelIntake', { body }],
    ['listPeople', { query }],
    ['getPersonData', { query: { ...query, pessoa: '1' } }],
    ['exportPerson', { body }],
    ['anonymisePerson', { body: { ...body, confirmacao: '1' } }],
  ];
};
const names = aboutCompany(0).map(([name]) => name);
const ask = (wanted: string, empresa = demo) => {
  const [name, input] = aboutCompany(empresa).find(([one]) => one === wanted) ?? [];
  return api.call(name as CallName, input, admin);
};
const send = (empresa = demo) =>
  intakeOf(api, admin, empresa).send('branches', fileOf('branches', [['FILIAL NOVA', 'SP']]));

describe('a company whose migration failed', () => {
  it.each(names)('answers %s of the panel with 503', async (name) => {
    closed.add(api.companyDatabase);
    const reply = await ask(name);
    expect(reply).toMatchObject({ status: 503, codigo: 'EMPRESA_FORA_DO_AR' });
    expect(reply.headers['retry-after']).toBe('60');
  });

  it('takes no file and no terminal of a branch', async () => {
    closed.add(api.companyDatabase);
    expect(await send()).toMatchObject({ status: 503, body: { codigo: 'EMPRESA_FORA_DO_AR' } });
    const body = { nr_seq_empresa: demo, nr_seq_filial: 1, ds_terminal: 'PAREDE' };
    expect(await api.call('saveTerminal', { body }, admin)).toMatchObject({
      status: 503,
      codigo: 'EMPRESA_FORA_DO_AR',
    });
    expect(await api.sql("select 1 from carga where ds_arquivo = 'branches.csv'")).toEqual([]);
    expect(await api.control("select 1 from terminal where ds_terminal = 'PAREDE'")).toEqual([]);
  });

  it('answers its own people with 503, and who signs in', async () => {
    closed.add(api.companyDatabase);
    const reply = await api.call('getCounters', {}, technician);
    expect(reply).toMatchObject({ status: 503, codigo: 'EMPRESA_FORA_DO_AR' });
    expect(reply.headers['retry-after']).toBe('60');
    await expect(api.signIn('1001', '123')).rejects.toThrow('EMPRESA_FORA_DO_AR');
  });

  it('is looked into with SQL by who mends it', async () => {
    closed.add(api.companyDatabase);
    const body = { db_name: api.companyDatabase, nome_tabela: 'filial' } as never;
    expect((await api.call('getTable', { query: {}, body }, admin)).status).toBe(200);
  });

  it('keeps an import waiting, which goes on once it is served', async () => {
    const intake = intakeOf(api, admin, demo);
    const rows = [
      ['QUE ESPERA 1', 'SP'],
      ['QUE ESPERA 2', 'SP'],
    ];
    const { nr_sequencial } = await intake.check('branches', fileOf('branches', rows));
    await api.sql("update carga set st_carga = 'X', cd_dono = null, nr_linha = 0, qt_novas = 0");
    closed.add(api.companyDatabase);
    let looks = 0;
    const every = 10;
    const { control } = api.databases;
    const databases = {
      ...api.databases,
      get control() {
        looks += 1;
        return control;
      },
    };
    const warnings: unknown[] = [];
    const log = Object.assign(Object.create(api.app.log) as typeof api.app.log, {
      warn: (...said: unknown[]) => warnings.push(said),
    });
    const worker = createIntakeWorker({ databases, announcer: { announce: () => undefined }, log, every });
    try {
      await expect.poll(() => looks).toBeGreaterThan(3);
      expect(await api.sql('select st_carga, cd_dono, nr_linha from carga')).toEqual([
        { st_carga: 'X', cd_dono: null, nr_linha: 0 },
      ]);
      expect(warnings).toEqual([]);
      closed.clear();
      const done = await intake.settled(nr_sequencial);
      expect([done.st_carga, countsOf(done)]).toEqual(['S', [2, 0, 0, 0]]);
    } finally {
      await worker.stop();
    }
  });
});

describe('a suspended company', () => {
  it.each(names)('refuses %s of the panel, and says why', async (name) => {
    await api.control("update empresa set st_status = 'I'");
    expect(await ask(name)).toMatchObject({ status: 409, codigo: 'EMPRESA_SUSPENSA' });
  });

  it('takes no file', async () => {
    await api.control("update empresa set st_status = 'I'");
    expect(await send()).toMatchObject({ status: 409, body: { codigo: 'EMPRESA_SUSPENSA' } });
  });
});

describe('a company that is not there', () => {
  it.each(names)('is not found by %s', async (name) => {
    expect(await ask(name, 999_999)).toMatchObject({ status: 404, codigo: 'NAO_ENCONTRADO' });
  });
});
