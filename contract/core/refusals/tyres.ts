import type { RefusalTable } from './table.ts';

/** Refusals of the tyre shop. */
export const tyresRefusals = {
  // Gauging and calibration (doc 3 §5)
  POSICOES_VAZIAS: {
    status: 409,
    texto:
      'Existem posições sem pneu aplicado! Entre no menu Movimentações e aplique os pneus deste caminhão.',
  },
  LEITURA_INCOMPLETA: { status: 422, texto: 'Faça a leitura de todos os pneus para registrar!' },
  SULCOS_INCOMPLETOS: { status: 422, texto: 'Informe a leitura de todos os sulcos' },
  AFERICAO_MAIOR: { status: 422, texto: 'Informe uma aferição menor que a atual!' },
  KM_OBRIGATORIO: { status: 422, texto: 'Informe o KM atual!' },
  KM_ANTERIOR: { status: 422, texto: 'Insira um KM maior que o anterior!' },
  SEM_CALIBRAGEM: { status: 409, texto: 'Este equipamento não é calibrado.' },
  CONFIRMA_SULCO: { status: 409, texto: 'Este sulco parece errado. Confira antes de gravar.' },

  // Movement (doc 3 §3..5)
  POSICAO_OCUPADA: { status: 409, texto: 'Já existe um pneu nesta posição.' },
  POSICAO_INEXISTENTE: { status: 422, texto: 'Este veículo não tem esta posição.' },
  PNEU_INDISPONIVEL: { status: 409, texto: 'Este pneu não está no estoque.' },

  // Scrap and service (doc 3 §3 and §4, G-78, G-83)
  PNEU_APLICADO: { status: 409, texto: 'Este pneu está aplicado em um veículo: remova antes.' },
  PNEU_NAO_ENVIADO: { status: 409, texto: 'Este pneu não está em serviço.' },
  DESTINO_INCOMPLETO: { status: 422, texto: 'Insira todas as informações!' },
  DATA_ANTES_DO_MOVIMENTO: {
    status: 422,
    texto: 'A data é anterior à compra ou à última movimentação do pneu.',
  },
  RETORNO_ANTES_DO_ENVIO: { status: 422, texto: 'A volta não pode ser antes do envio.' },
  VIDA_MAXIMA: { status: 409, texto: 'Este pneu já está na última vida: não pode ser recapado.' },

  // Life of tyres (docs/tyre-life.md)
  ACHADO_RESOLVIDO: { status: 409, texto: 'Este achado já não existe. Carregue novamente.' },
  ACHADO_SEM_PROBLEMA: {
    status: 409,
    texto: 'Nenhum problema está ligado a este achado: avise o administrador.',
  },

  // Corrections
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
} as const satisfies RefusalTable;
