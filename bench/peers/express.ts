import { planTypes } from '@terminal/contract';
import express from 'express';
import { DataSource, type EntityManager, type FindOptionsWhere, In, IsNull, Not } from 'typeorm';
import { entities, ItemEntity, LevelEntity, type Order, OrderEntity, WorkEntity } from './entities.ts';

// What most programs of this kind are made of: Express and an ORM, written as their documentation has it. DATABASE_URL is set by
// the caller, who is told the address.

const database = await new DataSource({
  type: 'postgres',
  url: process.env['DATABASE_URL'] ?? '',
  entities,
  poolSize: 10,
}).initialize();
const orders = database.getRepository(OrderEntity);
const levels = database.getRepository(LevelEntity);

const fleet: FindOptionsWhere<Order> = {
  branch: 1,
  department: 'FROTA',
  origin: 'I',
  approved: 'S',
  closedAt: IsNull(),
  reopenedAt: IsNull(),
  typeId: Not(In([...planTypes])),
};
const onCard = {
  vehicle: true,
  type: true,
  problem: { segment: true },
  level: true,
  supplier: true,
  items: { item: true },
  work: { person: true },
} as const;

const app = express();
const api = express.Router();
app.use('/api', api);

api.get('/os', async (request, response) => {
  const size = Number(request.query['per_page'] ?? 12);
  const [found, total] = await orders.findAndCount({
    where: fleet,
    relations: onCard,
    order: { level: { level: { direction: 'ASC', nulls: 'LAST' } }, openedAt: 'ASC', id: 'ASC' },
    take: size,
  });
  response.json({ current_page: 1, total, last_page: Math.ceil(total / size), data: found.map(card) });
});

api.get('/os/media-liberacao/I', async (_request, response) => {
  const [known, open, kept] = await Promise.all([
    levels.find({ order: { level: 'ASC' } }),
    orders
      .createQueryBuilder('o')
      .select('o.level', 'level')
      .addSelect('count(*)', 'total')
      .where(fleet)
      .groupBy('o.level')
      .getRawMany<{ level: number | null; total: string }>(),
    orders
      .createQueryBuilder('o')
      .select('o.level', 'level')
      .addSelect('round(extract(epoch from avg(coalesce(o.dt_liberado, o.dt_final) - o.openedAt)))', 'mean')
      .where({ branch: 1, department: 'FROTA', origin: 'I', state: Not('E') })
      .andWhere("coalesce(o.dt_liberado, o.dt_final) >= now() - interval '30 days'")
      .groupBy('o.level')
      .getRawMany<{ level: number; mean: string }>(),
  ]);
  // Orders without a level count under the lightest.
  const lightest = known.at(-1)?.id;
  const totalOf = (level: number) =>
    open.reduce((sum, row) => sum + ((row.level ?? lightest) === level ? Number(row.total) : 0), 0);
  const answer = known.map(({ id, level, name, title }) => ({
    nr_nivel: level,
    ds_criticidade: name,
    ds_titulo: title,
    ordem_servico: [
      {
        total_os: totalOf(id),
        media_horas_liberacao: Number(kept.find((row) => row.level === id)?.mean ?? 0) || null,
      },
    ],
  }));
  response.json(answer);
});

api.get('/os/:id', async (request, response) => {
  const order = await orders.findOneOrFail({
    where: { id: request.params.id },
    relations: { ...onCard, comments: { writer: true } },
  });
  const { ds_mecanico, items: _, ...facts } = card(order);
  response.json({
    ...facts,
    ultimoMecanicoAtendente: ds_mecanico === null ? null : { ds_colaborador: ds_mecanico },
    itens: order.items
      .toSorted((a, b) => Number(a.id) - Number(b.id))
      .map(({ id, quantity, doneAt, item }) => ({
        nr_sequencial: Number(id),
        qt_quantidade: Number(quantity),
        dt_atendido: doneAt,
        item: { ds_item: item.name },
      })),
    comentarios: order.comments
      .toSorted((a, b) => Number(b.writtenAt) - Number(a.writtenAt))
      .map(({ id, text, writtenAt, writer }) => ({
        nr_sequencial: Number(id),
        ds_observacao: text,
        created_at: writtenAt,
        g_clifor: { ds_colaborador: writer.name },
      })),
  });
});

const lockOrder = (manager: EntityManager, number: number) =>
  manager.findOneOrFail(OrderEntity, {
    where: { id: String(number) },
    lock: { mode: 'pessimistic_write' },
  });

interface Told {
  nr_seq_os: number;
  nr_seq_clifor: number;
}

api.post('/os/itens/execucoes/iniciar', express.json(), async (request, response) => {
  const { nr_seq_os, nr_seq_clifor } = request.body as Told;
  await database.transaction(async (manager) => {
    const order = await lockOrder(manager, nr_seq_os);
    const person = { id: nr_seq_clifor };
    if (await manager.existsBy(WorkEntity, { person, endedAt: IsNull() })) throw new Error('at work already');
    const now = new Date();
    await manager.save(WorkEntity, { person, order, startedAt: now, endedAt: null });
    await manager.save(OrderEntity, Object.assign(order, { state: 'P', startedAt: now }));
  });
  response.json({});
});

api.put('/os/itens/execucoes/encerrar', express.json(), async (request, response) => {
  const { nr_seq_os, nr_seq_clifor } = request.body as Told;
  await database.transaction(async (manager) => {
    const order = await lockOrder(manager, nr_seq_os);
    const running = { order: { id: order.id }, person: { id: nr_seq_clifor }, endedAt: IsNull() };
    const work = await manager.findOneByOrFail(WorkEntity, running);
    const items = await manager.findBy(ItemEntity, { order: { id: order.id } });
    const now = new Date();
    await manager.save(WorkEntity, Object.assign(work, { endedAt: now, end: 'F' }));
    await manager.save(
      ItemEntity,
      items.map((item) => Object.assign(item, { doneAt: now })),
    );
    await manager.save(OrderEntity, Object.assign(order, { state: 'R', closedAt: now }));
  });
  response.json({});
});

const server = app.listen(0, '127.0.0.1', () => process.send?.(server.address()));

function card(order: Order) {
  const { problem, level } = order;
  const items = order.items.toSorted((a, b) => Number(a.id) - Number(b.id));
  const timed = items.filter(({ item }) => item.isTimed === 'S');
  const newest = order.work.toSorted((a, b) => Number(b.startedAt) - Number(a.startedAt))[0];
  return {
    nr_sequencial: Number(order.id),
    nr_placa: order.vehicle.plate,
    nr_frota: order.vehicle.fleetNumber,
    cd_tipoveiculo: order.vehicle.type,
    dt_os: order.openedAt,
    dt_inicial: order.startedAt,
    ds_tipo: order.type.name,
    st_os: order.state,
    st_origem: order.origin,
    liberado: order.approved,
    st_elevador: order.lift,
    departamento_os: order.department,
    km_atual: order.meter,
    nr_seq_filial: order.branch,
    ds_conjunto: problem?.name ?? null,
    segmento: problem && { ds_grupo: problem.segment.name, habilita_pneus: problem.segment.hasTyres },
    criticidade: level && { nr_nivel: level.level, ds_criticidade: level.name, ds_titulo: level.title },
    ds_fornecedor: order.supplier?.name ?? null,
    ds_mecanico: newest?.person.name ?? null,
    executaveis: timed.length,
    executaveis_encerrados: timed.filter(({ doneAt }) => doneAt !== null).length,
    items: items.map(({ id }) => ({ nr_sequencial: Number(id) })),
  };
}
