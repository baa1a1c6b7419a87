import type { RefusalTable } from './table.ts';

/** Refusals of parts in stock. */
export const stockRefusals = {
  ESTOQUE_INSUFICIENTE: { status: 409, texto: 'Estoque insuficiente!' },
  SALDO_MUDOU: { status: 409, texto: 'O saldo mudou enquanto isso. Confira antes de corrigir.' },
  SALDO_IGUAL: { status: 422, texto: 'O saldo já é este.' },
  DOCUMENTO_OBRIGATORIO: { status: 422, texto: 'Informe a nota ou o documento!' },
} as const satisfies RefusalTable;
