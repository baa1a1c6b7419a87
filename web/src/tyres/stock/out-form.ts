import type { InputOf } from '@terminal/contract';

/** Scrap (D) or service (S). */
export type OutKind = 'D' | 'S';

/** What is said of a tyre that leaves, while it is typed. */
export interface OutForm {
  supplier: { id: number; name: string } | null;
  reasons: readonly number[];
  service: number | null;
  note: string;
  /** YYYY-MM-DD, empty while it is typed. */
  date: string;
}

/** A scrap or sending of today nothing was filled into. */
export const emptyOut = (today: string): OutForm => ({
  supplier: null,
  reasons: [],
  service: null,
  note: '',
  date: today,
});

/** A reason more, or one less. */
export const toggled = (reasons: readonly number[], reason: number): number[] =>
  reasons.includes(reason) ? reasons.filter((other) => other !== reason) : [...reasons, reason];

/** The form as it is sent; null: something is missing (doc 3 §3). */
export function outOf(
  kind: OutKind,
  tyre: number,
  { supplier, reasons, service, note, date }: OutForm,
): InputOf<'sendTyreOut'>['body'] | null {
  const chosen = kind === 'D' ? reasons.length > 0 : service !== null;
  if (supplier === null || !chosen || date === '') return null;
  return {
    tipo: kind,
    pneu: tyre,
    fornecedor: supplier.id,
    ...(kind === 'D' ? { motivos: [...reasons] } : { servico: service }),
    observacao: note.trim(),
    data: date,
  };
}
