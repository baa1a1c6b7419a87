import type { RefusalCode } from '@terminal/contract';
import pg from 'pg';

/**
 * Constraints that input can violate, with a refusal of their own; of other unique ones it is CONFLITO, and violation of any other
 * is a defect of the server.
 * @test
 */
export const constraints: Record<string, RefusalCode> = {
  execucao_mecanico_ativo: 'MECANICO_OCUPADO',
  execucao_os_ativa: 'OS_EM_ATENDIMENTO',
  os_aberta_problema: 'OS_DUPLICADA',
  os_aberta_plano: 'PLANO_COM_OS_ABERTA',
  usuario_painel_matricula: 'MATRICULA_EM_USO',
  terminal_nome: 'TERMINAL_NOME_EM_USO',
  palavra_nome: 'PALAVRA_CADASTRADA',
  rotina_nome: 'ROTINA_CADASTRADA',
  rotina_caminho: 'CAMINHO_ROTINA_INVALIDO',
  agendamento_unico: 'AGENDAMENTO_CADASTRADO',
  plano_nome: 'PLANO_NOME_EM_USO',
  segmento_nome: 'SEGMENTO_CADASTRADO',
  conjunto_nome: 'PROBLEMA_CADASTRADO',
  carga_em_curso: 'CARGA_EM_CURSO',
  pneu_nao_sobe: 'AFERICAO_MAIOR',
  pneu_leitura_nao_sobe: 'AFERICAO_MAIOR',
  pneu_evento_km: 'KM_ANTERIOR',
  pneu_aplicacao_medidor: 'KM_ANTERIOR',
  pneu_aplicacao_km: 'KM_ANTERIOR',
  clifor_acesso_cracha_unico: 'CRACHA_EM_USO',
  posicao_ocupada: 'POSICAO_OCUPADA',
  pneu_aplicado: 'PNEU_INDISPONIVEL',
  pneu_aplicacao_fora: 'PNEU_INDISPONIVEL',
  pneu_destino_aplicado: 'PNEU_APLICADO',
  pneu_fora: 'PNEU_INDISPONIVEL',
  estoque_movimento_arquivo_unico: 'PREVIA_MUDOU',
  estoque_nao_negativo: 'ESTOQUE_INSUFICIENTE',
  estoque_movimento_de_casa: 'PECA_DA_OFICINA',
  estoque_unido_vazio: 'ESTOQUE_UNIDO',
  fica_administrador: 'EMPRESA_SEM_ADMINISTRADOR',
  quantidade_inteira: 'QUANTIDADE_INTEIRA',
  feriado_passado: 'FERIADO_PASSADO',
  item_unidade_fica: 'CONFLITO',
  item_unidade_inteira: 'CONFLITO',
  execucao_sem_sobreposicao: 'CONFLITO',
  inventario_encerrado: 'INVENTARIO_ENCERRADO',
  inventario_item_outra_pessoa: 'RECONTAGEM_OUTRA_PESSOA',
};

const uniqueViolation = '23505';
const checkViolation = '23514';
const exclusionViolation = '23P01';
const cancelled = '57014';
const retryable = new Set(['40001', '40P01']);
/**
 * Timeout of a statement or lock, too many connections, database stopping or starting or no longer the primary, role passwords
 * during a change of keys.
 */
const busy = new Set([
  cancelled,
  '55P03',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
  '25P03',
  '25006',
  '28P01',
]);
const noSpace = new Set(['53100', '53200']);
/** Values a column cannot store, or references to rows that do not exist. */
const badValue = new Set(['23503', '22003', '22007', '22008', '22009', '22015', '22021', '22P02', '22P05']);
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOPRIMARY',
  'ENOSERVER',
]);
const lostConnection =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|Client was closed/;

/** Deadlock or serialisation failure: the same transaction may succeed when repeated. */
export function isRetryable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && retryable.has(error.code ?? '');
}

/** Whether somebody else holds what a statement wants: a lock that comes too late, a deadlock. */
export function isInTheWay(error: unknown): boolean {
  return error instanceof pg.DatabaseError && ['55P03', '40P01'].includes(error.code ?? '');
}

/** Whether a statement exceeded its time limit. */
export function tookTooLong(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === cancelled;
}

/** The refusal for a database failure; undefined: a defect of the server. */
export function refusalOf(error: unknown): RefusalCode | undefined {
  if (error instanceof pg.DatabaseError) return refusalOfDatabase(error);
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return unreachable.has(code) || lostConnection.test(error.message) ? 'OCUPADO' : undefined;
}

function refusalOfDatabase(error: pg.DatabaseError): RefusalCode | undefined {
  const code = error.code ?? '';
  if (code === uniqueViolation) return constraints[error.constraint ?? ''] ?? 'CONFLITO';
  if (code === checkViolation || code === exclusionViolation) return constraints[error.constraint ?? ''];
  if (busy.has(code) || retryable.has(code)) return 'OCUPADO';
  if (noSpace.has(code)) return 'SEM_ESPACO';
  if (badValue.has(code)) return 'CAMPO_INVALIDO';
  return undefined;
}

/** The refusal of its own a constraint has. */
export const refusalOfRule = (rule: string): RefusalCode | undefined => constraints[rule];

/**
 * Name of the constraint that was violated; null: another kind of failure. Reveals nothing of the values.
 */
export function refusedByData(error: unknown): string | null {
  if (!(error instanceof pg.DatabaseError)) return null;
  const { code = '', constraint, column } = error;
  return code.startsWith('22') || code.startsWith('23') ? (constraint ?? column ?? code) : null;
}
