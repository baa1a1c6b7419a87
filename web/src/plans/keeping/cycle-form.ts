import type { InputOf, Unit } from '@terminal/contract';
import { isBroken } from '../../core/format/amounts.ts';
import { typedNumber, writtenNumber } from '../../core/format/typed.ts';
import type { Cycle } from './api.ts';

export type KeptCycle = InputOf<'saveCycles'>['body']['ciclos'][number];

/** A service or part while the cycle is edited; the quantity as typed. */
export interface FormItem {
  nr_seq_item: number;
  ds_item: string;
  nr_tipo: number;
  cd_unidade: Unit | null;
  quantity: string;
}

/** A cycle while it is edited: numbers as typed. */
export interface CycleForm {
  name: string;
  meter: string;
  days: string;
  hours: string;
  items: readonly FormItem[];
}

/** Which field is wrong, and why. */
export type CycleFault = Partial<Record<'name' | 'meter' | 'days' | 'hours', 'missing' | 'number'>> & {
  items?: 'number' | 'whole';
};

/** A new cycle. */
export const emptyCycle: CycleForm = { name: '', meter: '', days: '', hours: '', items: [] };

/** A cycle as its form shows it. */
export const formOf = (cycle: Cycle): CycleForm => ({
  name: cycle.ds_ciclo,
  meter: writtenNumber(cycle.km_intervalo),
  days: writtenNumber(cycle.qt_dias),
  hours: writtenNumber(cycle.qt_horas),
  items: cycle.itens.map(({ qt_quantidade, ...item }) => ({
    ...item,
    quantity: writtenNumber(qt_quantidade),
  })),
});

/** A number as people write it: '20.000' and '2,5'. Null when empty, NaN when it is none. */
export function readNumber(text: string): number | null {
  return text.trim() === '' ? null : (typedNumber(text, 2) ?? Number.NaN);
}

const whole = (value: number | null, most: number) =>
  value === null || (Number.isInteger(value) && value >= 1 && value <= most);
const between = (value: number | null, least: number, most: number) =>
  value === null || (value >= least && value <= most);

/** What is wrong with a form; empty when it can be saved. Bodywork counts days alone. */
export function faultsOf(form: CycleForm, bodywork: boolean): CycleFault {
  const faults: CycleFault = {};
  const [meter, days, hours] = [readNumber(form.meter), readNumber(form.days), readNumber(form.hours)];
  if (form.name.trim() === '') faults.name = 'missing';
  if (!whole(meter, 9_999_999)) faults.meter = 'number';
  else if ((bodywork || meter === null) && days === null) faults[bodywork ? 'days' : 'meter'] = 'missing';
  if (!whole(days, 3_650)) faults.days = 'number';
  if (!between(hours, 0.25, 999)) faults.hours = 'number';
  const quantities = form.items.map(({ quantity }) => readNumber(quantity));
  if (quantities.some((value) => value === null || !between(value, 0.01, 99_999))) faults.items = 'number';
  else if (form.items.some(({ quantity, cd_unidade }) => isBroken(readNumber(quantity), cd_unidade)))
    faults.items = 'whole';
  return faults;
}

/** A faultless form as it is sent. */
export const cycleOf = (id: number | null, form: CycleForm, bodywork: boolean): KeptCycle => ({
  nr_sequencial: id,
  ds_ciclo: form.name.trim(),
  km_intervalo: bodywork ? null : readNumber(form.meter),
  qt_dias: readNumber(form.days),
  qt_horas: readNumber(form.hours),
  itens: form.items.map(({ nr_seq_item, quantity }) => ({
    nr_seq_item,
    qt_quantidade: readNumber(quantity) ?? 1,
  })),
});

/** A cycle of a ring in input form, unchanged. */
export const keptOf = (cycle: Cycle): KeptCycle => ({
  nr_sequencial: cycle.nr_sequencial,
  ds_ciclo: cycle.ds_ciclo,
  km_intervalo: cycle.km_intervalo,
  qt_dias: cycle.qt_dias,
  qt_horas: cycle.qt_horas,
  itens: cycle.itens.map(({ nr_seq_item, qt_quantidade }) => ({ nr_seq_item, qt_quantidade })),
});

/** A list with one entry a place further forward (-1) or back (1); as it is at the ends. */
export function moved<T>(list: readonly T[], place: number, by: -1 | 1): T[] {
  const other = place + by;
  const [one, two] = [list[place], list[other]];
  if (one === undefined || two === undefined) return [...list];
  return list.map((entry, at) => (at === place ? two : at === other ? one : entry));
}
