import type { Signed } from '../../server/test/api.ts';
import { planVehicle } from '../../server/test/due-plans.ts';
import { placeInPlan } from '../../server/test/forecast.ts';
import { beginInventory, stockPart } from '../../server/test/inventory.ts';
import { makeOrder } from '../../server/test/orders.ts';
import { makePlanOrder } from '../../server/test/plan-orders.ts';
import { dressVehicle } from '../../server/test/tyres.ts';
import { people } from './people.ts';
import { endAllWork, pauseAs, startAs } from './work.ts';
import type { World } from './world.ts';

/** Something of everything, so that no page and no sheet is empty. */
export interface Scene {
  orders: { waiting: number; running: number; paused: number; rescue: number; planned: number };
  inventory: number;
  plates: { waiting: string; paused: string; due: string; held: string; dressed: string };
}

/** Sets it: joao works, carlos has paused, a plan is due, a reading is held, a vehicle has tyres. */
export async function setScene(world: World): Promise<Scene> {
  const joao = await world.api.signIn(people.joao.number, people.joao.digits);
  const carlos = await world.api.signIn(people.carlos.number, people.carlos.digits);
  await endAllWork(world.api);
  const [waiting, running, paused, rescue] = [
    await makeOrder(world.api, { services: 3 }),
    await makeOrder(world.api, { services: 2 }),
    await makeOrder(world.api),
    await makeOrder(world.api, { rescue: true }),
  ];
  await startAs(world.api, carlos, paused.order);
  await pauseAs(world.api, carlos, paused.order);
  await startAs(world.api, joao, running.order);
  const planned = await makePlanOrder(world.api);
  await placeInPlan(world.api, { cycles: [{ days: 60 }], lastDaysAgo: 70 });
  const orders = {
    planned: planned.order,
    waiting: waiting.order,
    running: running.order,
    paused: paused.order,
    rescue: rescue.order,
  };
  const { plate: due } = await planVehicle(world.api);
  const [held] = await world.api.sql<{ nr_placa: string }>(
    "select nr_placa from leitura_retida where st_leitura = 'P'",
  );
  const inventory = await setInventory(world, joao);
  const { plate: dressed } = await dressVehicle(world.api, 'BITRUCK 8X2', { empty: ['3EI'] });
  const plates = { waiting: waiting.plate, paused: paused.plate, due, held: held?.nr_placa ?? '', dressed };
  return { orders, inventory, plates };
}

/** An inventory with a difference, a recount and an unknown code. */
async function setInventory({ api }: World, joao: Signed): Promise<number> {
  const parts = [await stockPart(api, { price: 12.5 }), await stockPart(api)];
  const approver = await api.signIn(people.staff.number, people.staff.digits);
  const inventory = await beginInventory(api, joao);
  const named = { nr_seq_inventario: inventory };
  for (const { id } of parts)
    await api.call('confirmCount', { body: { ...named, nr_seq_estoque: id, nr_qtidade_contagem: 8 } }, joao);
  await api.call(
    'requestRecount',
    { body: { ...named, itens: parts.slice(1).map(({ id }) => id) } },
    approver,
  );
  await api.call('noteUnknownCode', { body: { ...named, ds_codigo: 'XPTO99' } }, joao);
  return inventory;
}
