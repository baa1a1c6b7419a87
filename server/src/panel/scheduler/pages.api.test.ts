import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, type SignedToPanel, startApi } from '../../../test/api.ts';
import { planVehicle } from '../../../test/due-plans.ts';
import { makeOrder } from '../../../test/orders.ts';
import { makeSchedule, startCompanyHost, startScheduler } from '../../../test/scheduler.ts';
import { reportNames } from './path.rules.ts';

let api: Api;
let runner: SignedToPanel;
beforeAll(async () => {
  api = await startApi();
  runner = await api.signInPanel('9003', '333');
});
beforeEach(async () => {
  await api.control('delete from agendamento');
  await api.control('delete from rotina');
  await api.control("update empresa set ds_idioma = 'pt', st_status = 'A', ds_host = null");
});
afterAll(() => api.close());

const get = (url: string) => api.app.inject({ method: 'GET', url });
/** The link a person of the panel gets for a report. */
async function linkOf(path: string): Promise<string> {
  const { schedule } = await makeSchedule(api, { path });
  const { body } = await api.call('listSchedules', { query: { per_page: '50' } }, runner);
  const link = body.agendamentos.data.find((row) => row.nr_seq_agendamento === schedule)?.link_execucao;
  if (link == null) throw new Error('no link was given');
  return link;
}
const report = async (name: string) => {
  const response = await get(await linkOf(`interno:${name}`));
  expect(response.statusCode).toBe(200);
  return response.body;
};
const rowsIn = (page: string) =>
  [...page.matchAll(/<tr>(.*?)<\/tr>/g)]
    .map(([, row]) => [...(row ?? '').matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell]) => cell ?? ''))
    .filter((cells) => cells.length > 0);

describe('a built-in report', () => {
  it.each(reportNames)(
    '%s is a page of the company, without a session, that may run nothing',
    async (name) => {
      const response = await get(await linkOf(`interno:${name}`));
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.headers['content-security-policy']).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox",
      );
      expect(response.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      expect(response.body).toContain('<p>DEMO · ');
      expect(response.body).not.toContain('<script');
    },
  );

  it('tells overdue preventives of every branch, and none in time', async () => {
    const over = await planVehicle(api);
    const elsewhere = await planVehicle(api, { branch: 2 });
    const later = await planVehicle(api, { meter: 101_000, interval: 90_000 });
    const rows = rowsIn(await report('preventivas_vencidas'));
    const plates = rows.map(([, plate]) => plate);
    expect(plates).toEqual(expect.arrayContaining([over.plate, elsewhere.plate]));
    expect(plates).not.toContain(later.plate);
    expect(rows.find(([, plate]) => plate === over.plate)).toEqual(
      expect.arrayContaining(['C1', '110.500 km', '110.000 km']),
    );
  });

  it('tells open orders beyond their time with the hours they are late', async () => {
    const late = (await makeOrder(api)).order;
    const inTime = (await makeOrder(api, { branch: 2 })).order;
    const closed = (await makeOrder(api)).order;
    await api.sql(
      "update os set dt_os = now() - interval '30 hours', dt_inicial = null, hr_sla = '24:00' where nr_sequencial = any ($1)",
      [[late, closed]],
    );
    await api.sql("update os set hr_sla = '900:00', dt_os = now() where nr_sequencial = $1", [inTime]);
    await api.sql("update os set st_os = 'R', dt_final = now() where nr_sequencial = $1", [closed]);
    const rows = rowsIn(await report('os_atrasadas'));
    expect(rows.find(([, order]) => order === String(late))?.at(-1)).toBe('6');
    expect(rows.map(([, order]) => order)).not.toContain(String(inTime));
    expect(rows.map(([, order]) => order)).not.toContain(String(closed));
  });

  it('tells what is missing in stock, the most lacking first', async () => {
    const [part] = await api.sql<{ id: number; ds_codigoitem: string }>(
      "select nr_sequencial as id, ds_codigoitem from estoque where bloqueia_estoque_negativo = 'N' order by 1 limit 1",
    );
    // A balance is the sum of its movements: both in one statement.
    const bring = (id: number | undefined, balance: number) =>
      api.sql(
        `with saldo as (select qt_saldo from estoque where nr_sequencial = $1),
              movida as (insert into estoque_movimento (nr_seq_estoque, qt_movimento, tp_movimento)
                         select $1, $2::numeric - qt_saldo, case when qt_saldo < $2::numeric then 'E' else 'S' end from saldo where qt_saldo <> $2::numeric)
         update estoque set qt_saldo = $2 where nr_sequencial = $1`,
        [id, balance],
      );
    for (const { id } of await api.sql<{ id: number }>(
      'select nr_sequencial as id from estoque where qt_saldo < 0',
    ))
      await bring(id, 0);
    expect(await report('estoque_negativo')).toContain('Nenhum registro.');
    await bring(part?.id, -2);
    const [row] = rowsIn(await report('estoque_negativo'));
    expect(row?.[1]).toBe(part?.ds_codigoitem);
    expect(row?.[3]).toBe('-2');
  });

  it('tells the adherence of each branch as the tyre shop does', async () => {
    const borracheiro = await api.signIn('1301', '567');
    const { body } = await api.call('getTyreDashboard', { query: { linhas: 'N' } }, borracheiro);
    const rows = rowsIn(await report('aderencia_pneus'));
    const shown = body.afericoes_mes.toLocaleString('pt-BR');
    expect(rows.map(([, percent]) => percent)).toContain(shown);
    expect(rows.map(([, , counts]) => counts)).toContain(
      `${body.aderencia.afericao.feitas} de ${body.aderencia.afericao.placas}`,
    );
  });

  it('tells what technicians did, the most hours first', async () => {
    const hours = rowsIn(await report('produtividade')).map((cells) =>
      Number(cells[3]?.replaceAll('.', '').replace(',', '.')),
    );
    expect(hours.length).toBeGreaterThan(5);
    expect(hours).toEqual(hours.toSorted((a, b) => b - a));
    expect(hours[0]).toBeGreaterThan(0);
  });

  it('speaks the language of its company', async () => {
    await api.control("update empresa set ds_idioma = 'es'");
    const page = await report('produtividade');
    expect(page).toContain('<html lang="es"');
    expect(page).toContain('Productividad de los mecánicos');
    expect(page).toMatch(/<td>(Trabajando|En pausa|Detenido)<\/td>/);
    expect(page).not.toMatch(/Trabalhando|Parado/);
  });

  it('takes whatever it holds for text', async () => {
    const made = await planVehicle(api);
    await api.sql("update veiculo set nr_frota = '<script>alert(1)</script>' where nr_placa = $1", [
      made.plate,
    ]);
    const page = await report('preventivas_vencidas');
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toContain('<script');
  });

  it('leaves a line in the trail, with the company it showed', async () => {
    await report('estoque_negativo');
    const [line] = await api.control(
      'select ds_acao, db_name, ds_detalhe from auditoria order by nr_sequencial desc limit 1',
    );
    expect(line).toEqual({
      ds_acao: 'rotina.vista',
      db_name: api.companyDatabase,
      ds_detalhe: 'estoque_negativo',
    });
  });

  it('of a run by the server is kept with it', async () => {
    const { schedule } = await makeSchedule(api, { path: 'interno:estoque_negativo' });
    const { runner: server } = startScheduler(api);
    await server.tick();
    await server.settled();
    const [row] = await api.control<{ st_execucao: string; ds_tipo: string; ds_resultado: string }>(
      'select st_execucao, ds_tipo, ds_resultado from agendamento_execucao where nr_seq_agendamento = $1',
      [schedule],
    );
    expect(row).toMatchObject({ st_execucao: 'S', ds_tipo: 'text/html' });
    expect(row?.ds_resultado).toContain('<h1>Estoque negativo</h1>');
  });
});

