import type { RefusalTable } from './table.ts';

/** Refusals of work on an order: start, pause, resume, finish (doc 2 §4, §5, §8). */
export const executionRefusals = {
  MECANICO_OCUPADO_PLANO: {
    status: 409,
    pt: 'Você já está atendendo outra OS, encerre ela para iniciar outra!',
    es: '¡Ya está atendiendo otra OS, ciérrela para iniciar otra!',
  },
  ITENS_DO_PLANO_PENDENTES: {
    status: 409,
    pt: 'Finalize todas as peças e serviços para encerrar o atendimento!',
    es: '¡Finalice todos los repuestos y servicios para cerrar la atención!',
  },
  MECANICO_OCUPADO: {
    status: 409,
    pt: 'Você já está atendendo as OS N°: {numeros}. Encerre ou pause para iniciar outra!',
    es: 'Ya está atendiendo las OS N°: {numeros}. ¡Cierre o pause para iniciar otra!',
  },
  OUTRO_MECANICO: { status: 403, pt: 'Outro mecânico inicou esta OS', es: 'Otro mecánico inició esta OS' },
  OC_ABERTA: {
    status: 409,
    pt: 'Existe uma ordem de compra em aberto',
    es: 'Existe una orden de compra abierta',
  },
  JUSTIFICATIVA_OBRIGATORIA: {
    status: 422,
    pt: 'Informe uma justificativa',
    es: 'Informe una justificación',
  },
  PECA_OBRIGATORIA: { status: 422, pt: 'Informe uma peça', es: 'Informe un repuesto' },
  SERVICO_OBRIGATORIO: { status: 422, pt: 'Insira um serviço', es: 'Ingrese un servicio' },
  PRECO_OBRIGATORIO: { status: 422, pt: 'Insira um preço!', es: '¡Ingrese un precio!' },
  MOTIVO_SOCORRO_OBRIGATORIO: {
    status: 422,
    pt: 'Insira o motivo para o socorro em rota',
    es: 'Ingrese el motivo del auxilio en ruta',
  },
  ITENS_PENDENTES: {
    status: 409,
    pt: 'Existem itens a serem executados, tente novamente!',
    es: '¡Existen ítems por ejecutar, intente de nuevo!',
  },
  ITEM_JA_ATENDIDO: { status: 409, pt: 'Este item já foi atendido!', es: '¡Este ítem ya fue atendido!' },
  ITEM_NAO_INICIADO: {
    status: 409,
    pt: 'Este item não está em atendimento!',
    es: '¡Este ítem no está en atención!',
  },
  KM_DISTANTE: {
    status: 422,
    pt: 'Diferença muito grande entre o KM atual e o informado!',
    es: '¡Diferencia muy grande entre el KM actual y el informado!',
  },
  CONFIRMA_KM: {
    status: 409,
    pt: 'Diferença muito grande entre o KM atual e o informado!',
    es: '¡Diferencia muy grande entre el KM actual y el informado!',
  },
  SEM_PAUSA: { status: 404, pt: 'Esta OS não está pausada!', es: '¡Esta OS no está pausada!' },
  MESMO_MECANICO: {
    status: 409,
    pt: 'Você mesmo pausou esta OS: use Continuar.',
    es: 'Usted mismo pausó esta OS: use Continuar.',
  },
  CANCELAMENTO_SEM_MOTIVO: { status: 422, pt: 'Informe a Justificativa', es: 'Informe la justificación' },
  COMENTARIO_OBRIGATORIO: { status: 422, pt: 'Escreva um comentário.', es: 'Escriba un comentario.' },
} as const satisfies RefusalTable;
