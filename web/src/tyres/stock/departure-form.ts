import type { InputOf } from '@terminal/contract';

/** Scrap (D) or service (S). */
export type DepartureKind = 'D' | 'S';

/** Form values of a departure. */
export interface DepartureForm {
  supplier: { id: number; name: string } | null;
  reasons: readonly number[];
  service: number | null;
  note: string;
  /** YYYY-MM-DD, empty while it is typed. */
  date: string;
}

/** A scrap or sending of today nothing was filled into. */
export const emptyDeparture = (today: string): DepartureForm => ({
  supplier: null,
  reasons: [],
  service: null,
  note: '',
  date: today,
});

/** A reason more, or one less. */
export const toggled = (reasons: readonly number[], reason: number): number[] =>
  reasons.includes(reason) ? reasons.filter((other) => other !== reason) : [...reasons, reason];

/** What is missing; empty when it can be sent (doc 3 §3). */
export function departureFaults(
  kind: DepartureKind,
  { supplier, reasons, service, date }: DepartureForm,
): ('reasons' | 'service' | 'supplier' | 'date')[] {
  const faults: ReturnType<typeof departureFaults> = [];
  if (kind === 'D' && reasons.length === 0) faults.push('reasons');
  if (kind === 'S' && service === null) faults.push('service');
  if (supplier === null) faults.push('supplier');
  if (date === '') faults.push('date');
  return faults;
}

/** The form as it is sent; null: something is missing. */
export function departureOf(
  kind: DepartureKind,
  tyre: number,
  form: DepartureForm,
): InputOf<'recordTyreDeparture'>['body'] | null {
  const { supplier, reasons, service, note, date } = form;
  if (supplier === null || departureFaults(kind, form).length > 0) return null;
  return {
    tipo: kind,
    pneu: tyre,
    fornecedor: supplier.id,
    ...(kind === 'D' ? { motivos: [...reasons] } : { servico: service }),
    observacao: note.trim(),
    data: date,
  };
}