describe('a link', () => {
  const refused = { codigo: 'LINK_INVALIDO' };

  it('is good for its own report and company alone', async () => {
    const link = await linkOf('interno:produtividade');
    expect((await get(link.replace('produtividade', 'os_atrasadas'))).json()).toMatchObject(refused);
    expect((await get(link.replace(/empresa=\d+/, 'empresa=999'))).json()).toMatchObject(refused);
    expect((await get(link.replace(/expira=\d+/, 'expira=9999999999'))).json()).toMatchObject(refused);
    expect((await get(link.replace(/assinatura=../, 'assinatura=00'))).json()).toMatchObject(refused);
    expect((await get(`${link}&x=1`)).statusCode).toBe(400);
    expect((await get('/api/rotinas/produtividade')).statusCode).toBe(422);
  });

  it('shows nothing of a company that went out of service', async () => {
    const link = await linkOf('interno:produtividade');
    await api.control("update empresa set st_status = 'I'");
    expect((await get(link)).statusCode).toBe(404);
  });

  it('shows what a run answered, in which nothing runs, and none of another run', async () => {
    const evil = '<h1>ok</h1><script>fetch("/api")</script><img src=x onerror=alert(1)>';
    const host = await startCompanyHost((_visited, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end(evil),
    );
    await api.control('update empresa set ds_host = $1', [host.url]);
    const { routine } = await makeSchedule(api, { path: '/x' });
    const { runner: server } = startScheduler(api);
    await server.tick();
    await server.settled();
    await host.close();
    const runs = await api.call('listRuns', { query: { nr_seq_rotina: String(routine) } }, runner);
    const link = runs.body[0]?.link_resultado ?? '';
    const page = await get(link);
    expect(page.body).toBe(evil);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['content-security-policy']).toMatch(/; sandbox$/);
    expect((await get(link.replace(/execucoes\/\d+/, 'execucoes/1'))).json()).toMatchObject(refused);
  });

  it('shows text a run answered as text', async () => {
    const host = await startCompanyHost((_visited, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"a":"<b>"}'),
    );
    await api.control('update empresa set ds_host = $1', [host.url]);
    const { routine } = await makeSchedule(api, { path: '/x' });
    const { runner: server } = startScheduler(api);
    await server.tick();
    await server.settled();
    await host.close();
    const runs = await api.call('listRuns', { query: { nr_seq_rotina: String(routine) } }, runner);
    const page = await get(runs.body[0]?.link_resultado ?? '');
    expect(page.body).toContain('<pre>{&quot;a&quot;:&quot;&lt;b&gt;&quot;}</pre>');
  });
});
