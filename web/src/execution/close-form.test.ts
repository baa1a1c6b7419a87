import type { OrderDetail } from '@terminal/contract';
import { closingAsks } from '@terminal/contract/order-closing';
import { expect, test } from 'vitest';
import { type CloseForm, emptyForm, mergedForm, readForm, writeForm } from '../orders/close-draft.ts';
import { began, makeItem } from '../test/items.ts';
import { asksNothing, closeBody, formOf, missingFields, warnsEarly, withDone } from './close-form.ts';

/** Required input of closing an order whose last service is running. */
const pede = closingAsks({
  plan: false,
  external: false,
  item: 1,
  items: [{ id: 1, attended: false, executable: true, service: true }],
  rescue: false,
  tyres: false,
  registered: 0,
});

test('only stopping a service beside others needs no sheet, and only where nothing is asked', () => {
  const beside = { ...pede, fecha: false, pendentes: [2] };
  expect(asksNothing('stop', beside)).toBe(true);
  expect(asksNothing('finish', beside)).toBe(false);
  expect(asksNothing('stop', pede)).toBe(false);
  expect(asksNothing('stop', { ...beside, preco: 'pode' })).toBe(false);
  expect(asksNothing('stop', { ...beside, servico: true })).toBe(false);
  expect(asksNothing('stop', { ...beside, socorro: true })).toBe(false);
});

test('under five minutes after the start one is asked, at five minutes not', () => {
  const at = Date.parse(began);
  const order = { pede, dt_inicial: began };
  expect(warnsEarly('finish', order, at + 299_999)).toBe(true);
  expect(warnsEarly('finish', order, at + 300_000)).toBe(false);
  expect(warnsEarly('finish', { pede, dt_inicial: null }, at)).toBe(false);
});

test('finishing so early is asked about although other items are still open, stopping one of several is not', () => {
  const order = { pede: { fecha: false }, dt_inicial: began };
  const at = Date.parse(began) + 1_000;
  expect(warnsEarly('finish', order, at)).toBe(true);
  expect(warnsEarly('stop', order, at)).toBe(false);
  expect(warnsEarly('stop', { ...order, pede }, at)).toBe(true);
});

// The order was opened with less on the meter than the vehicle shows now.
const vehicle = { km_atual: 80, km_veiculo: 100 };

test('what is missing is named in the order of the fields', () => {
  const asks = { ...pede, servico: true, preco: 'deve' as const, socorro: true };
  expect(missingFields(asks, { ...emptyForm, meter: '99' }, vehicle)).toEqual([
    'servico',
    'preco',
    'socorro',
    'km',
  ]);
});

test('a price that is registered already may stay empty', () => {
  expect(missingFields({ ...pede, preco: 'deve' }, emptyForm, vehicle)).toEqual(['preco']);
  expect(missingFields({ ...pede, preco: 'deve' }, { ...emptyForm, cents: 1 }, vehicle)).toEqual([]);
  expect(missingFields({ ...pede, preco: 'pode' }, emptyForm, vehicle)).toEqual([]);
});

test('the meter may stay empty and may be equal', () => {
  expect(missingFields(pede, emptyForm, vehicle)).toEqual([]);
  expect(missingFields(pede, { ...emptyForm, meter: '100' }, vehicle)).toEqual([]);
});

test('the meter is measured by the vehicle now, not by what it showed when the order was opened', () => {
  expect(missingFields(pede, { ...emptyForm, meter: '90' }, vehicle)).toEqual(['km']);
});

test('the command carries what was asked and given, nothing else', () => {
  const asked = { ...pede, preco: 'deve' as const };
  const form = { ...emptyForm, cents: 123_45, note: '  ok ', tyreServed: 'A1', rescue: 'X', meter: '120' };
  expect(closeBody({ nr_sequencial: 5, pede: asked }, 'finish', form)).toEqual({
    nr_seq_os: 5,
    finalizar_os: 'S',
    precoTotal: 123.45,
    km_atual: 120,
    obsExterna: 'ok',
  });
  expect(closeBody({ nr_sequencial: 5, pede }, 'stop', emptyForm)).toEqual({ nr_seq_os: 5 });
});

test('a plan order is finished with its meter', () => {
  const missing = (meter: string, km_veiculo = 5230) =>
    missingFields({ ...pede, km: true }, { ...emptyForm, meter }, { km_veiculo });
  expect(missing('')).toEqual(['km']);
  expect(missing('5229')).toEqual(['km']);
  expect(missing('0', 0)).toEqual(['km']);
  expect(missing('5230')).toEqual([]);
});

test.each([
  emptyForm,
  { ...emptyForm, meter: '125000', note: 'pastilha' },
  { ...emptyForm, cents: 0, service: { nr_sequencial: 7, ds_item: 'FREIO' } },
])('a form is in its draft what it was: %j', (form) => {
  expect(readForm(writeForm(form))).toEqual(form);
});

test('finishing asks as if what was ticked were attended', () => {
  const order = {
    tp_os: 'O',
    st_origem: 'I',
    nr_seq_os_item: 1,
    itens: [makeItem(1), makeItem(2)],
    socorro_emrota: null,
    segmento: null,
    vl_total: null,
    // Of the whole page only these decide.
  } as unknown as OrderDetail;
  expect(withDone(order, { done: [] }).pede).toMatchObject({ fecha: false, pendentes: [2] });
  expect(withDone(order, { done: [2] }).pede).toMatchObject({ fecha: true, pendentes: [] });
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
  done: [4, 5],
};

test.each([
  ['everything', everything],
  ['nothing', emptyForm],
])('a close that is opened again has %s that was told', (_, form) => {
  const asked = { ...pede, servico: true, preco: 'deve' as const, socorro: true, pneus: true };
  const body = closeBody({ nr_sequencial: 7, pede: asked }, 'finish', form);
  expect(formOf(body, 'Troca de óleo')).toEqual(form);
});

test('what was typed into a newer form stays on top of one that is opened again', () => {
  const newer = { ...emptyForm, note: 'outra', meter: '5400' };
  expect(mergedForm(everything, newer)).toEqual({ ...everything, note: 'outra', meter: '5400' });
});
