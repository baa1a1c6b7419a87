import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { withConnection } from '../../src/core/db/connection.ts';
import { addressOf } from '../../src/core/db/places.ts';
import { createCompany } from '../../src/operation/company/make.service.ts';
import { cloneWorld, type TestWorld } from '../../test/database.ts';
import { seedCompany } from './company.ts';
import { demoProfile, handfulProfile, type Profile, testProfile } from './profiles.ts';
import { demoSeed } from './random.ts';

let world: TestWorld;

beforeAll(async () => {
  world = await cloneWorld();
});

/** A company filled with a profile as of a moment, and what the test looks at. */
async function seeded<T>(profile: Profile, now: string, look: (client: pg.Client) => Promise<T>): Promise<T> {
  const { database } = await createCompany({ url: world.adminUrl }, world, {
    name: `semente ${randomUUID().slice(0, 8)}`,
  });
  return withConnection(addressOf(world.adminUrl, database), async (client) => {
    await client.query("set timezone = 'America/Sao_Paulo'");
    await seedCompany(client, {
      profile,
      seed: demoSeed,
      now: Date.parse(now),
      companyId: 1,
      secretKey: world.secretKey,
    });
    await client.query('analyze');
    return look(client);
  });
}

async function one<T extends pg.QueryResultRow>(
  client: pg.Client,
  text: string,
  values: unknown[] = [],
): Promise<T | undefined> {
  const { rows } = await client.query<T>(text, values);
  return rows[0];
}

/** Things that can never be, counted. `$1` is the moment the data describes. */
const impossible = `
  select (select count(*) from os where greatest(dt_os, dt_inicial, dt_liberado, dt_final, dt_reabertura, dt_sinistro) > $1) as orders_in_the_future,
         (select count(*) from execucao where greatest(dt_inicio, dt_final, dt_retomada) > $1) as work_in_the_future,
         (select count(*) from os_comentario where created_at > $1) as comments_in_the_future,
         (select count(*) from evento where dt_evento > $1) as events_in_the_future,
         (select count(*) from inventario_contagem where dt_contagem > $1) as counts_in_the_future,
         (select count(*) from inventario v left join g_clifor g on g.nr_sequencial = v.nr_seq_clifor_final
           where v.dt_final is not null and (g.st_aprovador is distinct from 'S' or g.ds_funcao = 'TERMINAL')) as inventories_nobody_ended,
         (select count(*) from veiculo_plano p
            join lateral (select h.km, h.dt_fato from plano_historico h where h.nr_seq_veiculo_plano = p.nr_sequencial and h.tp_fato = 'E'
                           order by h.dt_fato desc, h.nr_sequencial desc limit 1) u on true
           where p.km_ultimo >= 0 and (p.km_ultimo, p.dt_ultimo) is distinct from (u.km, u.dt_fato)) as last_done_otherwise,
         (select count(*) from os where dt_inicial < dt_os or dt_final < dt_inicial or dt_liberado < dt_final) as backwards,
         (select count(*) from execucao e join os o on o.nr_sequencial = e.nr_seq_os where e.dt_inicio < o.dt_os) as before_opening,
         (select count(*) from execucao a join execucao b on b.nr_seq_clifor_inicio = a.nr_seq_clifor_inicio
             and b.dt_inicio > a.dt_inicio and b.dt_inicio < coalesce(a.dt_final, $1)
            where a.fornec_ext = 'N' and b.fornec_ext = 'N') as two_jobs_at_once,
         (select count(*) from os o where st_os = 'R' and not exists (select 1 from execucao e where e.nr_seq_os = o.nr_sequencial)) as closed_without_work,
         (select count(*) from os_item i join os o on o.nr_sequencial = i.nr_seq_os where o.st_os = 'R' and i.dt_atendido is null) as closed_with_open_items,
         (select count(*) from execucao e join os o on o.nr_sequencial = e.nr_seq_os
            where o.dt_final is not null and (e.dt_final is null or (e.tp_fim = 'P' and e.dt_retomada is null))) as closed_while_working,
         (select count(*) from estoque e where qt_saldo <> coalesce((select sum(qt_movimento) from estoque_movimento m where m.nr_seq_estoque = e.nr_sequencial), 0)) as wrong_balances,
         (select count(*) from (select dt_os - lag(dt_os) over (order by nr_sequencial) as passo from os where nr_seq_os_origem is null) o
            where passo < '0') as numbers_against_time,
         (select count(*) from (select coalesce(km_anterior, km) - lag(km) over (partition by nr_placa order by dt_leitura, nr_lugar) as passo from km_valida) l where passo < 0) as meters_backwards,
         (select count(*) from medidor_copia where guardado is distinct from derivado) as meters_not_derived,
         (select count(*) from os o join tipo_os t on t.nr_sequencial = o.nr_seq_tipo where o.liberado = 'N' and t.st_exige_aprovacao = 'N') as approval_not_needed`;

