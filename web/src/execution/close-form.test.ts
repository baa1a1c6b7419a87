import type { OrderDetail } from '@terminal/contract';
import { expect, test } from 'vitest';
import { began, makeItem as item, workedOn as running } from '../test/items.ts';
import {
  asksNothing,
  type CloseForm,
  closeBody,
  closeQuestions,
  emptyForm,
  formOf,
  mergedForm,
  missingIn,
  readForm,
  startedJustNow,
  writeForm,
} from './close-form.ts';

/** What the decisions look at; the rest of an order does not matter to them. */
type Facts = Pick<
  OrderDetail,
  | 'tp_os'
  | 'st_os'
  | 'liberado'
  | 'pausa'
  | 'execucao_inicio'
  | 'execucao_final'
  | 'st_origem'
  | 'segmento'
  | 'nr_seq_socorro_emrota'
  | 'itens'
>;

const order = (part: Partial<Facts> = {}): Facts => ({
  tp_os: 'O',
  st_os: 'P',
  liberado: 'S',
  pausa: null,
  execucao_inicio: { nr_seq_clifor_inicio: 7, dt_inicio: began },
  execucao_final: null,
  st_origem: 'I',
  segmento: null,
  nr_seq_socorro_emrota: null,
  itens: [item(1, running)],
  ...part,
});

test('the last service of an ordinary order asks for nothing, but the order closes with it', () => {
  const questions = closeQuestions(order(), 'stop');
  expect(questions).toMatchObject({
    service: false,
    price: false,
    rescue: false,
    tyres: false,
    closes: true,
  });
  expect(asksNothing(questions)).toBe(false);
});

test('a service beside others is stopped without any question', () => {
  const questions = closeQuestions(order({ itens: [item(1, running), item(2)] }), 'stop');
  expect(questions).toMatchObject({ closes: false, pending: [] });
  expect(asksNothing(questions)).toBe(true);
});

test('finishing names the items that are still to do, not the one in hand', () => {
  const itens = [item(1, running), item(2), item(3, { item_atendido: true })];
  expect(
    closeQuestions(order({ itens }), 'finish').pending.map(({ nr_sequencial }) => nr_sequencial),
  ).toEqual([2]);
});

test('work that belongs to no item must name the service, unless one was done before', () => {
  expect(closeQuestions(order({ itens: [] }), 'finish').service).toBe(true);
  expect(closeQuestions(order({ itens: [item(1, { item_atendido: true })] }), 'finish').service).toBe(false);
});

test('parts are neither services done nor items to do', () => {
  const part = item(4, {
    item_atendido: true,
    item: {
      ds_item: 'x',
      tipo: { nr_sequencial: 4, ds_tipoitem: 'PEÇA' },
      st_habilita_execucao: 'N',
    },
  });
  expect(closeQuestions(order({ itens: [part] }), 'finish')).toMatchObject({ service: true, pending: [] });
});

test('a price is asked of external orders, a reason of rescues', () => {
  expect(closeQuestions(order({ st_origem: 'E' }), 'finish').price).toBe(true);
  expect(closeQuestions(order({ nr_seq_socorro_emrota: 9 }), 'finish').rescue).toBe(true);
});

test('tyres are asked where the segment has them and the order is internal', () => {
  const segmento = { ds_grupo: 'PNEUS', habilita_pneus: 'S' as const };
  expect(closeQuestions(order({ segmento }), 'finish').tyres).toBe(true);
  expect(closeQuestions(order({ segmento, st_origem: 'E' }), 'finish').tyres).toBe(false);
  expect(closeQuestions(order({ segmento: { ...segmento, habilita_pneus: 'N' } }), 'finish').tyres).toBe(
    false,
  );
});

test('under five minutes after the start one is asked, at five minutes not', () => {
  const at = Date.parse(began);
  expect(startedJustNow(began, at + 299_999)).toBe(true);
  expect(startedJustNow(began, at + 300_000)).toBe(false);
  expect(startedJustNow(null, at)).toBe(false);
});

// The order was opened with less on the meter than the vehicle shows now.
const vehicle = { km_atual: 80, km_veiculo: 100, vl_total: null };

test('what is missing is named in the order of the fields', () => {
  const questions = { ...closeQuestions(order(), 'finish'), service: true, price: true, rescue: true };
  expect(missingIn(questions, { ...emptyForm, meter: '99' }, vehicle)).toEqual([
    'service',
    'price',
    'rescue',
    'meter',
  ]);
});

