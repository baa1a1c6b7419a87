import { readerOf } from '../reasons.ts';
import { sessionRefusals } from './session.ts';

/**
 * What is wrong with a field of a refused call, by code: Portuguese, as `campos` has it for the field, and Spanish, as the web
 * shows it. `{limite}` is the bound the value exceeds. Values that `campos` names beside (a balance, a plate) are none of these.
 */
export const fieldFaults = {
  // What every call checks of its input
  CAMPO_DESCONHECIDO: { pt: 'campo desconhecido', es: 'campo desconocido' },
  TIPO_INVALIDO: { pt: 'tipo inválido ou ausente', es: 'tipo inválido o ausente' },
  VALOR_INVALIDO: { pt: 'valor inválido', es: 'valor inválido' },
  NO_MAXIMO: { pt: 'no máximo {limite}', es: 'como máximo {limite}' },
  NO_MINIMO: { pt: 'no mínimo {limite}', es: 'como mínimo {limite}' },
  VAZIO: { pt: 'vazio', es: 'vacío' },
  OBRIGATORIO: { pt: 'obrigatório', es: 'obligatorio' },
  INVALIDO: { pt: 'inválido', es: 'inválido' },
  REPETIDO: { pt: 'repetido', es: 'repetido' },
  DESCONHECIDO: { pt: 'desconhecido', es: 'desconocido' },
  DESCONHECIDA: { pt: 'desconhecida', es: 'desconocida' },
  // Headers
  MILISSEGUNDOS: { pt: 'milissegundos', es: 'milisegundos' },
  UUID: { pt: 'uuid', es: 'uuid' },
  DIGITOS_OU_CRACHA: { pt: 'três dígitos ou o crachá', es: 'tres dígitos o la credencial' },
  // People
  CPF_INCORRETO: sessionRefusals.CPF_INCORRETO,
  LOGIN_RECUSADO: sessionRefusals.LOGIN_RECUSADO,
  PIN_TAMANHO: sessionRefusals.PIN_TAMANHO,
  PIN_REPETIDO: sessionRefusals.PIN_REPETIDO,
  PIN_SEQUENCIA: sessionRefusals.PIN_SEQUENCIA,
  PIN_MATRICULA: sessionRefusals.PIN_MATRICULA,
  PIN_CPF: sessionRefusals.PIN_CPF,
  FACIL_DE_ADIVINHAR: { pt: 'fácil de adivinhar', es: 'fácil de adivinar' },
  TAMANHO: { pt: 'tamanho', es: 'tamaño' },
  // Orders and plans
  FORNECEDOR_DESCONHECIDO: { pt: 'fornecedor desconhecido', es: 'proveedor desconocido' },
  MOTIVO_DESCONHECIDO: { pt: 'motivo desconhecido', es: 'motivo desconocido' },
  SERVICO_DESCONHECIDO: { pt: 'serviço desconhecido', es: 'servicio desconocido' },
  PLACA_DESCONHECIDA: { pt: 'placa desconhecida', es: 'placa desconocida' },
  PROBLEMA_DE_OUTRO: { pt: 'não é deste segmento ou veículo', es: 'no es de este segmento o vehículo' },
  DE_OUTRA_FILIAL: { pt: 'não é desta filial', es: 'no es de esta sucursal' },
  VALOR_SEM_UNIDADE: { pt: 'valor e unidade vão juntos', es: 'valor y unidad van juntos' },
  OUTRO_FORNECEDOR: { pt: 'difere de nr_seq_fornecedor', es: 'difiere de nr_seq_fornecedor' },
  CICLO: { pt: 'ciclo', es: 'ciclo' },
  PERIODO: { pt: 'período', es: 'período' },
  // Files
  TIPO: { pt: 'tipo', es: 'tipo' },
  ILEGIVEL: { pt: 'ilegível', es: 'ilegible' },
  // Corrections and settings of tyres
  IGUAL_AO_GRAVADO: { pt: 'igual ao que está gravado', es: 'igual a lo que está guardado' },
  NENHUM_RETIRADO: { pt: 'nenhum pneu foi retirado', es: 'no se retiró ningún neumático' },
  ABAIXO_DO_LEGAL: { pt: 'abaixo do mínimo legal', es: 'por debajo del mínimo legal' },
  // Schedules of the panel
  OUTRA_ROTINA: { pt: 'outra rotina', es: 'otra rutina' },
  OUTRO_AGENDAMENTO: { pt: 'outro agendamento', es: 'otra programación' },
} as const;

export type FieldFault = keyof typeof fieldFaults;

/** A fault as `campos` has it: in Portuguese. @param limit the bound, of faults that have one */
export const faultText = (fault: FieldFault, limit = ''): string =>
  fieldFaults[fault].pt.replace('{limite}', limit);

/** What `campos` has for a field, in the reader's language; a value, which is no fault, unchanged. @param language 'pt' or 'es' */
export const faultIn = readerOf(fieldFaults);
