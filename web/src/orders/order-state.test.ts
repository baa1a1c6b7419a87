import type { OrderCard } from '@terminal/contract';
import { isComplete, slaOf } from '@terminal/contract/sla';
import { describe, expect, test } from 'vitest';
import { boardOf } from './board.ts';
import { cardLevel, isInAttendance, standingOf } from './order-state.ts';

const began = '2026-11-21T10:00:00Z';
const ended = '2026-11-21T12:00:00Z';
const running = { nr_seq_clifor_inicio: 7, dt_inicio: began };
const stopped = { dt_final: ended, tecnico_final: { ds_colaborador: 'JOAO PEREIRA' } };

const waiting: OrderCard = {
  nr_sequencial: 184502,
  nr_placa: 'RHT4B67',
  nr_frota: '4127',
  cd_tipoveiculo: 'TRUCK 6X2',
  dt_os: '2026-11-21T07:00:00Z',
  dt_inicial: null,
  dt_final: null,
  dt_reabertura: null,
  ds_tipo: 'CORRETIVA',
  nr_seq_tipo: '1',
  tp_os: 'O',
  st_os: 'A',
  st_os_pause: null,
  st_origem: 'I',
  liberado: 'S',
  st_elevador: 'N',
  ds_conjunto: 'VAZAMENTO DE AR',
  nr_conjunto: 1,
  hr_sla: '04:00',
  ds_fornecedor: null,
  departamento_os: 'FROTA',
  km_atual: 1000,
  nr_seq_filial: 1,
  nr_seq_criticidade: 1,
  criticidade: { ds_criticidade: 'IMEDIATA', ds_titulo: 'IMEDIATA', nr_nivel: 0 },
  ds_plano: null,
  pecas_abertas: 0,
  executaveis: 2,
  executaveis_encerrados: 0,
  execucao_inicio: null,
  execucao_final: null,
  segmento: null,
  nr_seq_socorro_emrota: null,
  pausa: null,
  permitido: ['iniciar', 'comentar'],
  estado: [],
  ds_grupo: 'SUSPENSAO',
  ds_ciclo: null,
  ds_mecanico: null,
  ds_filial: null,
  reabertura: null,
  items: [],
};
const card = (change: Partial<OrderCard>): OrderCard => ({ ...waiting, ...change });
const ofLevel = (nr_nivel: number) => ({ ds_criticidade: 'X', ds_titulo: 'X', nr_nivel });

describe('complete', () => {
  test.each([
    [0, 0, false],
    [2, 0, false],
    [2, 1, false],
    [2, 2, true],
  ])('%i executables, %i closed: %s', (executaveis, executaveis_encerrados, expected) => {
    expect(isComplete({ executaveis, executaveis_encerrados, pecas_abertas: 0 })).toBe(expected);
  });
});

describe('in attendance', () => {
  test.each([
    ['nothing', [], false],
    ['work that runs', ['running'], true],
    ['work that rests', ['paused'], false],
  ] as const)('ordinary order with %s', (_, estado, expected) => {
    expect(isInAttendance(card({ estado: [...estado] }))).toBe(expected);
  });

  test.each([
    ['neither date', null, null, false],
    ['dt_inicial', began, null, true],
    ['both dates', began, ended, false],
    ['dt_final alone', null, ended, false],
  ])('vehicle preventive with %s', (_, dt_inicial, dt_final, expected) => {
    expect(isInAttendance(card({ nr_seq_tipo: 'V', dt_inicial, dt_final }))).toBe(expected);
  });
});

describe('colour of a card', () => {
  test.each([
    ['complete', card({ executaveis_encerrados: 2 }), 'done'],
    ['complete preventive', card({ nr_seq_tipo: 'V', executaveis_encerrados: 2 }), 'done'],
    ['vehicle preventive', card({ nr_seq_tipo: 'V' }), 'preventive'],
    ['bodywork preventive', card({ nr_seq_tipo: 'R' }), 'preventive'],
    ['level 0', card({ criticidade: ofLevel(0) }), 0],
    ['level 1', card({ criticidade: ofLevel(1) }), 1],
    ['level 2', card({ criticidade: ofLevel(2) }), 2],
    ['level 3', card({ criticidade: ofLevel(3) }), 3],
    ['level 4', card({ criticidade: ofLevel(4) }), 4],
    ['predictive', card({ nr_seq_tipo: '13', criticidade: ofLevel(2) }), 2],
    ['predictive without criticality', card({ nr_seq_tipo: '13', criticidade: null }), 'preventive'],
    ['without criticality', card({ criticidade: null }), 4],
  ] as const)('%s', (_, order, expected) => {
    expect(cardLevel(order)).toBe(expected);
  });
});

