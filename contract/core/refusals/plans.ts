import type { RefusalTable } from './table.ts';

/** Refusals of plans. */
export const plansRefusals = {
  // Orders of plans (doc 2 §5 and §8, G-68)
  CICLO_JA_FEITO: {
    status: 409,
    texto: 'Este ciclo já foi informado como feito neste dia. Carregue novamente.',
  },
  LISTA_MUDOU: { status: 409, texto: 'A lista mudou, carregue novamente!' },
  PLANO_COM_OS_ABERTA: { status: 409, texto: 'OS ja esta aberta' },
  CONTRATO_CONCESSIONARIA: {
    status: 409,
    texto: 'Veículo com contrato de concessionária, gere como Externa!',
  },

  // Keeping of plans
  PLANO_NOME_EM_USO: { status: 409, texto: 'Já existe um plano com este nome!' },
  PLANO_EM_USO: { status: 409, texto: 'O tipo do plano não muda enquanto há veículos nele.' },
  PLANO_SEM_CICLO: { status: 409, texto: 'Este plano ainda não tem ciclos.' },
  PLANO_MUDOU: { status: 409, texto: 'Os ciclos mudaram enquanto você trabalhava. Carregue novamente.' },
  CICLO_SO_DIAS: { status: 422, texto: 'Carroceria conta só dias.' },
  CICLO_EM_USO: { status: 409, texto: 'O ciclo {ciclo} é o próximo de {placas}. Corrija o lugar antes.' },
  CICLO_COM_OS: { status: 409, texto: 'O ciclo {ciclo} está na OS aberta {numeros}. Encerre antes.' },
  VEICULO_SUSPENSO: { status: 409, texto: 'Este veículo já está suspenso do plano.' },
  VEICULO_EM_DIA: { status: 409, texto: 'Este veículo não está suspenso do plano.' },
  KM_ACIMA_DO_MEDIDOR: {
    status: 422,
    texto: 'O valor passa do medidor do veículo: registre antes a leitura.',
  },
  DATA_FUTURA: { status: 422, texto: 'A data não pode estar no futuro.' },
  FEITO_ANTES: { status: 422, texto: 'Já há um ciclo feito depois desta data ou deste medidor.' },
  CONFIRMA_PLANO: { status: 409, texto: 'Esta mudança altera o que vence. Informe o motivo.' },
} as const satisfies RefusalTable;
