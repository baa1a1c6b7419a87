import type { RefusalTable } from './table.ts';

/** Refusals of work on an order: start, pause, continue, finish (doc 2 §4, §5, §8). */
export const executionRefusals = {
  MECANICO_OCUPADO_PLANO: {
    status: 409,
    texto: 'Você já está atendendo outra OS, encerre ela para iniciar outra!',
  },
  ITENS_DO_PLANO_PENDENTES: {
    status: 409,
    texto: 'Finalize todas as peças e serviços para encerrar o atendimento!',
  },
  MECANICO_OCUPADO: {
    status: 409,
    texto: 'Você já está atendendo as OS N°: {numeros}. Encerre ou pause para iniciar outra!',
  },
  OUTRO_MECANICO: { status: 403, texto: 'Outro mecânico inicou esta OS' },
  OC_ABERTA: { status: 409, texto: 'Existe uma ordem de compra em aberto' },
  JUSTIFICATIVA_OBRIGATORIA: { status: 422, texto: 'Informe uma justificativa' },
  PECA_OBRIGATORIA: { status: 422, texto: 'Informe uma peça' },
  SERVICO_OBRIGATORIO: { status: 422, texto: 'Insira um serviço' },
  PRECO_OBRIGATORIO: { status: 422, texto: 'Insira um preço!' },
  MOTIVO_SOCORRO_OBRIGATORIO: { status: 422, texto: 'Insira o motivo para o socorro em rota' },
  ITENS_PENDENTES: { status: 409, texto: 'Existem itens a serem executados, tente novamente!' },
  ITEM_JA_ATENDIDO: { status: 409, texto: 'Este item já foi atendido!' },
  ITEM_NAO_INICIADO: { status: 409, texto: 'Este item não está em atendimento!' },
  KM_DISTANTE: { status: 422, texto: 'Diferença muito grande entre o KM atual e o informado!' },
  CONFIRMA_KM: { status: 409, texto: 'Diferença muito grande entre o KM atual e o informado!' },
  SEM_PAUSA: { status: 404, texto: 'Esta OS não está pausada!' },
  MESMO_MECANICO: { status: 409, texto: 'Você mesmo pausou esta OS: use Continuar.' },
  CANCELAMENTO_SEM_MOTIVO: { status: 422, texto: 'Informe a Justificativa' },
  COMENTARIO_OBRIGATORIO: { status: 422, texto: 'Escreva um comentário.' },
} as const satisfies RefusalTable;
