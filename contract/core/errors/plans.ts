import type { RefusalTable } from './table.ts';

/** Refusals of plans and meters. */
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

  // Meter readings
  CONFIRMA_PLANO: { status: 409, texto: 'Esta mudança altera o que vence. Informe o motivo.' },
  CONFIRMA_LEITURA: { status: 409, texto: 'Esta leitura parece errada. Confira antes de gravar.' },
  CONFIRMA_SULCO: { status: 409, texto: 'Este sulco parece errado. Confira antes de gravar.' },
  LEITURA_FORA_DE_ORDEM: { status: 422, texto: 'O valor não cabe entre as leituras de antes e de depois.' },
  LEITURA_FUTURA: { status: 422, texto: 'A leitura não pode estar no futuro.' },
  LEITURA_CORRIGIDA: { status: 409, texto: 'Esta leitura já foi corrigida ou anulada. Carregue novamente.' },
  RETORNO_POSTERIOR: { status: 409, texto: 'O pneu já voltou: corrija primeiro o retorno.' },
  SAIDA_POSTERIOR: { status: 409, texto: 'O pneu saiu de novo depois: corrija primeiro essa saída.' },
  MOVIMENTO_POSTERIOR: {
    status: 409,
    texto: 'O pneu {pneu} foi movido de novo depois: corrija primeiro esse movimento.',
  },
  LUGAR_POSTERIOR: {
    status: 409,
    texto: 'No lugar do pneu {pneu} está agora o pneu {outro}: corrija primeiro o movimento do {outro}.',
  },
  AFERICAO_POSTERIOR: {
    status: 409,
    texto: 'O pneu {pneu} foi aferido ou calibrado depois: anule primeiro essa leitura.',
  },
  MOVIMENTO_CORRIGIDO: {
    status: 409,
    texto: 'Este movimento já foi corrigido ou anulado. Carregue novamente.',
  },
  TROCA_COM_LEITURAS: {
    status: 422,
    texto: 'Há leituras do medidor novo depois desta troca: corrija ou anule essas leituras antes.',
  },
  LEITURA_DECIDIDA: { status: 409, texto: 'Esta leitura já foi decidida.' },
  TROCA_ANTES_DE_LEITURA: {
    status: 422,
    texto: 'Há leituras depois deste momento: a troca vem depois da última.',
  },
} as const satisfies RefusalTable;
