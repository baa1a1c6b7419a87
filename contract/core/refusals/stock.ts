import type { RefusalTable } from './table.ts';

/** Refusals of parts in stock. */
export const stockRefusals = {
  ESTOQUE_INSUFICIENTE: { status: 409, pt: 'Estoque insuficiente!', es: '¡Stock insuficiente!' },
  SALDO_MUDOU: {
    status: 409,
    pt: 'O saldo mudou enquanto isso. Confira antes de corrigir.',
    es: 'El saldo cambió mientras tanto. Revise antes de corregir.',
  },
  SALDO_IGUAL: { status: 422, pt: 'O saldo já é este.', es: 'El saldo ya es este.' },
  DOCUMENTO_OBRIGATORIO: {
    status: 422,
    pt: 'Informe a nota ou o documento!',
    es: '¡Informe la factura o el documento!',
  },
} as const satisfies RefusalTable;
