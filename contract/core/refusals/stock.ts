import type { RefusalTable } from './table.ts';

/** Refusals of parts in stock. */
export const stockRefusals = {
  QUANTIDADE_INTEIRA: {
    status: 422,
    pt: 'Esta peça é contada em inteiros: informe uma quantidade sem fração.',
    es: 'Este repuesto se cuenta en enteros: informe una cantidad sin fracción.',
  },
  ESTOQUE_INSUFICIENTE: { status: 409, pt: 'Estoque insuficiente!', es: '¡Stock insuficiente!' },
  ESTOQUE_UNIDO: {
    status: 409,
    pt: 'Este código foi unido ao de outra peça: lance na que ficou.',
    es: 'Este código se unió al de otro repuesto: regístrelo en el que quedó.',
  },
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
