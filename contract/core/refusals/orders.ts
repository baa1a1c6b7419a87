import type { RefusalTable } from './table.ts';

/** Refusals of orders. */
export const ordersRefusals = {
  // State of an order (doc 2 §4, §5, §8)
  OS_ENCERRADA: { status: 409, pt: 'Esta OS já está encerrada!', es: '¡Esta OS ya está cerrada!' },
  OS_EM_ATENDIMENTO: {
    status: 409,
    pt: 'Esta OS já está em atendimento!',
    es: '¡Esta OS ya está en atención!',
  },
  OS_NAO_APROVADA: {
    status: 409,
    pt: 'Esta OS ainda não foi aprovada!',
    es: '¡Esta OS todavía no fue aprobada!',
  },
  OS_AGUARDANDO_LIBERACAO: {
    status: 409,
    pt: 'Esta OS está aguardando liberação!',
    es: '¡Esta OS está esperando liberación!',
  },
  OS_NAO_INICIADA: {
    status: 409,
    pt: 'Esta OS não está em atendimento!',
    es: '¡Esta OS no está en atención!',
  },
  OS_NAO_PAUSADA: { status: 409, pt: 'Esta OS não está pausada!', es: '¡Esta OS no está pausada!' },
  OS_DE_PLANO: {
    status: 409,
    pt: 'Esta OS é de plano: é atendida e finalizada inteira!',
    es: '¡Esta OS es de plan: se atiende y finaliza entera!',
  },
  OS_PRONTA: {
    status: 409,
    pt: 'Tudo desta OS já foi feito: falta só finalizar!',
    es: '¡Todo en esta OS ya está hecho: solo falta finalizar!',
  },
  OS_SEM_PLANO: { status: 409, pt: 'Esta OS não é de plano!', es: '¡Esta OS no es de plan!' },
  FORNECEDOR_PENDENTE: { status: 409, pt: 'Selecione um fornecedor!', es: '¡Seleccione un proveedor!' },
  OS_DUPLICADA: {
    status: 409,
    pt: 'Ja existe uma OS aberta com estas informacoes',
    es: 'Ya existe una OS abierta con esta información',
  },
  FORNECEDOR_OBRIGATORIO: { status: 422, pt: 'Selecione um fornecedor!', es: '¡Seleccione un proveedor!' },
  ANEXO_OBRIGATORIO: {
    status: 422,
    pt: 'Falha ao cadastrar anexos, tente novamente!',
    es: '¡Error al registrar los adjuntos, intente de nuevo!',
  },
  VEICULO_JA_LIBERADO: {
    status: 409,
    pt: 'O veículo desta OS já foi liberado.',
    es: 'El vehículo de esta OS ya fue liberado.',
  },
  OS_MUDOU: {
    status: 409,
    pt: 'Esta OS mudou enquanto você trabalhava. Confira antes de continuar.',
    es: 'Esta OS cambió mientras usted trabajaba. Revísela antes de continuar.',
  },
  OS_JA_EXTERNA: { status: 409, pt: 'Esta OS já é externa!', es: '¡Esta OS ya es externa!' },
  OS_DE_PLANO_SEM_FORNECEDOR: {
    status: 409,
    pt: 'Uma OS de plano não recebe fornecedor na oficina: envie como OS externa!',
    es: '¡Una OS de plan no recibe proveedor en el taller: envíela como OS externa!',
  },
  OS_SEM_FORNECEDOR: {
    status: 409,
    pt: 'Esta OS não tem fornecedor vinculado!',
    es: '¡Esta OS no tiene proveedor vinculado!',
  },
  OS_COM_PRECO: {
    status: 409,
    pt: 'O fornecedor já informou preço nesta OS: ela continua externa.',
    es: 'El proveedor ya informó precio en esta OS: sigue siendo externa.',
  },
  OS_INTERNA: {
    status: 409,
    pt: 'Esta OS é interna: envie como OS externa!',
    es: '¡Esta OS es interna: envíela como OS externa!',
  },
  OS_SO_ARMAZEM: {
    status: 409,
    pt: 'Só equipamentos do armazém aguardam liberação!',
    es: '¡Solo los equipos del almacén esperan liberación!',
  },
  OS_SEM_LIBERACAO: {
    status: 409,
    pt: 'Esta OS não está aguardando liberação!',
    es: '¡Esta OS no está esperando liberación!',
  },
  OS_JA_APROVADA: { status: 409, pt: 'Esta OS já foi aprovada!', es: '¡Esta OS ya fue aprobada!' },
  OS_ABERTA: { status: 409, pt: 'Esta OS já está aberta!', es: '¡Esta OS ya está abierta!' },
  OS_CANCELADA: { status: 409, pt: 'Esta OS foi cancelada!', es: '¡Esta OS fue cancelada!' },
  OS_DE_PLANO_FECHADA: {
    status: 409,
    pt: 'Uma OS de plano não é reaberta: o ciclo seguinte já conta.',
    es: 'Una OS de plan no se reabre: el ciclo siguiente ya cuenta.',
  },
  REABERTURA_EXPIRADA: {
    status: 409,
    pt: 'Prazo para reabertura expirado!',
    es: '¡Plazo de reapertura vencido!',
  },
  REGISTRO_DE_OUTRO: {
    status: 403,
    pt: 'Só quem registrou ou um aprovador pode anular.',
    es: 'Solo quien registró o un aprobador puede anular.',
  },
  REGISTRO_ANULADO: {
    status: 409,
    pt: 'Isto já foi anulado. Carregue novamente.',
    es: 'Esto ya fue anulado. Cargue de nuevo.',
  },
  OC_FECHADA: {
    status: 409,
    pt: 'Esta ordem de compra já está fechada!',
    es: '¡Esta orden de compra ya está cerrada!',
  },

  // New orders (doc 2 §5)
  CRIACAO_BLOQUEADA: {
    status: 403,
    pt: 'Seu usuario nao tem permissao para criar OS Proativa!',
    es: '¡Su usuario no tiene permiso para crear OS Proactiva!',
  },
  PLACA_OBRIGATORIA: { status: 422, pt: 'Insira uma placa', es: 'Ingrese una placa' },
  SEGMENTO_OBRIGATORIO: { status: 422, pt: 'Insira um Segmento', es: 'Ingrese un Segmento' },
  PROBLEMA_OBRIGATORIO: { status: 422, pt: 'Insira um Problema', es: 'Ingrese un Problema' },
  DESCRICAO_OBRIGATORIA: { status: 422, pt: 'Insira uma Descricao', es: 'Ingrese una Descripción' },
  TELEFONE_OBRIGATORIO: {
    status: 422,
    pt: 'Insira o telefone de quem espera',
    es: 'Ingrese el teléfono de quien espera',
  },
  TELEFONE_INVALIDO: {
    status: 422,
    pt: 'Insira o telefone com DDD',
    es: 'Ingrese el teléfono con código de área',
  },
} as const satisfies RefusalTable;
