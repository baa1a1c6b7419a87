import type { AnswerOf } from '@terminal/contract';
import { isPhone } from '@terminal/contract/phone';
import { lettersAndDigits } from '../../core/scan/code.ts';

/** A vehicle the new order can be about. */
export type Vehicle = AnswerOf<'listVehicles'>['vehicles'][number];

/** What has been filled in; each choice opens the next (NEWOS-02). */
export interface NewOrderForm {
  /** Customer operation; 0: vehicles of none. */
  operation: number | null;
  plate: string | null;
  segment: number | null;
  problem: number | null;
  description: string;
  /** The driver, if given. */
  driver: number | null;
  /** Roadside rescue (RESCUE-01); phone and place are kept while the switch is turned off and on. */
  rescue: boolean;
  phone: string;
  place: string;
}

/** A form nothing was filled into. */
export const emptyForm: NewOrderForm = {
  operation: null,
  plate: null,
  segment: null,
  problem: null,
  description: '',
  driver: null,
  rescue: false,
  phone: '',
  place: '',
};

/** The choices, each enabled by the one before it. */
const choices = ['operation', 'plate', 'segment', 'problem'] as const;
export type ChoiceName = (typeof choices)[number];

/** The first choice not made yet; null: all are. */
export const nextChoice = (form: NewOrderForm): ChoiceName | null =>
  choices.find((name) => form[name] === null) ?? null;

/** Value for vehicles without operation. */
export const noOperation = 0;

/** The operation of a vehicle in this branch. */
const operationOf = (vehicle: Vehicle): number => vehicle.veiculo_filial[0]?.nr_seq_operacao ?? noOperation;

/** Vehicles of an operation. */
export const vehiclesOf = (vehicles: readonly Vehicle[], operation: number | null): Vehicle[] =>
  vehicles.filter((vehicle) =>
    vehicle.veiculo_filial.some(({ nr_seq_operacao }) => (nr_seq_operacao ?? noOperation) === operation),
  );

/** The vehicle of a label or typed text, by plate or fleet number. */
export function findVehicle(vehicles: readonly Vehicle[], code: string): Vehicle | undefined {
  if (code === '') return undefined;
  return (
    vehicles.find(({ nr_placa }) => lettersAndDigits(nr_placa) === code) ??
    vehicles.find(({ nr_frota }) => nr_frota !== null && lettersAndDigits(nr_frota) === code)
  );
}

/** Vehicles matching a typed text: the exact one, else those whose plate or fleet number begins with it. */
export function findVehicles(vehicles: readonly Vehicle[], code: string): Vehicle[] {
  const exact = findVehicle(vehicles, code);
  if (exact !== undefined || code === '') return exact === undefined ? [] : [exact];
  return vehicles.filter(({ nr_placa, nr_frota }) =>
    [nr_placa, nr_frota ?? ''].some((text) => lettersAndDigits(text).startsWith(code)),
  );
}

/** Another operation: plate, segment and problem are asked again (NEWOS-02). */
export const withOperation = (form: NewOrderForm, operation: number): NewOrderForm =>
  operation === form.operation ? form : { ...form, operation, plate: null, segment: null, problem: null };

/** Another vehicle brings its operation; its type may have other segments and problems. */
export const withVehicle = (form: NewOrderForm, vehicle: Vehicle): NewOrderForm =>
  vehicle.nr_placa === form.plate
    ? form
    : { ...form, operation: operationOf(vehicle), plate: vehicle.nr_placa, segment: null, problem: null };

/** Another segment has other problems. */
export const withSegment = (form: NewOrderForm, segment: number): NewOrderForm =>
  segment === form.segment ? form : { ...form, segment, problem: null };

/** What a new order still needs; phoneWrong: a phone that is none. */
export type MissingField = 'plate' | 'segment' | 'problem' | 'description' | 'phone' | 'phoneWrong';

/** The fields left empty, in their order (NEWOS-03); of a rescue the phone too, which has to be one. */
export function missingIn(form: NewOrderForm): MissingField[] {
  const missing: MissingField[] = [];
  if (form.plate === null) missing.push('plate');
  if (form.segment === null) missing.push('segment');
  if (form.problem === null) missing.push('problem');
  if (form.description.trim() === '') missing.push('description');
  if (form.rescue && form.phone.trim() === '') missing.push('phone');
  else if (form.rescue && !isPhone(form.phone.trim())) missing.push('phoneWrong');
  return missing;
}

/** A form as it was left; anything unreadable is an empty one. */
export function readDraft(text: string): NewOrderForm {
  try {
    // Written by this file alone; a draft of an older version lacks at most fields.
    const kept = JSON.parse(text) as Partial<NewOrderForm>;
    return { ...emptyForm, ...kept };
  } catch {
    return emptyForm;
  }
}

/** The form as a draft; an empty one leaves nothing behind. */
export const writeDraft = (form: NewOrderForm): string =>
  JSON.stringify(form) === JSON.stringify(emptyForm) ? '' : JSON.stringify(form);
