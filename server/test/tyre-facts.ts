import type { InputOf } from '@terminal/contract';
import { expect } from 'vitest';
import type { Api, Signed } from './api.ts';
import { type Dressed, dressVehicle } from './tyres.ts';

interface Mounted {
  id: number;
  nr_fogo: string;
  nr_posicao: number;
  ds_lado: InputOf<'mountTyre'>['body']['ds_lado'];
  vl_mm: number[];
}

export async function taken(call: Promise<{ status: number }>): Promise<void> {
  const reply = await call;
  expect(reply.status, JSON.stringify(reply)).toBe(200);
}

const motivo = 'um dígito trocado';

export const tyreOf = ({ tyres }: Dressed) => tyres['1EE']?.id ?? 0;
export const fireOf = ({ tyres }: Dressed) => tyres['1EE']?.fire ?? '';

/** What is told of the tyres of a truck, what of it is corrected, and what follows; tests look at the tyre on 1EE. */
export const tyreFactsOf = (now: () => { api: Api; approver: Signed; fitter: Signed }) => {
  const truckNow = () => dressVehicle(now().api, 'TOCO', { depths: [16, 16] });

  const mountedOn = ({ plate }: Dressed) =>
    now().api.sql<Mounted>(
      `select p.nr_sequencial as id, p.nr_fogo, a.nr_posicao, a.ds_lado, to_json(p.vl_mm) as vl_mm
       from pneu_aplicacao_valida a join pneu p on p.nr_sequencial = a.nr_seq_pneu
      where a.nr_placa = $1 and a.dt_saida is null order by a.nr_posicao, a.ds_lado`,
      [plate],
    );

  /** Gauges every tyre as it is, the one on 1EE with other depths. */
  async function gauge(truck: Dressed, km: number, depths: readonly number[]): Promise<void> {
    const afericoes = (await mountedOn(truck)).map(({ id, vl_mm, ...tyre }) => {
      const read = tyre.nr_posicao === 1 && tyre.ds_lado === 'EE' ? depths : vl_mm;
      const grooves = read.map((novaAfericao, index) => ({ index, ultimaAfericao: null, novaAfericao }));
      return { idpneu: id, ...tyre, afericoes: grooves };
    });
    const body = { nr_placa: truck.plate, km_informado: km, confirma: 'S' as const, afericoes };
    await taken(now().api.call('submitGauging', { body: body }, now().fitter));
  }

  async function calibrate(truck: Dressed, km: number, pressure: number): Promise<void> {
    const calibragens = (await mountedOn(truck)).map(({ nr_fogo, nr_posicao, ds_lado }) => ({
      ...{ nr_fogo, nr_posicao, ds_lado },
      calibragem: pressure,
    }));
    const body = { nr_placa: truck.plate, km_informado: km, confirma: 'S' as const, calibragens };
    await taken(now().api.call('submitCalibration', { body: body }, now().fitter));
  }

  /** Takes the tyre off 1EE, read or not, and puts it on again. */
  async function refit(truck: Dressed, km: number, depths: readonly number[] | null): Promise<void> {
    const told = { placa: truck.plate, km_informado: km, confirma: 'S' as const, pneu: tyreOf(truck) };
    const at = { nr_posicao: 1, ds_lado: 'EE' as const };
    const afericoes = depths?.map((novaAfericao, index) => ({ index, ultimaAfericao: null, novaAfericao }));
    await taken(now().api.call('removeTyre', { body: { ...told, ...at, afericoes } }, now().fitter));
    await taken(now().api.call('mountTyre', { body: { ...told, ...at } }, now().fitter));
  }

  /** Takes the tyre off 1EE, or lets it change places with its opposite. */
  async function move(truck: Dressed, km: number, how: 'off' | 'swapped'): Promise<void> {
    const told = { placa: truck.plate, km_informado: km, confirma: 'S' as const };
    const [left, right] = [
      { nr_posicao: 1, ds_lado: 'EE' as const },
      { nr_posicao: 1, ds_lado: 'DE' as const },
    ];
    const [here, there] = [tyreOf(truck), truck.tyres['1DE']?.id ?? 0];
    const movimentos = [
      { pneu: here, ...left, para: right },
      { pneu: there, ...right, para: left },
    ];
    await taken(
      how === 'off'
        ? now().api.call('removeTyre', { body: { ...told, pneu: here, ...left } }, now().fitter)
        : now().api.call('moveTyres', { body: { ...told, movimentos } }, now().fitter),
    );
  }

  /** The newest movements of the tyre on 1EE that stand, the newest first. */
  async function movements(truck: Dressed): Promise<string[]> {
    const rows = await now().api.sql<{ id: number }>(
      `select distinct m.nr_sequencial as id from pneu_movimento m
       join pneu_aplicacao_valida a on m.nr_sequencial in (a.nr_seq_movimento_entrada, a.nr_seq_movimento_saida)
      where a.nr_seq_pneu = $1 order by 1 desc`,
      [tyreOf(truck)],
    );
    return rows.map(({ id }) => String(id));
  }
  const correctMovement = (id: string | undefined, body: object) =>
    taken(
      now().api.call(
        'correctTyreMovement',
        { params: { id: id ?? '' }, body: { motivo, ...body } },
        now().approver,
      ),
    );

  /** The newest reading of a kind that stands of the tyre on 1EE. */
  async function newest(truck: Dressed, kind: 'A' | 'C' = 'A'): Promise<string> {
    const [row] = await now().api.sql<{ id: number }>(
      `select l.nr_sequencial as id from pneu_leitura_valida l join pneu_evento e on e.nr_sequencial = l.nr_seq_evento
      where l.nr_seq_pneu = $1 and e.tp_evento = $2 order by l.nr_seq_evento desc limit 1`,
      [tyreOf(truck), kind],
    );
    return String(row?.id);
  }

  const correct = (id: string, body: object, who = now().approver) =>
    now().api.call('correctTyreReading', { params: { id }, body: { motivo, ...body } }, who);
  const annul = (id: string, who = now().approver) =>
    now().api.call('voidTyreReading', { params: { id }, body: { motivo: 'de outro pneu' } }, who);

  /** Everything that follows from what was told of the tyre on 1EE, without names and moments. */
  async function stateOf(truck: Dressed) {
    const { body } = await now().api.call(
      'getTyreHistory',
      { query: { nr_fogo: fireOf(truck) } },
      now().approver,
    );
    const findings = await now().api.call('listTyreFindings', {}, now().approver);
    return {
      vl_mm: body.vl_mm,
      desgaste: body.desgaste,
      vidas: body.vidas,
      aplicacoes: body.aplicacoes
        .filter(({ correcao }) => correcao === null)
        .map(({ nr_posicao, ds_lado, km_entrada, km_saida, vl_mm_entrada, vl_mm_saida, qt_rodado }) => ({
          ...{ nr_posicao, ds_lado, km_entrada, km_saida, vl_mm_entrada, vl_mm_saida, qt_rodado },
        })),
      leituras: body.leituras
        .filter(({ correcao }) => correcao === null)
        .map(({ tp_evento, vl_mm, calibragem, qt_rodado }) => ({ tp_evento, vl_mm, calibragem, qt_rodado })),
      achados: findings.body.achados
        .filter(({ nr_placa, nr_posicao }) => nr_placa === truck.plate && nr_posicao === 1)
        .map(({ tp_achado, vl_lido, vl_limite, st_ilegal }) => ({
          tp_achado,
          vl_lido,
          vl_limite,
          st_ilegal,
        })),
    };
  }

  /** Copies of its depths that are not what they are derived as: there are none. */
  const strayCopies = (truck: Dressed) =>
    now().api.sql('select * from pneu_copia where nr_seq_pneu = $1 and guardado is distinct from derivado', [
      tyreOf(truck),
    ]);

  /** Declares a movement void. */
  const annulMovement = (id: string | undefined) =>
    taken(now().api.call('voidTyreMovement', { params: { id: id ?? '' }, body: { motivo } }, now().approver));

  /** Only the meter of a gauging that never was; of the other tyres it stays a gauging. */
  async function settleMeter({ plate }: Dressed, km: number): Promise<void> {
    const body = { nr_placa: plate, km, confirma: 'S' as const };
    await taken(now().api.call('addReading', { body }, now().approver));
  }

  return {
    truckNow,
    gauge,
    calibrate,
    refit,
    move,
    movements,
    correctMovement,
    annulMovement,
    newest,
    correct,
    annul,
    stateOf,
    strayCopies,
    settleMeter,
  };
};
