import { after, type WorkCommand } from '@terminal/contract/order-after';
import { closingAsks } from '@terminal/contract/order-closing';
import { factsOf, holdingOf } from '@terminal/contract/order-facts';
import { permittedCommands, situationOf } from '@terminal/contract/order-rules';
import { closingFactsOf } from '@terminal/contract/order-told';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Signed } from '../../test/api.ts';
import { makeOrder } from '../../test/orders.ts';
import { attendAll, makePlanOrder } from '../../test/plan-orders.ts';
import { openWorkshop, type Workshop } from '../../test/work.ts';

// Compares `after`, with which a terminal predicts facts without network, with the facts in the database.

let shop: Workshop;

beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(() => shop.api.close());

interface Step {
  command: WorkCommand;
  by: Signed;
  extra?: object;
}

const send = ({ command, by, extra = {} }: Step, order: number) => {
  if (command === 'pausar') return shop.pause(by, order);
  if (command === 'parar') return shop.close(by, order, extra);
  if (command === 'finalizar') return shop.close(by, order, { finalizar_os: 'S', ...extra });
  return shop.start(by, order, extra);
};

/** Sends the commands one after another and compares the order after each with the prediction. */
async function follow(order: number, steps: readonly Step[]) {
  const { joao, detail } = shop;
  for (const step of steps) {
    const before = await detail(joao, order);
    const own = step.by.person === joao.person;
    const foreseen = after(factsOf(before), step.command, { own, closes: before.pede.fecha });
    expect(await send(step, order)).toMatchObject({ status: 200 });
    const now = await detail(joao, order);
    expect([step.command, now.st_os, now.estado]).toEqual([
      step.command,
      foreseen.st_os,
      holdingOf(foreseen),
    ]);
    const caller = { kind: 'attendant', approver: false } as const;
    expect(now.permitido).toEqual(permittedCommands(caller, situationOf(foreseen)));
    expect(now.pede).toEqual(closingAsks(closingFactsOf(now)));
  }
}

it('an ordinary order comes to what was foreseen of it, service by service', async () => {
  const { order } = await makeOrder(shop.api, { services: 2 });
  const by = shop.joao;
  await follow(order, [
    { command: 'iniciar', by },
    { command: 'pausar', by },
    { command: 'continuar', by },
    { command: 'parar', by },
    { command: 'iniciar', by },
    { command: 'finalizar', by },
  ]);
});

it('so does one whose last service is stopped, and one of others', async () => {
  const { order } = await makeOrder(shop.api);
  const by = shop.carlos;
  await follow(order, [
    { command: 'iniciar', by },
    { command: 'pausar', by },
    { command: 'continuar', by },
    { command: 'parar', by },
  ]);
});

it('so does one without items, whose service is named at the end', async () => {
  const { order } = await makeOrder(shop.api, { services: 0 });
  const [service] = await shop.api.sql<{ nr_sequencial: number }>(
    "select nr_sequencial from item where nr_tipo = 3 and st_status = 'A' limit 1",
  );
  const by = shop.joao;
  const extra = { nr_servico: service?.nr_sequencial };
  expect((await shop.detail(by, order)).pede).toMatchObject({ servico: true, fecha: true });
  await follow(order, [
    { command: 'iniciar', by },
    { command: 'parar', by, extra },
  ]);
});

it('so does the order of a plan', async () => {
  const { order } = await makePlanOrder(shop.api);
  const by = shop.joao;
  await follow(order, [
    { command: 'iniciar', by },
    { command: 'pausar', by },
    { command: 'continuar', by },
  ]);
  expect((await shop.detail(by, order)).pede).toMatchObject({ km: true, fecha: true });
  await attendAll(shop.api, order);
  const { km_veiculo } = await shop.detail(by, order);
  await follow(order, [{ command: 'finalizar', by, extra: { km_atual: km_veiculo } }]);
});
