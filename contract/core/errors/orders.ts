import type { RefusalTable } from './table.ts';

/** Refusals of orders, execution, files, surveys, registry and dashboard. */
export const ordersRefusals = {
  // Service orders and execution (doc 2 §4, §5, §8)
  OS_ENCERRADA: { status: 409, texto: 'Esta OS já está encerrada!' },
  OS_EM_ATENDIMENTO: { status: 409, texto: 'Esta OS já está em atendimento!' },
  OS_NAO_APROVADA: { status: 409, texto: 'Esta OS ainda não foi aprovada!' },
  OS_AGUARDANDO_LIBERACAO: { status: 409, texto: 'Esta OS está aguardando liberação!' },
  OS_NAO_INICIADA: { status: 409, texto: 'Esta OS não está em atendimento!' },
  OS_NAO_PAUSADA: { status: 409, texto: 'Esta OS não está pausada!' },
  OS_DE_PLANO: { status: 409, texto: 'Esta OS é de plano: é atendida e finalizada inteira!' },
  OS_PRONTA: { status: 409, texto: 'Tudo desta OS já foi feito: falta só finalizar!' },
  OS_SEM_PLANO: { status: 409, texto: 'Esta OS não é de plano!' },
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
  FORNECEDOR_PENDENTE: { status: 409, texto: 'Selecione um fornecedor!' },
  OC_ABERTA: { status: 409, texto: 'Existe uma ordem de compra em aberto' },
  JUSTIFICATIVA_OBRIGATORIA: { status: 422, texto: 'Informe uma justificativa' },
  PECA_OBRIGATORIA: { status: 422, texto: 'Informe uma peça' },
  SERVICO_OBRIGATORIO: { status: 422, texto: 'Insira um serviço' },
  PRECO_OBRIGATORIO: { status: 422, texto: 'Insira um preço!' },
  MOTIVO_SOCORRO_OBRIGATORIO: { status: 422, texto: 'Insira o motivo para o socorro em rota' },
  ITENS_PENDENTES: { status: 409, texto: 'Existem itens a serem executados, tente novamente!' },
  ITEM_JA_ATENDIDO: { status: 409, texto: 'Este item já foi atendido!' },
  KM_MENOR: { status: 422, texto: 'Insira um KM maior que o atual' },
  KM_DISTANTE: { status: 422, texto: 'Diferença muito grande entre o KM atual e o informado!' },
  CONFIRMA_KM: { status: 409, texto: 'Diferença muito grande entre o KM atual e o informado!' },
  SEM_PAUSA: { status: 404, texto: 'Esta OS não está pausada!' },
  MESMO_MECANICO: { status: 409, texto: 'Você mesmo pausou esta OS: use Continuar.' },
  OS_DUPLICADA: { status: 409, texto: 'Ja existe uma OS aberta com estas informacoes' },
  CANCELAMENTO_SEM_MOTIVO: { status: 422, texto: 'Informe a Justificativa' },
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
  TICKET_NAO_PERMITIDO: { status: 409, texto: 'Só OS externas ou de abastecimento abrem ticket!' },
  ERRO_AO_ENVIAR: { status: 502, texto: 'Erro ao enviar' },
  ITEM_INCOMPLETO: { status: 422, texto: 'Insira todas as informações!' },
  PRECO_SO_EXTERNA: { status: 422, texto: 'Só OS externas têm preço.' },
  ESTOQUE_INSUFICIENTE: { status: 409, texto: 'Estoque insuficiente!' },
  SALDO_MUDOU: { status: 409, texto: 'O saldo mudou enquanto isso. Confira antes de corrigir.' },
  SALDO_IGUAL: { status: 422, texto: 'O saldo já é este.' },
  DOCUMENTO_OBRIGATORIO: { status: 422, texto: 'Informe a nota ou o documento!' },
  SERVICOS_INCOMPLETOS: { status: 422, texto: 'Selecione todos os serviços!' },
  ITEM_EM_EXECUCAO: { status: 409, texto: 'Este item já foi trabalhado e não pode ser excluído!' },
  ITEM_DO_PLANO: {
    status: 409,
    texto: 'Este item é do plano: não se exclui. Um aprovador pode dispensá-lo, com o motivo.',
  },
  ITEM_FORA_DO_PLANO: { status: 409, texto: 'Este item não é do plano: pode ser excluído.' },
  ITEM_NAO_DISPENSADO: { status: 409, texto: 'Este item não está dispensado.' },
  ITEM_DISPENSADO: { status: 409, texto: 'Este item foi dispensado e não muda mais.' },
  PECA_SEM_ESTOQUE: { status: 409, texto: 'A filial não mantém esta peça no estoque!' },
  PECA_DA_OFICINA: {
    status: 409,
    texto: 'Esta peça é da oficina: só quem trabalha nela pode lançar, alterar ou retirar.',
  },
  ITEM_NAO_INICIADO: { status: 409, texto: 'Este item não está em atendimento!' },

  COMENTARIO_OBRIGATORIO: { status: 422, texto: 'Escreva um comentário.' },

  // New orders (doc 2 §5)
  CRIACAO_BLOQUEADA: { status: 403, texto: 'Seu usuario nao tem permissao para criar OS Proativa!' },
  PLACA_OBRIGATORIA: { status: 422, texto: 'Insira uma placa' },
  SEGMENTO_OBRIGATORIO: { status: 422, texto: 'Insira um Segmento' },
  PROBLEMA_OBRIGATORIO: { status: 422, texto: 'Insira um Problema' },
  DESCRICAO_OBRIGATORIA: { status: 422, texto: 'Insira uma Descricao' },
  TELEFONE_OBRIGATORIO: { status: 422, texto: 'Insira o telefone de quem espera' },
  TELEFONE_INVALIDO: { status: 422, texto: 'Insira o telefone com DDD' },

  // Files (doc 2 §5, G-13)
  ARQUIVO_GRANDE: { status: 413, texto: 'Arquivo grande demais: o limite é de {limite} MB.' },
  ARQUIVOS_DEMAIS: { status: 422, texto: 'Arquivos demais: o limite é {limite}.' },
  ARQUIVO_TIPO: { status: 422, texto: 'Só são aceitas fotos (JPG, PNG, WEBP) e PDF.' },
  ARQUIVO_INCOMPLETO: { status: 409, texto: 'O arquivo não chegou inteiro. Envie de novo.' },
  ARQUIVO_ILEGIVEL: { status: 422, texto: 'Não foi possível ler este arquivo.' },
  FOTO_TIPO: { status: 422, texto: 'Envie uma foto só (JPG, PNG ou WEBP).' },
  LINK_INVALIDO: { status: 403, texto: 'Este link expirou ou não é válido.' },

  // Surveys (doc 1 §5, §8)
  NOTA_OBRIGATORIA: { status: 422, texto: 'Informe uma nota' },
  JUSTIFICATIVA_DA_NOTA: { status: 422, texto: 'Informe uma justificativa!' },
  PESQUISA_RESPONDIDA: { status: 409, texto: 'Esta avaliação já foi enviada.' },

  // Registry of problems (G-100)
  SEGMENTO_CADASTRADO: { status: 409, texto: 'Já existe um segmento com este nome.' },
  PROBLEMA_CADASTRADO: { status: 409, texto: 'Este segmento já tem um problema com este nome.' },

  // Dashboard (docs/indicators.md)
  PERIODO_INVALIDO: { status: 422, texto: 'Escolha um período de até 366 dias, do primeiro ao último dia.' },
} as const satisfies RefusalTable;
