import type { ErrorCode } from '@terminal/contract';

/** What a new order was given (doc 2 §5). */
export interface NewOrderInput {
  /** The person may not create orders at all (bloqueia_tela). */
  blocked: boolean;
  plate: string;
  segment: number | null;
  problem: number | null;
  description: string;
}

/** A field that was left out, by its name on the wire, and the text it has. */
export interface MissingField {
  code: ErrorCode;
  field: 'placa' | 'nr_segmento' | 'nr_problema' | 'descricaoProblema';
}

/** Why a new order is refused before anything is looked up: the right, then the fields in their order (NEWOS-03, NEWOS-09). */
export function newOrderRefusal(input: NewOrderInput): { code: ErrorCode } | MissingField | null {
  if (input.blocked) return { code: 'CRIACAO_BLOQUEADA' };
  if (input.plate === '') return { code: 'PLACA_OBRIGATORIA', field: 'placa' };
  if (input.segment === null) return { code: 'SEGMENTO_OBRIGATORIO', field: 'nr_segmento' };
  if (input.problem === null) return { code: 'PROBLEMA_OBRIGATORIO', field: 'nr_problema' };
  if (input.description === '') return { code: 'DESCRICAO_OBRIGATORIA', field: 'descricaoProblema' };
  return null;
}
