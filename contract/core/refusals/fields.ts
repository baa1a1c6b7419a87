import { sessionRefusals } from './session.ts';

/**
 * What is wrong with a field of a refused call: code → the Portuguese text `campos` has for the field. `{limite}` is the bound
 * the value exceeds. Spanish: web/src/texts/es/core-fields.ts. Values that `campos` names beside (a balance, a plate) are none of
 * these.
 */
export const fieldFaults = {
  // What every call checks of its input
  CAMPO_DESCONHECIDO: 'campo desconhecido',
  TIPO_INVALIDO: 'tipo inválido ou ausente',
  VALOR_INVALIDO: 'valor inválido',
  NO_MAXIMO: 'no máximo {limite}',
  NO_MINIMO: 'no mínimo {limite}',
  VAZIO: 'vazio',
  OBRIGATORIO: 'obrigatório',
  INVALIDO: 'inválido',
  REPETIDO: 'repetido',
  DESCONHECIDO: 'desconhecido',
  DESCONHECIDA: 'desconhecida',
  // Headers
  MILISSEGUNDOS: 'milissegundos',
  UUID: 'uuid',
  DIGITOS_OU_CRACHA: 'três dígitos ou o crachá',
  // People
  CPF_INCORRETO: sessionRefusals.CPF_INCORRETO.texto,
  LOGIN_RECUSADO: sessionRefusals.LOGIN_RECUSADO.texto,
  FACIL_DE_ADIVINHAR: 'fácil de adivinhar',
  TAMANHO: 'tamanho',
  // Orders and plans
  FORNECEDOR_DESCONHECIDO: 'fornecedor desconhecido',
  MOTIVO_DESCONHECIDO: 'motivo desconhecido',
  SERVICO_DESCONHECIDO: 'serviço desconhecido',
  PLACA_DESCONHECIDA: 'placa desconhecida',
  PROBLEMA_DE_OUTRO: 'não é deste segmento ou veículo',
  DE_OUTRA_FILIAL: 'não é desta filial',
  VALOR_SEM_UNIDADE: 'valor e unidade vão juntos',
  OUTRO_FORNECEDOR: 'difere de nr_seq_fornecedor',
  CICLO: 'ciclo',
  PERIODO: 'período',
  // Files
  TIPO: 'tipo',
  ILEGIVEL: 'ilegível',
  // Corrections and settings of tyres
  IGUAL_AO_GRAVADO: 'igual ao que está gravado',
  NENHUM_RETIRADO: 'nenhum pneu foi retirado',
  ABAIXO_DO_LEGAL: 'abaixo do mínimo legal',
  // Schedules of the panel
  OUTRA_ROTINA: 'outra rotina',
  OUTRO_AGENDAMENTO: 'outro agendamento',
} as const;

export type FieldFault = keyof typeof fieldFaults;

/** A fault in Portuguese. @param limit the bound, of faults that have one */
export const faultText = (fault: FieldFault, limit = ''): string =>
  fieldFaults[fault].replace('{limite}', limit);

/** The fault that has a text, with its bound; undefined: the text is a value. */
export function faultOf(text: string): { fault: FieldFault; limit: string } | undefined {
  for (const [fault, said] of Object.entries(fieldFaults)) {
    const [before = '', after] = said.split('{limite}');
    const limit = after === undefined ? '' : text.slice(before.length);
    // The keys of the table are its codes; Object.entries tells them as text.
    if (text === `${before}${limit}`) return { fault: fault as FieldFault, limit };
  }
  return undefined;
}
