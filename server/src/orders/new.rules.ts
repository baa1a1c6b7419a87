import type { RefusalCode } from '@terminal/contract';
import { isPhone } from '@terminal/contract/phone';

/** What a new order was given (doc 2 §5). */
export interface NewOrderInput {
  /** The person may not create orders at all (bloqueia_tela). */
  blocked: boolean;
  plate: string;
  segment: number | null;
  problem: number | null;
  description: string;
  /** Phone of a roadside rescue; null: the order is none. */
  phone: string | null;
}

/** A field that was left out or cannot be used, by its name on the wire. */
export interface WrongField {
  code: RefusalCode;
  field: 'placa' | 'nr_segmento' | 'nr_problema' | 'descricaoProblema' | 'nr_telefone';
  /** What is wrong with it. */
  fault: 'VAZIO' | 'INVALIDO';
}

/** Why a new order is refused before anything is looked up: the right, then the fields in their order (NEWOS-03, NEWOS-09). */
export function newOrderRefusal(input: NewOrderInput): { code: RefusalCode } | WrongField | null {
  if (input.blocked) return { code: 'CRIACAO_BLOQUEADA' };
  if (input.plate === '') return { code: 'PLACA_OBRIGATORIA', field: 'placa', fault: 'VAZIO' };
  if (input.segment === null) return { code: 'SEGMENTO_OBRIGATORIO', field: 'nr_segmento', fault: 'VAZIO' };
  if (input.problem === null) return { code: 'PROBLEMA_OBRIGATORIO', field: 'nr_problema', fault: 'VAZIO' };
  if (input.description === '')
    return { code: 'DESCRICAO_OBRIGATORIA', field: 'descricaoProblema', fault: 'VAZIO' };
  if (input.phone === '') return { code: 'TELEFONE_OBRIGATORIO', field: 'nr_telefone', fault: 'VAZIO' };
  if (input.phone !== null && !isPhone(input.phone))
    return { code: 'TELEFONE_INVALIDO', field: 'nr_telefone', fault: 'INVALIDO' };
  return null;
}