const noneOf = (row: pg.QueryResultRow | undefined) =>
  Object.entries(row ?? { nothing: 1 }).filter(([, count]) => Number(count) > 0);

describe('the demonstration on a working day', () => {
  const now = '2026-04-20T14:30:00-03:00';

  it('shows every situation in its number, and nothing impossible', async () => {
    await seeded(demoProfile, now, async (client) => {
      expect(noneOf(await one(client, impossible, [now]))).toEqual([]);
      expect(await situations(client)).toEqual({
        running: 12,
        paused: 9,
        pause_reasons: 8,
        purchase: 1,
        approval: 6,
        release: 4,
        rescues: 3,
        reopened: 5,
        transitions: 2,
        claims: 1,
        lifts: 5,
        levels: 5,
        kinds: '1,13,2,20,3,4,5,R,V',
      });
      expect(await sights(client)).toEqual({
        dispensed: 1,
        handed_over: 1,
        voided: 1,
        corrected: 1,
        residents: 1,
        accented: true,
        photos: 37,
        approvers: 2,
      });
      expect(await sizes(client)).toMatchObject({
        people: 67,
        vehicles: 240,
        services: 120,
        parts: 424,
        stock: 1428,
      });
      await expectAlive(client, now);
    });
  }, 60_000);
});

async function situations(client: pg.Client): Promise<Record<string, number | string> | undefined> {
  return one(
    client,
    `select count(e.nr_seq_mecanico)::int as running,
            (count(*) filter (where e.st_os_pause = 'P'))::int as paused,
            (select count(distinct nr_seq_motivo)::int from execucao where tp_fim = 'P' and dt_retomada is null) as pause_reasons,
            (select count(*)::int from ordem_compra where dt_fechamento is null) as purchase,
            (count(*) filter (where o.liberado = 'N'))::int as approval,
            (count(*) filter (where o.st_os = 'L'))::int as release,
            count(o.nr_seq_socorro_emrota)::int as rescues,
            count(o.dt_reabertura)::int as reopened,
            count(o.nr_seq_os_origem)::int as transitions,
            count(o.dt_sinistro)::int as claims,
            (count(*) filter (where o.st_elevador = 'S'))::int as lifts,
            (select count(distinct nr_seq_criticidade)::int from os
              where dt_final is null and nr_seq_filial = 1 and departamento_os = 'FROTA' and st_origem = 'I') as levels,
            (select string_agg(distinct nr_seq_tipo, ',' order by nr_seq_tipo) from os where nr_seq_filial = 1) as kinds
       from os o join os_estado e using (nr_sequencial)`,
  );
}

/** What is rare, and is there to be looked at; dispensed and handed over: on open orders of the first branch. */
async function sights(client: pg.Client): Promise<Record<string, unknown> | undefined> {
  return one(
    client,
    `select (select count(*)::int from os_item_dispensa d join os_item oi on oi.nr_sequencial = d.nr_seq_os_item
               join os o on o.nr_sequencial = oi.nr_seq_os where o.dt_final is null and o.nr_seq_filial = 1
                and oi.dt_atendido = d.dt_dispensa) as dispensed,
            (select count(*)::int from estoque_movimento m join os_item oi on oi.nr_sequencial = m.nr_seq_os_item
               join os o on o.nr_sequencial = oi.nr_seq_os
              where m.tp_movimento = 'F' and o.dt_final is null and o.nr_seq_filial = 1 and o.nr_seq_fornecedor = 31) as handed_over,
            (select count(*)::int from correcao where nr_seq_novo is null) as voided,
            (select count(*)::int from correcao where nr_seq_novo is not null) as corrected,
            (select count(*)::int from os where dt_final is null and st_origem = 'I' and nr_seq_fornecedor = 31) as residents,
            exists (select from item where nr_tipo = 4 and ds_item ~* '[áâãçéêíóôõú]') as accented,
            (select count(*)::int from clifor_foto) as photos,
            (select count(*)::int from g_clifor where st_aprovador = 'S' and ds_funcao <> 'TERMINAL' and nr_matricula like '12%') as approvers`,
  );
}

async function sizes(client: pg.Client): Promise<Record<string, number> | undefined> {
  return one(
    client,
    `select (select count(*)::int from colaborador) as people, (select count(*)::int from veiculo) as vehicles,
            (select count(*)::int from item where nr_tipo = 3) as services, (select count(*)::int from item where nr_tipo = 4) as parts,
            (select count(*)::int from estoque) as stock`,
  );
}

