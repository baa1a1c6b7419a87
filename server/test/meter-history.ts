import { expect } from 'vitest';
import type { Api, Signed } from './api.ts';
import { type Dressed, dressVehicle } from './tyres.ts';
import { openWorkshop, type Workshop } from './work.ts';

/** People who record meters: a technician, a person who keeps plans, a tyre fitter. */
export interface Tellers extends Pick<Workshop, 'api' | 'joao' | 'start' | 'close'> {
  keeper: Signed;
  fitter: Signed;
}

/** A truck with its tyres and its place in a plan. */
export interface Truck extends Dressed {
  place: number;
}

/** A truck at 100,000 km, read so 40 days ago, with a plan of 20,000 km done last at 95,000. */
export async function makeTruck(api: Api): Promise<Truck> {
  const dressed = await dressVehicle(api, 'TOCO');
  const [made] = await api.sql<{ plan: number }>(
    "insert into plano (ds_plano, tp_plano) values ($1, 'V') returning nr_sequencial as plan",
    [`CORRECAO ${dressed.plate}`],
  );
  await api.sql(
    `insert into plano_ciclo (nr_seq_plano, nr_ordem, ds_ciclo, km_intervalo)
     select $1, n, 'C' || n, 20000 from generate_series(1, 2) n`,
    [made?.plan],
  );
  const [row] = await api.sql<{ id: number }>(
    `insert into veiculo_plano (nr_placa, nr_seq_plano, nr_ordem_prox, km_ultimo, dt_ultimo)
     values ($1, $2, 1, 95000, current_date - 50) returning nr_sequencial as id`,
    [dressed.plate, made?.plan],
  );
  return { ...dressed, place: row?.id ?? 0 };
}

/** Ways in which a meter is told. */
export const tellings = ['typed', 'close', 'plan', 'gauge', 'swap', 'spare', 'exchange'] as const;
export type Telling = (typeof tellings)[number];

/** Records a meter in one of the ways; for an exchange also the first value of the new one. A closing may give none. */
async function tell(
  by: Tellers,
  truck: Truck,
  how: Telling,
  { km, first = 0 }: { km: number | null; first?: number },
): Promise<void> {
  const { api, keeper } = by;
  const confirma = 'S' as const;
  if (how === 'close') return close(by, truck, km);
  if (how === 'plan') return finish(by, truck, km ?? 0);
  if (how === 'typed')
    return taken(api.call('addReading', { body: { nr_placa: truck.plate, km: km ?? 0, confirma } }, keeper));
  if (how === 'exchange') {
    const body = { nr_placa: truck.plate, km_anterior: km ?? 0, km_novo: first, confirma };
    return taken(api.call('exchangeMeter', { body }, keeper));
  }
  return atTheTyres(by, truck, how, km ?? 0);
}

async function taken(call: Promise<{ status: number }>): Promise<void> {
  const reply = await call;
  expect(reply.status, JSON.stringify(reply)).toBe(200);
}

async function orderOf(api: Api, { plate, place }: Truck, ofPlan: boolean): Promise<number> {
  const [row] = await api.sql<{ id: number }>(
    `insert into os (nr_seq_filial, nr_placa, nr_seq_tipo, departamento_os, st_os, st_origem, liberado, nr_conjunto,
                     nr_seq_criticidade, hr_sla, km_atual, nr_seq_veiculo_plano, nr_seq_ciclo)
     select 1, v.nr_placa, case when $2 then 'V' else '1' end, 'FROTA', 'A', 'I', 'S',
            case when not $2 then c.nr_sequencial end, case when not $2 then c.nr_seq_criticidade end, interval '4 hours',
            v.km_atual, case when $2 then $3::int end,
            case when $2 then (select x.nr_sequencial from veiculo_plano p
                                 join plano_ciclo x on x.nr_seq_plano = p.nr_seq_plano and x.nr_ordem = p.nr_ordem_prox
                                where p.nr_sequencial = $3) end
       from veiculo v, (select nr_sequencial, nr_seq_criticidade from conjunto order by 1 limit 1) c
      where v.nr_placa = $1
     returning nr_sequencial as id`,
    [plate, ofPlan, place],
  );
  return Number(row?.id);
}

async function close(by: Tellers, truck: Truck, km: number | null): Promise<void> {
  const order = await orderOf(by.api, truck, false);
  await by.start(by.joao, order);
  const [service] = await by.api.sql<{ id: number }>(
    'select nr_sequencial as id from item where nr_tipo = 3 limit 1',
  );
  const told = km === null ? {} : { km_atual: km, confirma: 'S' };
  await taken(by.close(by.joao, order, { nr_servico: service?.id, ...told }));
}

async function finish({ api, joao }: Tellers, truck: Truck, km: number): Promise<void> {
  const order = await orderOf(api, truck, true);
  const named = { nrSeqOs: order, tecnicoId: joao.person, cpf: joao.digits };
  await taken(api.call('workOnPlan', { body: { acao: 'I', ...named } }, joao));
  const body = { acao: 'F' as const, km_veiculo: km, confirma: 'S' as const, ...named };
  await taken(api.call('workOnPlan', { body }, joao));
}

