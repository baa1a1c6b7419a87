import type { AnswerOf, CheckedInput } from '@terminal/contract';
import { branchOf } from '../core/branch.ts';
import type { Context } from '../core/context.ts';
import { announceVehicle } from '../core/events/vehicle.ts';
import { Refused } from '../core/refusal.ts';
import { recordReading } from '../fleet/service.ts';
import { insertEvent, isEventOf } from './gauging.queries.ts';
import {
  type Batch,
  type BatchRefusal,
  calibrationRefusal,
  depthsInOrder,
  gaugingRefusal,
  type TyreValues,
} from './gauging.rules.ts';
import { doubtfulDepths, type Question } from './groove.rules.ts';
import { lockTyresOf } from './layout.service.ts';
import type { LockedVehicle } from './vehicle.queries.ts';

type Gauging = CheckedInput<'submitGauging'>['body'];
type Calibration = CheckedInput<'submitCalibration'>['body'];
type Recorded = AnswerOf<'submitGauging'>;

/**
 * Records the depths of a vehicle's tyres and its meter (docs/tyres.md).
 * @throws Refused NAO_ENCONTRADO, POSICOES_VAZIAS, CONFLITO (a tyre was moved meanwhile), LEITURA_INCOMPLETA,
 *   SULCOS_INCOMPLETOS, AFERICAO_MAIOR, KM_OBRIGATORIO, KM_ANTERIOR, CONFIRMA_SULCO, CONFIRMA_LEITURA
 */
export async function gauge(context: Context, body: Gauging): Promise<Recorded> {
  const vehicle = await lockTyresOf(context, body.nr_placa);
  const batch: Batch = {
    meter: body.km_informado ?? null,
    tyres: body.afericoes.map((tyre) => ({
      ...positionOf(tyre),
      values: depthsInOrder(tyre.afericoes),
      sure: tyre.confirma_sulco === 'S',
    })),
  };
  refuseWhen(gaugingRefusal(vehicle, batch));
  askAbout(body, doubtfulDepths(vehicle, batch.meter ?? vehicle.meter, batch.tyres));
  return record(context, vehicle, batch, { kind: 'A', confirmed: body.confirma === 'S' });
}

/**
 * Records the pressures of a vehicle's tyres and its meter (docs/tyres.md).
 * @throws Refused NAO_ENCONTRADO, SEM_CALIBRAGEM, CONFLITO, LEITURA_INCOMPLETA, KM_OBRIGATORIO, KM_ANTERIOR, CONFIRMA_LEITURA
 */
export async function calibrate(context: Context, body: Calibration): Promise<Recorded> {
  const vehicle = await lockTyresOf(context, body.nr_placa);
  const batch: Batch = {
    meter: body.km_informado ?? null,
    tyres: body.calibragens.map((tyre) => ({
      ...positionOf(tyre),
      values: [tyre.calibragem ?? null],
      sure: false,
    })),
  };
  refuseWhen(calibrationRefusal(vehicle, batch));
  return record(context, vehicle, batch, { kind: 'C', confirmed: body.confirma === 'S' });
}

/** @throws Refused NAO_ENCONTRADO when the event is none of this plate in the branch */
export async function assertEvent(context: Context, plate: string, event: number): Promise<void> {
  if (!(await isEventOf(context.db, { event, plate, branch: branchOf(context) })))
    throw new Refused('NAO_ENCONTRADO');
}

function positionOf(tyre: Gauging['afericoes'][number] | Calibration['calibragens'][number]) {
  const { nr_fogo, nr_posicao, ds_lado, nr_vida } = tyre;
  return { nr_fogo, nr_posicao, ds_lado, nr_vida: nr_vida ?? null };
}

function refuseWhen(refusal: BatchRefusal | null): void {
  if (refusal === null) return;
  throw new Refused(refusal.code, refusal.tyre === undefined ? {} : { campos: { nr_fogo: refusal.tyre } });
}

/** @throws Refused CONFIRMA_SULCO with the question, until it is answered with yes */
export function askAbout(
  { confirma, confirma_sulco }: { confirma?: 'S' | 'N' | undefined; confirma_sulco?: 'S' | 'N' | undefined },
  question: Question | null,
): void {
  if (question !== null && confirma !== 'S' && confirma_sulco !== 'S')
    throw new Refused('CONFIRMA_SULCO', { campos: question });
}

/** Writes a batch the rules have let through: nothing of it is missing any more. */
async function record(
  context: Context,
  vehicle: LockedVehicle,
  batch: Batch,
  { kind, confirmed }: { kind: 'A' | 'C'; confirmed: boolean },
): Promise<Recorded> {
  const { personId: person } = context.actor;
  const { nr_placa: plate } = vehicle;
  const meter = batch.meter ?? vehicle.meter;
  await recordReading(context.db, { plate, value: meter, origin: 'P', person, confirmed });
  const event = { kind, plate, meter, person };
  const number = await insertEvent(
    context.db,
    event,
    batch.tyres.map((read) => readingOf(vehicle, read, kind)),
  );
  announceVehicle(context, kind === 'A' ? 'pneu.aferido' : 'pneu.calibrado', vehicle, {
    evento: number,
    km: meter,
    pneus: batch.tyres.length,
  });
  return { mensagem: 'Leitura registrada com sucesso!', insert_eventos: { nr_sequencial: number } };
}

function readingOf({ tyres }: LockedVehicle, read: TyreValues, kind: 'A' | 'C') {
  const tyre = tyres.find(({ nr_fogo }) => nr_fogo === read.nr_fogo);
  if (tyre === undefined) throw new Error('a tyre the rules have seen is gone');
  const values = read.values.filter((value) => value !== null);
  return {
    nr_seq_pneu: tyre.nr_sequencial,
    nr_posicao: tyre.nr_posicao,
    ds_lado: tyre.ds_lado,
    nr_vida: tyre.nr_vida,
    vl_mm: kind === 'A' ? values : null,
    calibragem: kind === 'C' ? (values[0] ?? null) : null,
  };
}
