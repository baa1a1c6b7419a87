import type { RefusalCode } from '@terminal/contract';

/** An entry has its paper; null: it may be written. */
export const entryRefusal = (document: string): RefusalCode | null =>
  document === '' ? 'DOCUMENTO_OBRIGATORIO' : null;

/** A balance about to be corrected. */
export interface Correction {
  /** As it is, as the person saw it, and as it should be. */
  balance: number;
  seen: number;
  right: number;
  reason: string;
}

/** Why a correction is refused: no reason, the balance seen has changed, or it is right already; null: allowed. */
export function correctionRefusal({ balance, seen, right, reason }: Correction): RefusalCode | null {
  if (reason === '') return 'JUSTIFICATIVA_OBRIGATORIA';
  if (balance !== seen) return 'SALDO_MUDOU';
  return right === balance ? 'SALDO_IGUAL' : null;
}
