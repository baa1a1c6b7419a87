import type pg from 'pg';
import { rescuePlaces, surveyReasons } from '../lists/texts.ts';
import type { Person } from '../people.ts';
import { hour, stamp } from '../time.ts';
import { add, type Rows } from '../write.ts';
import type { Order } from './rows.ts';
import { branchOf, type World } from './world.ts';

const answeredShare = 0.3;
const grades = [
  [10, 30],
  [9, 30],
  [8, 22],
  [7, 10],
  [6, 4],
  [4, 3],
] as const;

/** Writes the call for help of an order; its cause is known once it is closed. */
export function addRescue(world: World, rows: Rows, order: Order, reason: number | null): number {
  const id = ++world.ids.rescue;
  const { random } = world;
  const phone = `(${branchOf(world, order.vehicle.branch).areaCode}) 9${random.int(1000, 9999)}-${random.int(1000, 9999)}`;
  add(rows, 'socorro_emrota', {
    nr_sequencial: id,
    nr_placa: order.vehicle.plate,
    nr_telefone: phone,
    ds_local: random.pick(rescuePlaces),
    dt_chamado: stamp(order.openedAt),
    nr_seq_motivo: reason,
  });
  return id;
}

/** Some openers rate the technician. */
export function addSurvey(
  world: World,
  rows: Rows,
  order: Order,
  technician: number,
  closedAt: number,
): void {
  const { opener } = order;
  if (opener === undefined || !mayRate(opener, technician) || !world.random.chance(answeredShare)) {
    if (order.vehicle.branch === 1) world.unrated = { order: order.id, technician, closedAt };
    return;
  }
  const grade = world.random.weighted(grades);
  add(rows, 'pesquisa', {
    nr_seq_clifor: opener.id,
    nr_seq_clifor_avaliado: technician,
    nr_seq_os: order.id,
    nr_nota: grade,
    ds_observacao: grade <= 6 ? world.random.pick(surveyReasons) : null,
    dt_criacao: stamp(closedAt),
    dt_resposta: stamp(Math.min(world.now, closedAt + 3 * hour)),
  });
}

function mayRate(opener: Person, technician: number): boolean {
  return opener.kind !== 'driver' && opener.id !== technician;
}

/** One of the known people has not yet rated the newest order of hers. */
export async function insertPendingSurvey(client: pg.ClientBase, world: World): Promise<void> {
  const asked = world.people.persons.find(({ name }) => name === 'MARIA ALVES');
  if (asked === undefined || world.unrated === undefined) return;
  const { order, technician, closedAt } = world.unrated;
  await client.query('update os set nr_seq_clifor_abertura = $1 where nr_sequencial = $2', [asked.id, order]);
  await client.query(
    'insert into pesquisa (nr_seq_clifor, nr_seq_clifor_avaliado, nr_seq_os, dt_criacao) values ($1, $2, $3, $4)',
    [asked.id, technician, order, stamp(closedAt)],
  );
}
