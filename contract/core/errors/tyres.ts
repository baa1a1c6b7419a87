import type { RefusalTable } from './table.ts';

/** Refusals of tyres and of inventories. */
export const tyresRefusals = {
  // Tyre shop: gauging and calibration (doc 3 §5)
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

  // Tyre shop: movement (doc 3 §3..5)
  POSICAO_OCUPADA: { status: 409, texto: 'Já existe um pneu nesta posição.' },
  POSICAO_INEXISTENTE: { status: 422, texto: 'Este veículo não tem esta posição.' },
  PNEU_INDISPONIVEL: { status: 409, texto: 'Este pneu não está no estoque.' },

  // Tyre shop: scrap and service (doc 3 §3 and §4, G-78, G-83)
  PNEU_APLICADO: { status: 409, texto: 'Este pneu está aplicado em um veículo: remova antes.' },
  PNEU_NAO_ENVIADO: { status: 409, texto: 'Este pneu não está em serviço.' },
  DESTINO_INCOMPLETO: { status: 422, texto: 'Insira todas as informações!' },
  DATA_ANTES_DO_MOVIMENTO: {
    status: 422,
    texto: 'A data é anterior à compra ou à última movimentação do pneu.',
  },
  RETORNO_ANTES_DO_ENVIO: { status: 422, texto: 'A volta não pode ser antes do envio.' },
  VIDA_MAXIMA: { status: 409, texto: 'Este pneu já está na última vida: não pode ser recapado.' },

  // Tyre shop: life of tyres (docs/tyre-life.md)
  ACHADO_RESOLVIDO: { status: 409, texto: 'Este achado já não existe. Carregue novamente.' },
  ACHADO_SEM_PROBLEMA: {
    status: 409,
    texto: 'Nenhum problema está ligado a este achado: avise o administrador.',
  },

  // Inventory (doc 3 §8, docs/inventory.md)
  INVENTARIO_SEM_ITENS: {
    status: 422,
    texto: 'Nenhum item do estoque desta filial está nesta prateleira ou classe.',
  },
  CODIGOS_FORA_DO_ESTOQUE: {
    status: 422,
    texto: 'Estes códigos não estão no estoque desta filial: {itens}.',
  },
  CONTAGEM_ENCERRADA: { status: 409, texto: 'Item não registrado, tente novamente!' },
  CONTAGEM_MUDOU: { status: 409, texto: 'Outra pessoa contou este item. Confira antes de registrar.' },
  CONFIRMA_CONTAGEM: { status: 409, texto: 'Esta contagem parece errada. Confira antes de registrar.' },
  RECONTAGEM_OUTRA_PESSOA: { status: 409, texto: 'A recontagem deste item cabe a outra pessoa.' },
  INVENTARIO_ENCERRADO: { status: 409, texto: 'Este inventário já foi encerrado.' },
  INVENTARIO_MUDOU: { status: 409, texto: 'Houve contagens depois da conferência. Confira novamente.' },
  INVENTARIO_NEGATIVO: { status: 409, texto: 'O saldo ficaria negativo: {itens}. Peça a recontagem.' },
} as const satisfies RefusalTable;
