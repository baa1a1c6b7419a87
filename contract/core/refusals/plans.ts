import type { RefusalTable } from './table.ts';

/** Refusals of plans. */
export const plansRefusals = {
  // Orders of plans (doc 2 §5 and §8, G-68)
  CICLO_JA_FEITO: {
    status: 409,
    pt: 'Este ciclo já foi informado como feito neste dia. Carregue novamente.',
    es: 'Este ciclo ya fue informado como hecho en este día. Cargue de nuevo.',
  },
  LISTA_MUDOU: {
    status: 409,
    pt: 'A lista mudou, carregue novamente!',
    es: '¡La lista cambió, cargue de nuevo!',
  },
  PLANO_COM_OS_ABERTA: { status: 409, pt: 'OS ja esta aberta', es: 'La OS ya está abierta' },
  CONTRATO_CONCESSIONARIA: {
    status: 409,
    pt: 'Veículo com contrato de concessionária, gere como Externa!',
    es: 'Vehículo con contrato de concesionario, ¡genere como Externa!',
  },

  // Keeping of plans
  PLANO_NOME_EM_USO: {
    status: 409,
    pt: 'Já existe um plano com este nome!',
    es: '¡Ya existe un plan con este nombre!',
  },
  PLANO_EM_USO: {
    status: 409,
    pt: 'O tipo do plano não muda enquanto há veículos nele.',
    es: 'El tipo del plan no cambia mientras haya vehículos en él.',
  },
  PLANO_SEM_CICLO: {
    status: 409,
    pt: 'Este plano ainda não tem ciclos.',
    es: 'Este plan todavía no tiene ciclos.',
  },
  PLANO_MUDOU: {
    status: 409,
    pt: 'Os ciclos mudaram enquanto você trabalhava. Carregue novamente.',
    es: 'Los ciclos cambiaron mientras usted trabajaba. Cargue de nuevo.',
  },
  CICLO_SO_DIAS: { status: 422, pt: 'Carroceria conta só dias.', es: 'La carrocería cuenta solo días.' },
  CICLO_EM_USO: {
    status: 409,
    pt: 'O ciclo {ciclo} é o próximo de {placas}. Corrija o lugar antes.',
    es: 'El ciclo {ciclo} es el próximo de {placas}. Corrija antes su lugar.',
  },
  CICLO_COM_OS: {
    status: 409,
    pt: 'O ciclo {ciclo} está na OS aberta {numeros}. Encerre antes.',
    es: 'El ciclo {ciclo} está en la OS abierta {numeros}. Ciérrela antes.',
  },
  VEICULO_SUSPENSO: {
    status: 409,
    pt: 'Este veículo já está suspenso do plano.',
    es: 'Este vehículo ya está suspendido del plan.',
  },
  VEICULO_EM_DIA: {
    status: 409,
    pt: 'Este veículo não está suspenso do plano.',
    es: 'Este vehículo no está suspendido del plan.',
  },
  KM_ACIMA_DO_MEDIDOR: {
    status: 422,
    pt: 'O valor passa do medidor do veículo: registre antes a leitura.',
    es: 'El valor supera el medidor del vehículo: registre antes la lectura.',
  },
  DATA_FUTURA: {
    status: 422,
    pt: 'A data não pode estar no futuro.',
    es: 'La fecha no puede estar en el futuro.',
  },
  FEITO_ANTES: {
    status: 422,
    pt: 'Já há um ciclo feito depois desta data ou deste medidor.',
    es: 'Ya hay un ciclo hecho después de esta fecha o de este medidor.',
  },
  CONFIRMA_PLANO: {
    status: 409,
    pt: 'Esta mudança altera o que vence. Informe o motivo.',
    es: 'Este cambio altera lo que vence. Indique el motivo.',
  },
} as const satisfies RefusalTable;
