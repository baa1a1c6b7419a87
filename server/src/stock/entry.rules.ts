import type { ErrorCode } from '@terminal/contract';

/** What somebody wants to write into the ledger by hand. */
export interface Entry {
  /** E an entry, S out to correct the balance. */
  kind: 'E' | 'S';
  document: string;
  reason: string;
}

/** An entry has its paper, a correction its reason; null: it may be written. */
export function entryRefusal({ kind, document, reason }: Entry): ErrorCode | null {
  if (kind === 'E') return document === '' ? 'DOCUMENTO_OBRIGATORIO' : null;
  return reason === '' ? 'JUSTIFICATIVA_OBRIGATORIA' : null;
}
