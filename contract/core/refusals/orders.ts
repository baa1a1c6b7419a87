import type { RefusalTable } from './table.ts';

/** Refusals of orders. */
export const ordersRefusals = {
  // State of an order (doc 2 §4, §5, §8)
  OS_ENCERRADA: { status: 409, texto: 'Esta OS já está encerrada!' },
  OS_EM_ATENDIMENTO: { status: 409, texto: 'Esta OS já está em atendimento!' },
  OS_NAO_APROVADA: { status: 409, texto: 'Esta OS ainda não foi aprovada!' },
  OS_AGUARDANDO_LIBERACAO: { status: 409, texto: 'Esta OS está aguardando liberação!' },
  OS_NAO_INICIADA: { status: 409, texto: 'Esta OS não está em atendimento!' },
  OS_NAO_PAUSADA: { status: 409, texto: 'Esta OS não está pausada!' },
  OS_DE_PLANO: { status: 409, texto: 'Esta OS é de plano: é atendida e finalizada inteira!' },
  OS_PRONTA: { status: 409, texto: 'Tudo desta OS já foi feito: falta só finalizar!' },
  OS_SEM_PLANO: { status: 409, texto: 'Esta OS não é de plano!' },
  FORNECEDOR_PENDENTE: { status: 409, texto: 'Selecione um fornecedor!' },
  OS_DUPLICADA: { status: 409, texto: 'Ja existe uma OS aberta com estas informacoes' },
  FORNECEDOR_OBRIGATORIO: { status: 422, texto: 'Selecione um fornecedor!' },
  ANEXO_OBRIGATORIO: { status: 422, texto: 'Falha ao cadastrar anexos, tente novamente!' },
  VEICULO_JA_LIBERADO: { status: 409, texto: 'O veículo desta OS já foi liberado.' },
  OS_MUDOU: { status: 409, texto: 'Esta OS mudou enquanto você trabalhava. Confira antes de continuar.' },
  OS_JA_EXTERNA: { status: 409, texto: 'Esta OS já é externa!' },
  OS_DE_PLANO_SEM_FORNECEDOR: {
    status: 409,
    texto: 'Uma OS de plano não recebe fornecedor na oficina: envie como OS externa!',
  },
  OS_SEM_FORNECEDOR: { status: 409, texto: 'Esta OS não tem fornecedor designado!' },
  OS_INTERNA: { status: 409, texto: 'Esta OS é interna: envie como OS externa!' },
  OS_SO_ARMAZEM: { status: 409, texto: 'Só equipamentos do armazém aguardam liberação!' },
  OS_SEM_LIBERACAO: { status: 409, texto: 'Esta OS não está aguardando liberação!' },
  OS_JA_APROVADA: { status: 409, texto: 'Esta OS já foi aprovada!' },
  OS_ABERTA: { status: 409, texto: 'Esta OS já está aberta!' },
  OS_CANCELADA: { status: 409, texto: 'Esta OS foi cancelada!' },
  OS_DE_PLANO_FECHADA: { status: 409, texto: 'Uma OS de plano não é reaberta: o ciclo seguinte já conta.' },
  REABERTURA_EXPIRADA: { status: 409, texto: 'Prazo para reabertura expirado!' },
  OC_FECHADA: { status: 409, texto: 'Esta ordem de compra já está fechada!' },

  // New orders (doc 2 §5)
  CRIACAO_BLOQUEADA: { status: 403, texto: 'Seu usuario nao tem permissao para criar OS Proativa!' },
  PLACA_OBRIGATORIA: { status: 422, texto: 'Insira uma placa' },
  SEGMENTO_OBRIGATORIO: { status: 422, texto: 'Insira um Segmento' },
  PROBLEMA_OBRIGATORIO: { status: 422, texto: 'Insira um Problema' },
  DESCRICAO_OBRIGATORIA: { status: 422, texto: 'Insira uma Descricao' },
  TELEFONE_OBRIGATORIO: { status: 422, texto: 'Insira o telefone de quem espera' },
  TELEFONE_INVALIDO: { status: 422, texto: 'Insira o telefone com DDD' },
} as const satisfies RefusalTable;
