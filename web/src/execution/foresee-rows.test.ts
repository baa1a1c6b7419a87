import type { OrderCard } from '@terminal/contract';
import { describe, expect, it } from 'vitest';
import { foreseeRows, type KeptOrder, type Row, type WorkList } from './foresee-rows.ts';

const at = '2026-04-20T10:00:00.000Z';
const given: KeptOrder['given'] = {
  what: 'start',
  person: 7,
  name: 'JOAO PEREIRA',
  own: true,
  caller: { kind: 'attendant', approver: false },
  at,
  reason: '',
  item: null,
  next: null,
  done: [],
};
const kept = (part: Partial<KeptOrder['given']>, order: Partial<OrderCard> | null = null): KeptOrder => ({
  number: 1,
  plate: 'ABC1D23',
  given: { ...given, ...part },
  // Of the whole card only these decide.
  order: order as OrderCard | null,
  department: 'FROTA',
});
const lists: Record<string, WorkList> = {
  trucks: { section: 'active', department: 'FROTA' },
  forklifts: { section: 'active', department: 'ARMAZEM' },
  paused: { section: 'paused', department: null },
  rest: { section: 'work', department: null },
  release: { section: 'release', department: null },
};
const rowOf = (part: Partial<Row>) =>
  ({ nr_seq_os: 1, ds_conjunto: 'FREIO', ds_item: 'PASTILHA', ...part }) as Row;
const other = rowOf({ nr_seq_os: 2 });
/** The lists an order is in after a command, where it was in none before. */
const listsWith = (one: KeptOrder) =>
  Object.keys(lists).filter((name) =>
    foreseeRows([other], lists[name] as WorkList, one).some(({ nr_seq_os }) => nr_seq_os === 1),
  );
const card = (st_os: OrderCard['st_os'], estado: OrderCard['estado'] = []): Partial<OrderCard> => ({
  st_os,
  estado,
  liberado: 'S',
  departamento_os: 'ARMAZEM',
  ds_conjunto: null,
  ds_plano: 'PREVENTIVA',
  nr_frota: '12',
});

describe('the work list with a kept command', () => {
  it.each([
    { one: kept({ what: 'start' }), where: ['trucks'] },
    { one: kept({ what: 'resume' }), where: ['trucks'] },
    { one: kept({ what: 'pause' }), where: ['paused'] },
    { one: kept({ what: 'stop' }), where: [] },
    { one: kept({ what: 'stop', next: 5 }), where: ['trucks'] },
    { one: kept({ what: 'finish' }), where: [] },
    { one: kept({ what: 'start' }, card('P', ['running'])), where: ['forklifts'] },
    { one: kept({ what: 'pause' }, card('P', ['paused'])), where: ['paused'] },
    { one: kept({ what: 'stop' }, card('P')), where: ['rest'] },
    { one: kept({ what: 'finish' }, card('L')), where: ['release'] },
    { one: kept({ what: 'finish' }, card('R')), where: [] },
  ])(
    'after $one.given.what (next $one.given.next, state $one.order.st_os) the order is in $where',
    ({ one, where }) => {
      expect(listsWith(one)).toEqual(where);
    },
  );

  it('takes the order out of where it was, and leaves the others', () => {
    const rows = [rowOf({}), other];
    expect(foreseeRows(rows, lists['trucks'] as WorkList, kept({ what: 'pause' }))).toEqual([other]);
  });

  it('names the order as far as it is known', () => {
    const [row] = foreseeRows([], lists['forklifts'] as WorkList, kept({}, card('P', ['running'])));
    expect(row).toMatchObject({
      nr_placa: 'ABC1D23',
      nr_frota: '12',
      ds_conjunto: 'PREVENTIVA',
      dt_inicial: at,
    });
    const [unread] = foreseeRows([], lists['trucks'] as WorkList, kept({}));
    expect(unread).toMatchObject({ nr_placa: 'ABC1D23', nr_frota: null, ds_conjunto: null, permitido: [] });
  });

  it('names an order it has not read as the command did, until the list itself tells', () => {
    const criticidade = { nr_nivel: 1, ds_criticidade: '24 HORAS' } as OrderCard['criticidade'];
    const place = { nr_frota: '77', ds_conjunto: 'LONA GASTA', criticidade, tp_os: 'O' } as const;
    const one = { ...kept({ what: 'pause' }), place };
    expect(foreseeRows([], lists['paused'] as WorkList, one)).toMatchObject([place]);
    const told = foreseeRows([rowOf({})], lists['paused'] as WorkList, one);
    expect(told).toMatchObject([{ ds_conjunto: 'FREIO' }]);
  });

  it('keeps what the former row tells, but not the service that was done', () => {
    const rows = [rowOf({ dt_inicial: '2026-04-20T09:00:00.000Z' })];
    const resumed = foreseeRows(rows, lists['trucks'] as WorkList, kept({ what: 'resume' }));
    expect(resumed).toMatchObject([{ ds_conjunto: 'FREIO', ds_item: 'PASTILHA', dt_inicial: at }]);
    const next = foreseeRows(rows, lists['trucks'] as WorkList, kept({ what: 'stop', next: 5 }));
    expect(next).toMatchObject([{ ds_conjunto: 'FREIO', ds_item: null, dt_inicial: at }]);
  });

  it("leaves the server's own row of the same moment", () => {
    const rows = [rowOf({ dt_inicial: at })];
    expect(foreseeRows(rows, lists['trucks'] as WorkList, kept({}))).toEqual(rows);
  });
});