describe('how an order stands', () => {
  test('waiting since it was opened', () => {
    expect(standingOf(waiting, 7)).toEqual({ is: 'waiting', since: waiting.dt_os });
  });

  test('in the hands of the person who looks, or of another', () => {
    const order = card({
      st_os: 'P',
      estado: ['running'],
      execucao_inicio: running,
      ds_mecanico: 'JOAO PEREIRA',
    });
    expect(standingOf(order, 7)).toMatchObject({ is: 'running', own: true, since: began });
    expect(standingOf(order, 8)).toMatchObject({ is: 'running', own: false, who: 'JOAO PEREIRA' });
  });

  test('paused with its reason', () => {
    const pausa = { ds_motivo: 'Aguardando Peças', dt_pausa: ended, nr_seq_clifor: 7, peca_chegou: false };
    expect(standingOf(card({ st_os: 'P', estado: ['paused'], execucao_inicio: running, pausa }), 7)).toEqual({
      is: 'paused',
      reason: 'Aguardando Peças',
      since: ended,
    });
  });

  test('partly done when work ended and items are left', () => {
    const order = card({ st_os: 'P', execucao_inicio: running, execucao_final: stopped });
    expect(standingOf(order, 7)).toEqual({ is: 'partial', since: ended });
  });

  test('complete in the time from its opening to the end of the work', () => {
    const order = card({ st_os: 'L', executaveis_encerrados: 2, execucao_final: stopped });
    expect(standingOf(order, 7)).toEqual({
      is: 'done',
      from: waiting.dt_os,
      to: ended,
      who: 'JOAO PEREIRA',
    });
  });

  test('without executables it is closed, cancelled or awaits its release', () => {
    const none = { executaveis: 0 };
    expect(standingOf(card({ ...none, st_os: 'R' }), 7).is).toBe('closed');
    expect(standingOf(card({ ...none, st_os: 'E' }), 7).is).toBe('cancelled');
    expect(standingOf(card({ ...none, st_os: 'E', liberado: 'N' }), 7).is).toBe('turnedDown');
    expect(standingOf(card({ ...none, st_os: 'L' }), 7).is).toBe('release');
  });
});

describe('SLA', () => {
  test('runs from the opening, whether somebody has started or not', () => {
    expect(slaOf(waiting).from).toBe(waiting.dt_os);
    expect(slaOf(card({ dt_inicial: began })).from).toBe(waiting.dt_os);
  });

  test('a reopened order waits, and is judged, from its reopening', () => {
    const reopened = card({ dt_reabertura: began });
    expect(slaOf(reopened).from).toBe(began);
    expect(standingOf(reopened, 7)).toEqual({ is: 'waiting', since: began });
  });

  test('ends with the work', () => {
    const order = card({ executaveis_encerrados: 2, execucao_final: stopped });
    expect(slaOf(order).until).toBe(ended);
    expect(slaOf(waiting).until).toBeNull();
  });
});

describe('columns', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const fresh = card({ nr_sequencial: 1, dt_os: '2026-11-21T11:00:00Z' });
  const late = card({ nr_sequencial: 2, dt_os: '2026-11-21T06:00:00Z' });
  const light = card({ nr_sequencial: 3, criticidade: null });

  test('five levels, the late orders first, the oldest named', () => {
    const columns = boardOf([fresh, late, light], now);
    expect(columns.map(({ orders }) => orders.map(({ nr_sequencial }) => nr_sequencial))).toEqual([
      [2, 1],
      [],
      [],
      [],
      [3],
    ]);
    expect(columns[0]?.oldest).toBe(late.dt_os);
    expect(columns[1]?.oldest).toBeNull();
  });
});