/** Orders of today and yesterday, some late, some nearly, averages for every level, the known people as told. */
async function expectAlive(client: pg.Client, now: string): Promise<void> {
  const facts = await one<Record<string, number>>(
    client,
    `with aberta as (select *, coalesce(dt_inicial, dt_os) + hr_sla as previsao from os where dt_final is null)
     select (select count(*)::int from os) as orders,
            (select count(*)::int from aberta) as open,
            (select count(*)::int from aberta where dt_os::date = $1::timestamptz::date) as today,
            (select count(*)::int from aberta where dt_os::date = $1::timestamptz::date - 3) as friday,
            (select count(*)::int from aberta where previsao < $1) as late,
            (select count(*)::int from aberta where previsao > $1 and previsao - hr_sla * 0.15 < $1) as nearly_late,
            (select count(distinct nr_seq_criticidade)::int from os where nr_seq_filial = 1 and departamento_os = 'FROTA' and st_origem = 'I'
                and st_os <> 'E' and coalesce(dt_liberado, dt_final) > $1::timestamptz - interval '30 days') as averages,
            (select count(*)::int from pesquisa p join g_clifor g on g.nr_sequencial = p.nr_seq_clifor
              where nr_nota is null and g.nr_matricula = '1401') as survey,
            (select count(*)::int from execucao x join g_clifor g on g.nr_sequencial = x.nr_seq_clifor_inicio
              where g.nr_matricula = '1001' and x.dt_final is null) as joao_running,
            (select count(*)::int from execucao x join g_clifor g on g.nr_sequencial = x.nr_seq_clifor_inicio
              where g.nr_matricula = '1001' and x.tp_fim = 'P' and x.dt_retomada is null) as joao_paused,
            (select count(*)::int from execucao x join g_clifor g on g.nr_sequencial = x.nr_seq_clifor_inicio
              where g.nr_matricula = '1002' and x.dt_final is null) as carlos_running,
            (select count(*)::int from inventario where dt_final is null and nr_seq_filial = 2) as counting,
            (select count(*)::int from inventario where dt_final is null) as running,
            (select (100 * count(nr_seq_contagem) / count(*))::int from inventario_item i
               join inventario v on v.nr_sequencial = i.nr_seq_inventario and v.dt_final is null) as counted,
            (select count(*)::int from inventario_item i join inventario v on v.nr_sequencial = i.nr_seq_inventario
              where v.st_etapa = 'finalizado' and i.vl_unitario * (i.nr_qtidade_contagem - i.qt_saldo_contagem) < 0) as shortages`,
    [now],
  );
  expect(facts).toMatchObject({ averages: 5, survey: 1, joao_running: 0, joao_paused: 1, carlos_running: 1 });
  // Two of every five, and none of the substitutes that came while it runs.
  expect(facts).toMatchObject({ counting: 1, running: 1, counted: 39 });
  expect(facts?.['shortages']).toBeGreaterThan(0);
  expect(facts?.['orders']).toBeGreaterThan(18_500);
  expect(facts?.['orders']).toBeLessThan(21_000);
  expect(facts?.['open']).toBeGreaterThan(165);
  expect(facts?.['open']).toBeLessThan(205);
  for (const some of ['today', 'friday', 'late', 'nearly_late'])
    expect(facts?.[some], some).toBeGreaterThan(4);
}

describe('sample data made at an awkward hour', () => {
  it.each([
    ['at night', '2026-04-21T02:10:00-03:00'],
    ['just after midnight', '2026-04-21T00:04:00-03:00'],
    ['on a Sunday', '2026-04-19T11:00:00-03:00'],
    ['on a Monday before work', '2026-04-20T06:40:00-03:00'],
    ['on New Year', '2027-01-01T00:30:00-03:00'],
    ['on a leap day', '2028-02-29T23:58:00-03:00'],
  ])('%s holds nothing impossible', async (_when, now) => {
    for (const profile of [testProfile, handfulProfile]) {
      await seeded(profile, now, async (client) => {
        expect(noneOf(await one(client, impossible, [now]))).toEqual([]);
        const found = await situations(client);
        expect(found).toMatchObject({ running: profile.open.running, paused: profile.open.paused });
      });
    }
  });
});

describe('the same moment', () => {
  const digest = `
    select md5(concat(
      (select string_agg(o::text, ';' order by nr_sequencial) from os o),
      (select string_agg(i::text, ';' order by nr_sequencial) from os_item i),
      (select string_agg(e::text, ';' order by nr_sequencial) from execucao e),
      (select string_agg(a::text, ';' order by nr_seq_clifor) from clifor_acesso a),
      (select string_agg(g::text, ';' order by nr_sequencial) from g_clifor g),
      (select string_agg(m::text, ';' order by nr_sequencial) from estoque_movimento m))) as digest`;
  const now = '2026-04-20T14:30:00-03:00';

  it('gives the same data, another gives other data', async () => {
    const [first, second, later] = [
      await seeded(testProfile, now, (client) => one(client, digest)),
      await seeded(testProfile, now, (client) => one(client, digest)),
      await seeded(testProfile, '2026-04-21T14:30:00-03:00', (client) => one(client, digest)),
    ];
    expect(second).toEqual(first);
    expect(later).not.toEqual(first);
  });
});
