import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../../test/api.ts';
import { keepHouse } from './housekeeping.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

it("one company's trouble keeps nobody else's old keys, and many go as well as few", async () => {
  await api.control(
    `insert into empresa (nr_sequencial, ds_empresa, db_name)
     values (0, 'SUMIDA', 'nao_existe')`,
  );
  await api.sql(
    `insert into comando (nr_seq_clifor, cd_chave, ds_comando, hs_corpo, nr_http, js_resposta, dt_comando)
     select (select min(nr_sequencial) from g_clifor), gen_random_uuid(), 'POST /ANTIGA', decode(repeat('00', 32), 'hex'), 200, '{}', now() - n * interval '1 day'
       from generate_series(1, 12) as n, generate_series(1, 2500)`,
  );
  await keepHouse(api.databases, api.app.log);
  const left = await api.sql(
    "select min(dt_comando) > now() - interval '7 days' as recent, count(*)::int as n from comando where ds_comando = 'POST /ANTIGA'",
  );
  expect(left).toEqual([{ recent: true, n: 6 * 2500 }]);
});

it('proofs of digits go after a day', async () => {
  await api.sql(
    `insert into prova_digitos (nr_seq_os, nr_seq_clifor, nr_sessao, dt_prova)
     select (select min(nr_sequencial) from os), (select min(nr_sequencial) from g_clifor), n, now() - n * interval '13 hours'
       from generate_series(1, 3) as n`,
  );
  await keepHouse(api.databases, api.app.log);
  expect(await api.sql('select nr_sessao::int from prova_digitos')).toEqual([{ nr_sessao: 1 }]);
});

it('what changed on cards goes an hour after it was seen, however long it took', async () => {
  const changes = () =>
    api.sql(
      "select nr_placa, dt_vista is not null as vista from mudanca_veiculo where nr_placa like 'M-%' order by 1",
    );
  await api.sql(
    `insert into mudanca_veiculo (nr_placa, dt_vista) select 'M-' || n, now() - n * interval '40 minutes' from generate_series(1, 3) as n`,
  );
  await api.withClient(async (client) => {
    await client.query('begin');
    await client.query("insert into mudanca_veiculo (nr_placa) values ('M-9')");
    await keepHouse(api.databases, api.app.log);
    await client.query('commit');
  });
  expect(await changes()).toEqual([
    { nr_placa: 'M-1', vista: true },
    { nr_placa: 'M-9', vista: false },
  ]);
  await keepHouse(api.databases, api.app.log);
  expect(await changes()).toEqual([
    { nr_placa: 'M-1', vista: true },
    { nr_placa: 'M-9', vista: true },
  ]);
});
