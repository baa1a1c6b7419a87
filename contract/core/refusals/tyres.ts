import type { RefusalTable } from './table.ts';

/** Refusals of the tyre shop. */
export const tyresRefusals = {
  // Gauging and calibration (doc 3 §5)
  POSICOES_VAZIAS: {
    status: 409,
    pt: 'Existem posições sem pneu aplicado! Entre no menu Movimentações e aplique os pneus deste caminhão.',
    es: '¡Hay posiciones sin neumático! Entre en el menú Movimientos y coloque los neumáticos de este camión.',
  },
  LEITURA_INCOMPLETA: {
    status: 422,
    pt: 'Faça a leitura de todos os pneus para registrar!',
    es: '¡Lea todos los neumáticos para registrar!',
  },
  SULCOS_INCOMPLETOS: {
    status: 422,
    pt: 'Informe a leitura de todos os sulcos',
    es: 'Ingrese la lectura de todos los surcos',
  },
  AFERICAO_MAIOR: {
    status: 422,
    pt: 'Informe uma aferição menor que a atual!',
    es: '¡Ingrese una medición menor que la actual!',
  },
  KM_OBRIGATORIO: { status: 422, pt: 'Informe o KM atual!', es: '¡Ingrese el KM actual!' },
  KM_ANTERIOR: {
    status: 422,
    pt: 'Insira um KM maior que o anterior!',
    es: '¡Ingrese un KM mayor que el anterior!',
  },
  SEM_CALIBRAGEM: { status: 409, pt: 'Este equipamento não é calibrado.', es: 'Este equipo no se calibra.' },
  CONFIRMA_SULCO: {
    status: 409,
    pt: 'Este sulco parece errado. Confira antes de gravar.',
    es: 'Este surco parece equivocado. Revíselo antes de guardar.',
  },

  // Movement (doc 3 §3..5)
  POSICAO_OCUPADA: {
    status: 409,
    pt: 'Já existe um pneu nesta posição.',
    es: 'Ya hay un neumático en esta posición.',
  },
  POSICAO_INEXISTENTE: {
    status: 422,
    pt: 'Este veículo não tem esta posição.',
    es: 'Este vehículo no tiene esta posición.',
  },
  PNEU_INDISPONIVEL: {
    status: 409,
    pt: 'Este pneu não está no estoque.',
    es: 'Este neumático no está en stock.',
  },

  // Scrap and service (doc 3 §3 and §4, G-78, G-83)
  PNEU_APLICADO: {
    status: 409,
    pt: 'Este pneu está aplicado em um veículo: remova antes.',
    es: 'Este neumático está montado en un vehículo: retírelo antes.',
  },
  PNEU_NAO_ENVIADO: {
    status: 409,
    pt: 'Este pneu não está em serviço.',
    es: 'Este neumático no está en servicio.',
  },
  DESTINO_INCOMPLETO: {
    status: 422,
    pt: 'Insira todas as informações!',
    es: '¡Ingrese toda la información!',
  },
  DATA_ANTES_DO_MOVIMENTO: {
    status: 422,
    pt: 'A data é anterior à compra ou à última movimentação do pneu.',
    es: 'La fecha es anterior a la compra o al último movimiento del neumático.',
  },
  RETORNO_ANTES_DO_ENVIO: {
    status: 422,
    pt: 'A volta não pode ser antes do envio.',
    es: 'El retorno no puede ser anterior al envío.',
  },
  VIDA_MAXIMA: {
    status: 409,
    pt: 'Este pneu já está na última vida: não pode ser recapado.',
    es: 'Este neumático ya está en su última vida: no se puede recauchutar.',
  },

  // Life of tyres (docs/tyre-life.md)
  ACHADO_RESOLVIDO: {
    status: 409,
    pt: 'Este achado já não existe. Carregue novamente.',
    es: 'Este hallazgo ya no existe. Cargue de nuevo.',
  },
  ACHADO_SEM_PROBLEMA: {
    status: 409,
    pt: 'Nenhum problema está ligado a este achado: avise o administrador.',
    es: 'Ningún problema está ligado a este hallazgo: avise al administrador.',
  },

  // Corrections
  RETORNO_POSTERIOR: {
    status: 409,
    pt: 'O pneu já voltou: corrija primeiro o retorno.',
    es: 'El neumático ya volvió: corrija primero el retorno.',
  },
  SAIDA_POSTERIOR: {
    status: 409,
    pt: 'O pneu saiu de novo depois: corrija primeiro essa saída.',
    es: 'El neumático salió de nuevo después: corrija primero esa salida.',
  },
  MOVIMENTO_POSTERIOR: {
    status: 409,
    pt: 'O pneu {pneu} foi movido de novo depois: corrija primeiro esse movimento.',
    es: 'El neumático {pneu} fue movido de nuevo después: corrija primero ese movimiento.',
  },
  LUGAR_POSTERIOR: {
    status: 409,
    pt: 'No lugar do pneu {pneu} está agora o pneu {outro}: corrija primeiro o movimento do {outro}.',
    es: 'En el lugar del neumático {pneu} está ahora el neumático {outro}: corrija primero el movimiento del {outro}.',
  },
  AFERICAO_POSTERIOR: {
    status: 409,
    pt: 'O pneu {pneu} foi aferido ou calibrado depois: anule primeiro essa leitura.',
    es: 'El neumático {pneu} fue medido o calibrado después: anule primero esa lectura.',
  },
  MOVIMENTO_CORRIGIDO: {
    status: 409,
    pt: 'Este movimento já foi corrigido ou anulado. Carregue novamente.',
    es: 'Este movimiento ya fue corregido o anulado. Cargue de nuevo.',
  },
} as const satisfies RefusalTable;