async function atTheTyres(
  { api, fitter }: Tellers,
  { plate, tyres }: Truck,
  how: 'gauge' | 'swap' | 'spare',
  km: number,
): Promise<void> {
  const mounted = await api.sql<{ id: number; nr_fogo: string; nr_posicao: number; ds_lado: string }>(
    `select p.nr_sequencial as id, p.nr_fogo, a.nr_posicao, a.ds_lado from pneu_aplicacao_valida a
       join pneu p on p.nr_sequencial = a.nr_seq_pneu
      where a.nr_placa = $1 and a.dt_saida is null order by a.nr_posicao desc, a.ds_lado`,
    [plate],
  );
  const told = { placa: plate, km_informado: km, confirma: 'S' as const };
  if (how === 'gauge') {
    const grooves = [0, 1, 2, 3].map((index) => ({ index, ultimaAfericao: 16, novaAfericao: 16 }));
    const afericoes = mounted.map(({ id, ...tyre }) => ({ idpneu: id, ...tyre, afericoes: grooves }));
    const { placa: nr_placa, ...rest } = told;
    const body = { nr_placa, ...rest, nr_seq_evento: 7, afericoes };
    return taken(api.call('submitGauging', { body: body as never }, fitter));
  }
  if (how === 'swap') {
    const [one, other] = mounted.map(({ id, nr_posicao, ds_lado }) => ({ id, at: { nr_posicao, ds_lado } }));
    const movimentos = [
      { pneu: one?.id, ...one?.at, para: other?.at },
      { pneu: other?.id, ...other?.at, para: one?.at },
    ];
    return taken(api.call('moveTyres', { body: { ...told, movimentos } as never }, fitter));
  }
  // The spare is removed, or mounted again.
  const body = { ...told, pneu: tyres['0EEE']?.id, nr_posicao: 0, ds_lado: 'EEE' } as never;
  const on = mounted.some(({ nr_posicao }) => nr_posicao === 0);
  return taken(on ? api.call('removeTyre', { body }, fitter) : api.call('mountTyre', { body }, fitter));
}

/** Everything that follows from the meter of a truck. */
export async function stateOf(api: Api, { plate }: Truck) {
  const all = (statement: string) => api.sql(statement, [plate]);
  return {
    veiculo: await all('select km_atual from veiculo where nr_placa = $1'),
    leituras: await all(
      'select km, km_anterior, tp_origem from km_valida where nr_placa = $1 order by dt_leitura, nr_lugar',
    ),
    planos: await all(
      `select nr_ordem, km_ultimo, km_mostrado, km_proximo, km_restante, km_dia::float8, dt_medidor::text, dt_prevista::text,
              st_plano from plano_vencimento(current_date, null, $1, 'America/Sao_Paulo')`,
    ),
    feitos: await all(
      `select h.km, h.tp_fato from plano_historico h join veiculo_plano p on p.nr_sequencial = h.nr_seq_veiculo_plano
        where p.nr_placa = $1 order by h.nr_sequencial`,
    ),
    pneus: await all(
      'select nr_posicao, ds_lado, km_entrada, km_saida from pneu_aplicacao where nr_placa = $1 order by nr_posicao, ds_lado, dt_entrada',
    ),
    aferidos: await all(
      `select e.km_informado, l.nr_posicao, l.ds_lado, l.qt_rodado from pneu_evento e
         join pneu_leitura l on l.nr_seq_evento = e.nr_sequencial
        where e.nr_placa = $1 order by e.nr_sequencial, l.nr_posicao, l.ds_lado`,
    ),
    ordens: await all('select km_atual, km_final from os where nr_placa = $1 order by nr_sequencial'),
  };
}

/** Copies of the meter that are not what they are derived as: there are none. */
export const strayCopies = (api: Api, { plate }: Truck) =>
  api.sql('select * from medidor_copia where nr_placa = $1 and guardado is distinct from derivado', [plate]);

/** The newest reading that stands. */
export async function newestOf(api: Api, plate: string): Promise<string> {
  const [row] = await api.sql<{ id: number }>(
    'select nr_sequencial as id from km_valida where nr_placa = $1 order by dt_leitura desc, nr_lugar desc limit 1',
    [plate],
  );
  return String(row?.id);
}

/** A workshop with people who record meters. */
export async function openTellers(): Promise<Workshop & Tellers> {
  const shop = await openWorkshop();
  // The keeper of the plans of branch 1.
  const keeper = await shop.api.signIn('1201', '456');
  return { ...shop, keeper, fitter: await shop.api.signIn('1301', '567') };
}

/** Meters told, corrected and annulled, as short functions. */
export const metersOf = (by: () => Tellers) => ({
  perform: (truck: Truck, how: Telling, km: number | null, first = 0) =>
    tell(by(), truck, how, { km, first }),
  newest: ({ plate }: Pick<Truck, 'plate'>) => newestOf(by().api, plate),
  correct: (id: string, body: object, who = by().keeper) =>
    by().api.call(
      'correctReading',
      { params: { id }, body: { motivo: 'um dígito a mais', ...body } as never },
      who,
    ),
  annul: (id: string, who = by().keeper) =>
    by().api.call('voidReading', { params: { id }, body: { motivo: 'de outro veículo' } }, who),
});
