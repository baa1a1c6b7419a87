import type { AnswerOf, CheckedInput } from '@terminal/contract';
import { branchOf } from '../core/branch.ts';
import type { Context } from '../core/context.ts';
import { announceVehicle } from '../core/events/vehicle.ts';
import { Refused } from '../core/refusal.ts';
import { recordReading } from '../fleet/service.ts';
import { recordDeparture } from './departure.service.ts';
import { depthsInOrder } from './gauging.rules.ts';
import { askAbout } from './gauging.service.ts';
import { doubtfulDepths } from './groove.rules.ts';
import { lockTyresOf } from './layout.service.ts';
import {
  closeIntervals,
  insertMovement,
  lockForMovement,
  type Movement,
  type MovementKind,
  openIntervals,
  updateRemoved,
} from './movement.queries.ts';
import { type MovementRefusal, mounting, moveRefusal, removalRefusal } from './movement.rules.ts';
import type { LockedVehicle } from './vehicle.queries.ts';

/**
 * Puts a tyre of the branch's stock on an empty position of a vehicle (docs/tyres.md).
 * @throws Refused NAO_ENCONTRADO, KM_OBRIGATORIO, KM_ANTERIOR, POSICAO_INEXISTENTE, CAMPO_INVALIDO (which of several empty
 *   positions), POSICAO_OCUPADA, PNEU_INDISPONIVEL, CONFIRMA_LEITURA
 */
export async function mount(
  context: Context,
  body: CheckedInput<'mountTyre'>['body'],
): Promise<AnswerOf<'mountTyre'>> {
  const { vehicle, meter } = await lockMoved(context, body);
  const tyre = await lockForMovement(context.db, body.pneu, branchOf(context));
  if (tyre === undefined) throw new Refused('NAO_ENCONTRADO', { campos: { pneu: String(body.pneu) } });
  const target = { nr_posicao: body.nr_posicao ?? null, ds_lado: body.ds_lado };
  const outcome = mounting(vehicle, tyre, { meter, target });
  if ('refusal' in outcome) throw refused(outcome.refusal);
  const movement = await recordMovement(context, vehicle, 'I', body);
  await openIntervals(context.db, movement, [{ nr_seq_pneu: tyre.nr_sequencial, ...outcome.position }]);
  announceVehicle(context, 'pneu.aplicado', vehicle, {
    pneu: tyre.nr_fogo,
    ...outcome.position,
    km: movement.meter,
  });
  const yes = { insert_pneu_mm: true, insert_veiculos_pneus: true, veiculos_pneus: true };
  return { mensagem: 'Pneu vinculado com sucesso!', ...yes };
}

/**
 * Removes a tyre from its position, into the stock of the branch (docs/tyres.md, TYRE-19).
 * @throws Refused NAO_ENCONTRADO, KM_OBRIGATORIO, KM_ANTERIOR, CONFLITO (it is no longer there), SULCOS_INCOMPLETOS,
 *   AFERICAO_MAIOR, CONFIRMA_SULCO, CONFIRMA_LEITURA
 */
export async function remove(
  context: Context,
  body: CheckedInput<'removeTyre'>['body'],
): Promise<AnswerOf<'removeTyre'>> {
  const { vehicle, meter } = await lockMoved(context, body);
  const { pneu: tyre, nr_posicao, ds_lado } = body;
  const values = valuesOf(vehicle, body, meter);
  const movement = await recordMovement(context, vehicle, 'R', body);
  await recordRemoval(context, movement, body, values);
  announceVehicle(context, 'pneu.removido', vehicle, {
    pneu: fireOf(vehicle, tyre),
    nr_posicao,
    ds_lado,
    km: movement.meter,
  });
  return { mensagem: 'Pneu retirado com sucesso!' };
}

/**
 * Replaces a tyre by one of the branch's stock at its position: one movement. The removed tyre goes to the stock, or where
 * it is sent.
 * @throws Refused NAO_ENCONTRADO, and what remove, mount and recordDeparture throw
 */
export async function replace(
  context: Context,
  body: CheckedInput<'replaceTyre'>['body'],
): Promise<AnswerOf<'replaceTyre'>> {
  const { vehicle, meter } = await lockMoved(context, body);
  const { pneu: tyre, nr_posicao, ds_lado, destino } = body;
  const fresh = await lockForMovement(context.db, body.novo, branchOf(context));
  if (fresh === undefined) throw new Refused('NAO_ENCONTRADO', { campos: { novo: String(body.novo) } });
  const values = valuesOf(vehicle, body, meter);
  const tyres = vehicle.tyres.filter(({ nr_sequencial }) => nr_sequencial !== tyre);
  const outcome = mounting({ ...vehicle, tyres }, fresh, { meter, target: { nr_posicao, ds_lado } });
  if ('refusal' in outcome) throw refused(outcome.refusal);
  const movement = await recordMovement(context, vehicle, 'T', body);
  await recordRemoval(context, movement, body, values);
  await openIntervals(context.db, movement, [{ nr_seq_pneu: fresh.nr_sequencial, ...outcome.position }]);
  if (destino) await recordDeparture(context, { ...destino, pneu: tyre }, movement.id);
  announceVehicle(context, 'pneu.trocado', vehicle, {
    saiu: fireOf(vehicle, tyre),
    entrou: fresh.nr_fogo,
    nr_posicao,
    ds_lado,
    km: movement.meter,
  });
  return { mensagem: 'Pneu trocado com sucesso!' };
}

