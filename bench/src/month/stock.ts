import type { Act, Actor, Scene, Wish } from './field.ts';
import { decider, who, wish } from './field.ts';
import { orderThat } from './work.ts';

const takers = ['technician', 'forklift', 'terminal', 'supplier'] as const;

/** Few parts, so that people want the same. */
const fewParts = `
  select e.nr_sequencial as stock, e.nr_seq_item as item, e.qt_saldo::float8 as balance from estoque e
    join item i on i.nr_sequencial = e.nr_seq_item and i.nr_tipo = 4 and i.st_status = 'A'
   where e.nr_seq_filial = 1 order by e.nr_sequencial desc limit 8`;

interface PartRow {
  stock: number;
  item: number;
  balance: number;
}

/** Parts of orders, what the storekeeper writes, and counts. */
export const stockActs: readonly Act[] = [
  { weight: 7, roles: takers, wish: takePart },
  { weight: 3, roles: takers, wish: takeMany },
  { weight: 3, roles: takers, wish: changePart },
  { weight: 3, roles: takers, wish: givePartBack },
  { weight: 8, roles: ['storekeeper'], wish: enter },
  { weight: 8, roles: ['counter'], wish: count },
  {
    weight: 1,
    roles: ['counter'],
    wish: (_, actor) =>
      Promise.resolve(wish('createInventory', { body: { tp_parte: 'T', ...decider(actor) } })),
  },
  { weight: 1, roles: ['counter'], wish: recount },
  { weight: 0.4, roles: ['counter'], wish: finish },
];

async function takePart(scene: Scene, actor: Actor): Promise<Wish | undefined> {
  const order = await orderThat(scene, actor, 'open');
  const part = await scene.one<PartRow>(fewParts);
  return (
    order &&
    part &&
    wish('insertPart', {
      body: {
        nr_os: order.id,
        nr_sequencial: part.item,
        quantidade: scene.random.int(1, 3),
        ...(order.external && { precoTotal: scene.random.int(10, 400) }),
        ...who(scene, actor),
      },
    })
  );
}

async function takeMany(scene: Scene, actor: Actor): Promise<Wish | undefined> {
  const order = await orderThat(scene, actor, 'open');
  const parts = scene.random.shuffle(await scene.all<PartRow>(fewParts)).slice(0, 3);
  return (
    order &&
    wish('registerMaterials', {
      body: {
        nr_os: order.id,
        materiais: parts.map(({ item }) => ({ nr_sequencial: item, quantidade: 1 })),
        ...who(scene, actor),
      },
    })
  );
}

/** A part on the order, as row of the order. */
async function partOn(scene: Scene, actor: Actor): Promise<{ order: number; row: number } | undefined> {
  const order = await orderThat(scene, actor, 'open');
  if (order === undefined) return undefined;
  const row = await scene.one<{ id: number }>(
    `select oi.nr_sequencial::int as id from os_item oi join item i on i.nr_sequencial = oi.nr_seq_item and i.nr_tipo = 4
      where oi.nr_seq_os = $1`,
    [order.id],
  );
  return row && { order: order.id, row: row.id };
}

async function changePart(scene: Scene, actor: Actor): Promise<Wish | undefined> {
  const part = await partOn(scene, actor);
  return (
    part &&
    wish('changeItem', {
      params: { id: String(part.order), itemId: String(part.row) },
      body: { quantidade: scene.random.int(1, 4), ...who(scene, actor) },
    })
  );
}

async function givePartBack(scene: Scene, actor: Actor): Promise<Wish | undefined> {
  const part = await partOn(scene, actor);
  return (
    part &&
    wish('removeItem', {
      params: { id: String(part.order), itemId: String(part.row) },
      body: who(scene, actor),
    })
  );
}

async function enter(scene: Scene): Promise<Wish | undefined> {
  const part = await scene.one<PartRow>(fewParts);
  const { random } = scene;
  if (part === undefined) return undefined;
  const { stock, balance } = part;
  return random.chance(0.7)
    ? wish('enterStock', {
        body: { nr_seq_estoque: stock, quantidade: random.int(1, 9), documento: 'NF 1', vl_unitario: 12.5 },
      })
    : wish('correctStock', {
        body: {
          nr_seq_estoque: stock,
          qt_saldo: Math.max(0, balance - 1),
          qt_saldo_visto: balance,
          motivo: 'quebrada',
        },
      });
}

interface InventoryRow {
  inventory: number;
  stock: number;
  last: number | null;
}

const inInventory = (scene: Scene, counted: boolean) =>
  scene.one<InventoryRow>(
    `select i.nr_sequencial as inventory, x.nr_seq_estoque as stock, x.nr_seq_contagem::int as last
       from inventario i join inventario_item x on x.nr_seq_inventario = i.nr_sequencial
      where i.nr_seq_filial = 1 and i.dt_final is null and ($1 = false or x.nr_seq_contagem is not null)
      order by x.nr_seq_estoque desc limit 12`,
    [counted],
  );

async function count(scene: Scene, actor: Actor): Promise<Wish | undefined> {
  const row = await inInventory(scene, false);
  return (
    row &&
    wish('confirmCount', {
      body: {
        nr_seq_inventario: row.inventory,
        nr_seq_estoque: row.stock,
        nr_qtidade_contagem: scene.random.int(0, 40),
        nr_seq_contagem: row.last,
        ...decider(actor),
      },
    })
  );
}

async function recount(scene: Scene): Promise<Wish | undefined> {
  const row = await inInventory(scene, true);
  return row && wish('requestRecount', { body: { nr_seq_inventario: row.inventory, itens: [row.stock] } });
}

async function finish(scene: Scene, actor: Actor): Promise<Wish | undefined> {
  const row = await scene.one<{ inventory: number; newest: number | null }>(
    `select i.nr_sequencial as inventory, max(c.nr_sequencial)::int as newest
       from inventario i left join inventario_contagem c on c.nr_seq_inventario = i.nr_sequencial
      where i.nr_seq_filial = 1 and i.dt_final is null group by 1`,
  );
  return (
    row &&
    wish('finishInventory', {
      body: { nr_seq_inventario: row.inventory, nr_seq_contagem: row.newest, ...decider(actor) },
    })
  );
}