test('a price is missing only while the order has none', () => {
  const questions = closeQuestions(order({ st_origem: 'E' }), 'finish');
  expect(missingIn(questions, emptyForm, vehicle)).toEqual(['price']);
  expect(missingIn(questions, emptyForm, { ...vehicle, vl_total: 300 })).toEqual([]);
});

test('an external plan order asks for its price too', () => {
  expect(closeQuestions(order({ tp_os: 'V', st_origem: 'E' }), 'finish').price).toBe(true);
});

test('the meter may stay empty and may be equal', () => {
  const questions = closeQuestions(order(), 'finish');
  expect(missingIn(questions, emptyForm, vehicle)).toEqual([]);
  expect(missingIn(questions, { ...emptyForm, meter: '100' }, vehicle)).toEqual([]);
});

test('the meter is measured by the vehicle now, not by what it showed when the order was opened', () => {
  const questions = closeQuestions(order(), 'finish');
  expect(missingIn(questions, { ...emptyForm, meter: '90' }, vehicle)).toEqual(['meter']);
});

test('the command carries what was asked and given, nothing else', () => {
  const questions = { ...closeQuestions(order(), 'finish'), price: true };
  const form = { ...emptyForm, cents: 123_45, note: '  ok ', tyreServed: 'A1', rescue: 'X', meter: '120' };
  expect(closeBody({ nr_sequencial: 5 }, 'finish', questions, form)).toEqual({
    nr_seq_os: 5,
    finalizar_os: 'S',
    precoTotal: 123.45,
    km_atual: 120,
    obsExterna: 'ok',
  });
  expect(closeBody({ nr_sequencial: 5 }, 'stop', closeQuestions(order(), 'stop'), emptyForm)).toEqual({
    nr_seq_os: 5,
  });
});

test('a plan order is finished as a whole: every item first, then the meter', () => {
  const part = { ...item(3), item: { ...item(3).item, st_habilita_execucao: 'N' as const } };
  const open = closeQuestions(order({ tp_os: 'V', itens: [item(1, running), part] }), 'finish');
  expect(open.pending.map(({ nr_sequencial }) => nr_sequencial)).toEqual([1, 3]);
  const done = closeQuestions(order({ tp_os: 'V', itens: [{ ...item(1), item_atendido: true }] }), 'finish');
  expect(done).toMatchObject({ plan: true, closes: true, pending: [], service: false, price: false });
  const vehicle = { km_veiculo: 5230, vl_total: null };
  const missing = (meter: string, now = vehicle) => missingIn(done, { ...emptyForm, meter }, now);
  expect(missing('')).toEqual(['meter']);
  expect(missing('5229')).toEqual(['meter']);
  expect(missing('0', { km_veiculo: 0, vl_total: null })).toEqual(['meter']);
  expect(missing('5230')).toEqual([]);
});

test.each([
  emptyForm,
  { ...emptyForm, meter: '125000', note: 'pastilha' },
  { ...emptyForm, cents: 0, service: { nr_sequencial: 7, ds_item: 'FREIO' } },
])('a form is in its draft what it was: %j', (form) => {
  expect(readForm(writeForm(form))).toEqual(form);
});

test('a form nothing was filled into needs no draft', () => {
  expect(writeForm({ ...emptyForm })).toBe('');
});

const everything: CloseForm = {
  service: { nr_sequencial: 3, ds_item: 'Troca de óleo' },
  cents: 12_345,
  rescue: 'PNEU FURADO',
  meter: '5300',
  tyreServed: '11',
  tyreFitted: '12',
  note: 'pastilha no limite',
};

test.each([
  ['everything', everything],
  ['nothing', emptyForm],
])('a close that is opened again has %s that was told', (_, form) => {
  const asked = {
    ...closeQuestions(order(), 'finish'),
    service: true,
    price: true,
    rescue: true,
    tyres: true,
  };
  const body = closeBody({ nr_sequencial: 7 }, 'finish', asked, form);
  expect(formOf(body, 'Troca de óleo')).toEqual(form);
});

test('what was typed into a newer form stays on top of one that is opened again', () => {
  const newer = { ...emptyForm, note: 'outra', meter: '5400' };
  expect(mergedForm(everything, newer)).toEqual({ ...everything, note: 'outra', meter: '5400' });
});