/**
 * Moves tyres among the positions of a vehicle, all at once or none: a swap, a rotation, the spare mounted.
 * @throws Refused NAO_ENCONTRADO, KM_OBRIGATORIO, KM_ANTERIOR, CONFLITO, POSICAO_INEXISTENTE, POSICAO_OCUPADA,
 *   CONFIRMA_LEITURA
 */
export async function move(
  context: Context,
  body: CheckedInput<'moveTyres'>['body'],
): Promise<AnswerOf<'moveTyres'>> {
  const { vehicle, meter } = await lockMoved(context, body);
  const moves = body.movimentos.map(({ pneu, nr_posicao, ds_lado, para }) => ({
    nr_sequencial: pneu,
    nr_posicao,
    ds_lado,
    to: para,
  }));
  const refusal = moveRefusal(vehicle, { meter, moves });
  if (refusal !== null) throw refused(refusal);
  const movement = await recordMovement(context, vehicle, 'M', body);
  const tyres = moves.map(({ nr_sequencial }) => nr_sequencial);
  await closeIntervals(context.db, { ...movement, note: null }, tyres);
  await openIntervals(
    context.db,
    movement,
    moves.map(({ nr_sequencial, to }) => ({ nr_seq_pneu: nr_sequencial, ...to })),
  );
  announceVehicle(context, 'pneu.movido', vehicle, {
    pneus: moves.map(({ nr_sequencial, nr_posicao, ds_lado, to }) => ({
      pneu: fireOf(vehicle, nr_sequencial),
      antes: { nr_posicao, ds_lado },
      depois: to,
    })),
    km: movement.meter,
  });
  return { mensagem: 'Pneus movidos com sucesso!' };
}

/** What every movement says. */
interface Told {
  placa: string;
  km_informado?: number | null | undefined;
  confirma?: 'S' | 'N' | undefined;
}

async function lockMoved(
  context: Context,
  { placa, km_informado }: Told,
): Promise<{ vehicle: LockedVehicle; meter: number | null }> {
  return { vehicle: await lockTyresOf(context, placa), meter: km_informado ?? null };
}

/** Begins a movement the rules have let through, and moves the meter. */
async function recordMovement(
  context: Context,
  vehicle: LockedVehicle,
  kind: MovementKind,
  told: Told,
): Promise<Movement> {
  const { personId: person } = context.actor;
  const { nr_placa: plate } = vehicle;
  const meter = told.km_informado ?? vehicle.meter;
  await recordReading(context.db, {
    plate,
    value: meter,
    origin: 'P',
    person,
    confirmed: told.confirma === 'S',
  });
  return { id: await insertMovement(context.db, kind), plate, meter, person };
}

type Removed = CheckedInput<'removeTyre'>['body'];

/**
 * Depths of a tyre that may be removed, as they were read; null: they were not.
 * @throws Refused what a removal is refused with, and CONFIRMA_SULCO when they are doubted and nobody has said yes
 */
function valuesOf(
  vehicle: LockedVehicle,
  body: Removed,
  meter: number | null,
): readonly (number | null)[] | null {
  const { pneu: nr_sequencial, nr_posicao, ds_lado } = body;
  // Nothing sent: they were not read.
  const values = body.afericoes?.length ? depthsInOrder(body.afericoes) : null;
  const refusal = removalRefusal(vehicle, { nr_sequencial, nr_posicao, ds_lado, meter, values });
  if (refusal !== null) throw refused(refusal);
  const tyre = vehicle.tyres.find((one) => one.nr_sequencial === nr_sequencial);
  if (tyre !== undefined && values !== null)
    askAbout(body, doubtfulDepths(vehicle, meter ?? vehicle.meter, [{ ...tyre, values, sure: false }]));
  return values;
}

/** A tyre leaves its position and joins the stock of the branch. */
async function recordRemoval(
  context: Context,
  movement: Movement,
  { pneu: tyre, observacao }: Removed,
  values: readonly (number | null)[] | null,
): Promise<void> {
  const depths = values?.filter((value) => value !== null) ?? null;
  await updateRemoved(context.db, movement, { tyre, depths, branch: branchOf(context) });
  await closeIntervals(context.db, { ...movement, note: observacao || null }, [tyre]);
}

/** Fire number of a mounted tyre: events name tyres as people do. */
const fireOf = ({ tyres }: LockedVehicle, tyre: number) =>
  tyres.find(({ nr_sequencial }) => nr_sequencial === tyre)?.nr_fogo;

const refused = ({ code, fields, faults }: MovementRefusal) =>
  new Refused(code, { ...(fields && { campos: fields }), ...(faults && { faults }) });
