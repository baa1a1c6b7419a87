import { EntitySchema } from 'typeorm';

// The tables a card is made of, as a program over an ORM declares them. Numbers of eight bytes come as texts.

export interface Named {
  id: number;
  name: string;
}

interface Vehicle {
  plate: string;
  fleetNumber: string | null;
  type: string;
}

interface Segment extends Named {
  hasTyres: string;
}

interface Level extends Named {
  level: number;
  title: string;
}

interface Problem extends Named {
  segment: Segment;
}

interface OrderItem {
  id: string;
  quantity: string;
  doneAt: Date | null;
  item: Named & { isTimed: string };
}

interface Comment {
  id: string;
  text: string;
  writtenAt: Date;
  writer: Named;
}

interface Work {
  id: string;
  startedAt: Date;
  endedAt: Date | null;
  /** How it ended. */
  end: string | null;
  person: Named;
}

export interface Order {
  id: string;
  branch: number;
  department: string;
  state: string;
  origin: string;
  approved: string;
  lift: string;
  typeId: string;
  openedAt: Date;
  startedAt: Date | null;
  closedAt: Date | null;
  reopenedAt: Date | null;
  meter: number;
  vehicle: Vehicle;
  type: { id: string; name: string };
  problem: Problem | null;
  level: Level | null;
  supplier: Named | null;
  items: OrderItem[];
  comments: Comment[];
  work: Work[];
}

const key = (type: 'int' | 'bigint' | 'varchar' = 'int', generated?: 'increment') =>
  ({ name: 'nr_sequencial', type, primary: true, ...(generated && { generated }) }) as const;
const text = (name: string) => ({ name, type: 'text' }) as const;
const moment = (name: string) => ({ name, type: 'timestamptz', nullable: true }) as const;
const one = (target: string, column: string, referenced?: string) =>
  ({
    type: 'many-to-one',
    target,
    joinColumn: { name: column, ...(referenced && { referencedColumnName: referenced }) },
  }) as const;
const many = (target: string) => ({ type: 'one-to-many', target, inverseSide: 'order' }) as const;

export const LevelEntity = new EntitySchema<Level>({
  name: 'Level',
  tableName: 'criticidade',
  columns: {
    id: key(),
    level: { name: 'nr_nivel', type: 'int' },
    name: text('ds_criticidade'),
    title: text('ds_titulo'),
  },
});

export const OrderEntity = new EntitySchema<Order>({
  name: 'Order',
  tableName: 'os',
  columns: {
    id: key('bigint'),
    branch: { name: 'nr_seq_filial', type: 'int' },
    department: text('departamento_os'),
    state: text('st_os'),
    origin: text('st_origem'),
    approved: text('liberado'),
    lift: text('st_elevador'),
    typeId: text('nr_seq_tipo'),
    openedAt: moment('dt_os'),
    startedAt: moment('dt_inicial'),
    closedAt: moment('dt_final'),
    reopenedAt: moment('dt_reabertura'),
    meter: { name: 'km_atual', type: 'int' },
  },
  relations: {
    vehicle: one('Vehicle', 'nr_placa', 'plate'),
    type: one('Type', 'nr_seq_tipo'),
    problem: one('Problem', 'nr_conjunto'),
    level: one('Level', 'nr_seq_criticidade'),
    supplier: one('Person', 'nr_seq_fornecedor'),
    items: many('OrderItem'),
    comments: many('Comment'),
    work: many('Work'),
  },
});

export const ItemEntity = new EntitySchema<OrderItem & { order: Order }>({
  name: 'OrderItem',
  tableName: 'os_item',
  columns: {
    id: key('bigint', 'increment'),
    quantity: { name: 'qt_quantidade', type: 'numeric' },
    doneAt: moment('dt_atendido'),
  },
  relations: { item: one('Item', 'nr_seq_item'), order: one('Order', 'nr_seq_os') },
});

export const WorkEntity = new EntitySchema<Work & { order: Order }>({
  name: 'Work',
  tableName: 'execucao',
  columns: {
    id: key('bigint', 'increment'),
    startedAt: moment('dt_inicio'),
    endedAt: moment('dt_final'),
    end: { name: 'tp_fim', type: 'text', nullable: true },
  },
  relations: { person: one('Person', 'nr_seq_clifor_inicio'), order: one('Order', 'nr_seq_os') },
});

export const entities = [
  LevelEntity,
  OrderEntity,
  ItemEntity,
  WorkEntity,
  new EntitySchema<Vehicle>({
    name: 'Vehicle',
    tableName: 'veiculo',
    columns: {
      plate: { name: 'nr_placa', type: 'varchar', primary: true },
      fleetNumber: text('nr_frota'),
      type: text('cd_tipoveiculo'),
    },
  }),
  new EntitySchema<Order['type']>({
    name: 'Type',
    tableName: 'tipo_os',
    columns: { id: key('varchar'), name: text('ds_tipo') },
  }),
  new EntitySchema<Segment>({
    name: 'Segment',
    tableName: 'segmento',
    columns: { id: key(), name: text('ds_grupo'), hasTyres: text('habilita_pneus') },
  }),
  new EntitySchema<Problem>({
    name: 'Problem',
    tableName: 'conjunto',
    columns: { id: key(), name: text('ds_conjunto') },
    relations: { segment: one('Segment', 'nr_seq_segmento') },
  }),
  new EntitySchema<Named>({
    name: 'Person',
    tableName: 'g_clifor',
    columns: { id: key(), name: text('ds_colaborador') },
  }),
  new EntitySchema<OrderItem['item']>({
    name: 'Item',
    tableName: 'item',
    columns: { id: key(), name: text('ds_item'), isTimed: text('st_habilita_execucao') },
  }),
  new EntitySchema<Comment & { order: Order }>({
    name: 'Comment',
    tableName: 'os_comentario',
    columns: { id: key('bigint'), text: text('ds_observacao'), writtenAt: moment('created_at') },
    relations: { writer: one('Person', 'nr_seq_clifor'), order: one('Order', 'nr_seq_os') },
  }),
];
