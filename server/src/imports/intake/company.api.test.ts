import { intakeExamples, intakeOrder } from '@terminal/contract';
import { csvOf } from '@terminal/contract/csv';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Api, type SignedToPanel, startApi } from '../../../test/api.ts';
import { countsOf, intakeOf } from '../../../test/intake.ts';
import { createCompany } from '../../operation/company/make.service.ts';
import { templateOf } from './template.rules.ts';

let api: Api;
let user: SignedToPanel;
let company: { id: number; key: string };

beforeAll(async () => {
  api = await startApi();
  user = await api.signInPanel('9001', '111');
  const { adminUrl, secretKey } = inject('testCluster');
  const [control] = await api.control<{ nome: string }>('select current_database() as nome');
  const name = `Nova ${api.companyDatabase.slice(-8)}`;
  company = await createCompany(
    { url: adminUrl },
    { secretKey, controlDatabase: control?.nome ?? '' },
    { name },
  );
}, 60_000);
afterAll(() => api.close());

describe('a new company brought by the examples of the templates', () => {
  it.each(intakeOrder)('takes %s, each row new, and the second time as it is', async (kind) => {
    const intake = intakeOf(api, user, company.id);
    const first = await intake.bring(kind, csvOf(templateOf(kind)));
    expect([first.st_carga, await intake.refusals(first.nr_sequencial)]).toEqual(['S', []]);
    const rows = intakeExamples(kind).length;
    // Every company has the five levels.
    expect(countsOf(first)).toEqual(kind === 'levels' ? [0, 0, rows, 0] : [rows, 0, 0, 0]);
    const again = await intake.bring(kind, csvOf(templateOf(kind)));
    expect([again.st_carga, countsOf(again)]).toEqual(['S', [0, 0, intakeExamples(kind).length, 0]]);
  });

  it('can be worked in: its technician signs in, finds the order and starts it', async () => {
    const headers = { apikey: company.key };
    const login = await api.call('login', { headers, body: { matricula: '1001', cpf: '123' } });
    expect(login.status).toBe(200);
    const joao = { token: login.body.token };
    const list = await api.call('listOrders', { headers, body: {} }, joao);
    expect(list.body.data.map(({ nr_placa }) => nr_placa)).toEqual(['RHT4B67']);
    const number = list.body.data[0]?.nr_sequencial ?? 0;
    const started = await api.call(
      'startExecution',
      { headers, body: { nr_seq_os: number, nr_seq_clifor: login.body.tecnicoId, cpf: '123' } },
      joao,
    );
    expect(started.status).toBe(200);
    const order = await api.call('getOrder', { headers, params: { id: String(number) } }, joao);
    expect(order.body).toMatchObject({ st_os: 'P', ds_tipo: 'CORRETIVA' });
  });
});
