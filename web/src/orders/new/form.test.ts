import { describe, expect, it, test } from 'vitest';
import {
  emptyForm,
  findVehicle,
  findVehicles,
  missingIn,
  type NewOrderForm,
  nextChoice,
  noOperation,
  readDraft,
  vehiclesOf,
  withOperation,
  withSegment,
  withVehicle,
  writeDraft,
} from './form.ts';

const vehicle = (nr_placa: string, operation: number | null, nr_frota: string | null = null) => ({
  nr_placa,
  nr_frota,
  ds_modelo: null,
  cd_tipoveiculo: 'TRUCK',
  veiculo_filial: [{ nr_seq_operacao: operation }],
});
const fleet = [vehicle('RHT4B67', 1, '4067'), vehicle('AXY-1234', 2), vehicle('EMP-014', null)];
const filled: NewOrderForm = {
  operation: 1,
  plate: 'RHT4B67',
  segment: 3,
  problem: 12,
  description: 'freio puxa',
  driver: null,
  rescue: false,
  phone: '',
  place: '',
};

describe('the form of a new order', () => {
  it('asks plate, segment and problem again when the operation changes', () => {
    expect(withOperation(filled, 2)).toEqual({ ...emptyForm, operation: 2, description: 'freio puxa' });
    expect(withOperation(filled, 1)).toBe(filled);
  });

  it('takes the operation of a scanned vehicle and asks what depends on it again', () => {
    expect(withVehicle(filled, vehicle('AXY-1234', 2))).toEqual({
      ...filled,
      operation: 2,
      plate: 'AXY-1234',
      segment: null,
      problem: null,
    });
    expect(withVehicle(filled, vehicle('RHT4B67', 1))).toBe(filled);
  });

  it('asks the problem again when the segment changes', () => {
    expect(withSegment(filled, 4).problem).toBeNull();
    expect(withSegment(filled, 3).problem).toBe(12);
  });

  it('offers the vehicles of an operation, also those of none', () => {
    expect(vehiclesOf(fleet, 1).map(({ nr_placa }) => nr_placa)).toEqual(['RHT4B67']);
    expect(vehiclesOf(fleet, 0).map(({ nr_placa }) => nr_placa)).toEqual(['EMP-014']);
    expect(vehiclesOf(fleet, null)).toEqual([]);
  });

  it.each([
    ['RHT4B67', 'RHT4B67'],
    ['AXY1234', 'AXY-1234'],
    ['EMP014', 'EMP-014'],
    ['4067', 'RHT4B67'],
    ['ZZZ9999', undefined],
    ['', undefined],
  ])('finds a vehicle by the code %s', (code, plate) => {
    expect(findVehicle(fleet, code)?.nr_placa).toBe(plate);
  });

  it('names the fields left empty in their order; the operation is none of them', () => {
    expect(missingIn(emptyForm)).toEqual(['plate', 'segment', 'problem', 'description']);
    expect(missingIn({ ...filled, operation: null, description: '  ' })).toEqual(['description']);
    expect(missingIn(filled)).toEqual([]);
  });

  it('asks the phone of a rescue alone, and one that can be called', () => {
    const rescue = { ...filled, rescue: true };
    expect(missingIn(rescue)).toEqual(['phone']);
    expect(missingIn({ ...rescue, phone: '12' })).toEqual(['phoneWrong']);
    expect(missingIn({ ...rescue, phone: '(41) 99888-7766' })).toEqual([]);
    expect(missingIn({ ...filled, phone: '12' })).toEqual([]);
  });

  it('comes back from its draft, and an unreadable draft is an empty form', () => {
    expect(readDraft(writeDraft(filled))).toEqual(filled);
    expect(writeDraft(emptyForm)).toBe('');
    expect(readDraft('{')).toEqual(emptyForm);
    expect(readDraft('')).toEqual(emptyForm);
  });
});

test.each([
  ['RHT', ['RHT4B67']],
  ['AXY', ['AXY-1234']],
  ['40', ['RHT4B67']],
  ['RHT4B67', ['RHT4B67']],
  ['B67', []],
  ['', []],
])('what begins like %j are the vehicles %j', (code, plates) => {
  expect(findVehicles(fleet, code).map(({ nr_placa }) => nr_placa)).toEqual(plates);
});

test('a choice opens the next one that is not made', () => {
  expect(nextChoice(emptyForm)).toBe('operation');
  expect(nextChoice({ ...emptyForm, operation: noOperation })).toBe('plate');
  expect(nextChoice({ ...emptyForm, operation: 3, plate: 'RHT4B67', segment: 2 })).toBe('problem');
  expect(nextChoice({ ...emptyForm, operation: 3, plate: 'RHT4B67', segment: 2, problem: 5 })).toBeNull();
});
