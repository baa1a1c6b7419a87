import type { RefusalTable } from './table.ts';

/** Refusals of imports. */
export const importsRefusals = {
  // Import (docs/planning.md)
  PREVIA_MUDOU: {
    status: 409,
    pt: 'Os dados mudaram desde a conferência. Confira novamente.',
    es: 'Los datos cambiaron desde la revisión. Revise de nuevo.',
  },
  CELULA_VAZIA: { status: 422, pt: 'Preencha a coluna {coluna}.', es: 'Complete la columna {coluna}.' },
  CELULA_NUMERO: {
    status: 422,
    pt: 'A coluna {coluna} não tem um número válido.',
    es: 'La columna {coluna} no tiene un número válido.',
  },
  CELULA_FAIXA: {
    status: 422,
    pt: 'A coluna {coluna} precisa de um número de {minimo} a {maximo}.',
    es: 'La columna {coluna} necesita un número de {minimo} a {maximo}.',
  },
  CELULA_HORA: {
    status: 422,
    pt: 'A coluna {coluna} não tem uma hora válida, como 07:30.',
    es: 'La columna {coluna} no tiene una hora válida, como 07:30.',
  },
  CELULA_DATA: {
    status: 422,
    pt: 'A coluna {coluna} não tem uma data válida.',
    es: 'La columna {coluna} no tiene una fecha válida.',
  },
  CELULA_LONGA: {
    status: 422,
    pt: 'A coluna {coluna} tem texto demais: cabem {limite}, e há {tem}.',
    es: 'La columna {coluna} tiene demasiado texto: caben {limite}, y hay {tem}.',
  },
  CELULA_TIPO: {
    status: 422,
    pt: 'O tipo é PREVENTIVA, CARROCERIA ou PREDITIVA.',
    es: 'El tipo es PREVENTIVA, CARROCERIA o PREDITIVA.',
  },
  LINHA_REPETIDA: {
    status: 422,
    pt: 'A coluna {coluna} repete a linha {linha}.',
    es: 'La columna {coluna} repite la fila {linha}.',
  },
  PLACA_DESCONHECIDA: {
    status: 422,
    pt: 'Placa desconhecida ou de outra filial.',
    es: 'Placa desconocida o de otra sucursal.',
  },
  PLANO_DESCONHECIDO: { status: 422, pt: 'Não há plano {nome}.', es: 'No hay plan {nome}.' },
  PLANO_OUTRO_TIPO: {
    status: 422,
    pt: 'O plano {nome} é de outro tipo.',
    es: 'El plan {nome} es de otro tipo.',
  },
  PLANO_RECUSADO: {
    status: 422,
    pt: 'Outra linha deste plano foi recusada.',
    es: 'Otra fila de este plan fue rechazada.',
  },
  CICLO_DESCONHECIDO: {
    status: 422,
    pt: 'Não há ciclo {nome} neste plano.',
    es: 'No hay ciclo {nome} en este plan.',
  },
  CICLO_AMBIGUO: {
    status: 422,
    pt: 'Há mais de um ciclo {nome}: informe a ordem.',
    es: 'Hay más de un ciclo {nome}: informe el orden.',
  },
  CICLO_SEM_INTERVALO: {
    status: 422,
    pt: 'Informe o intervalo ou os dias.',
    es: 'Informe el intervalo o los días.',
  },
  ORDEM_COM_LACUNA: {
    status: 422,
    pt: 'A ordem dos ciclos deve seguir sem lacunas: falta a {ordem}.',
    es: 'El orden de los ciclos debe seguir sin huecos: falta el {ordem}.',
  },
  ITEM_DESCONHECIDO: {
    status: 422,
    pt: 'Não há peça nem serviço {nome}.',
    es: 'No hay repuesto ni servicio {nome}.',
  },

  PNEU_CADASTRADO: {
    status: 422,
    pt: 'Já existe um pneu com este número de fogo e outros dados: {colunas}.',
    es: 'Ya existe un neumático con este número de fuego y otros datos: {colunas}.',
  },
  FILIAL_DESCONHECIDA: {
    status: 422,
    pt: 'A filial {nome} não existe, ou não está ao seu alcance.',
    es: 'La sucursal {nome} no existe, o no está a su alcance.',
  },
  SULCO_INVALIDO: {
    status: 422,
    pt: 'Informe de 1 a 6 sulcos em mm: 8 | 7,5 | 8.',
    es: 'Ingrese de 1 a 6 surcos en mm: 8 | 7,5 | 8.',
  },
  POSICAO_INVALIDA: {
    status: 422,
    pt: 'A posição é o eixo e o lado, 2DE, ou ESTEPE.',
    es: 'La posición es el eje y el lado, 2DE, o ESTEPE.',
  },
  POSICAO_REPETIDA: {
    status: 422,
    pt: 'A posição {nome} aparece mais de uma vez.',
    es: 'La posición {nome} aparece más de una vez.',
  },
  EIXO_DESCONHECIDO: {
    status: 422,
    pt: 'O eixo {nome} não está nas posições.',
    es: 'El eje {nome} no está en las posiciones.',
  },
  POSICAO_SEM_PLACA: {
    status: 422,
    pt: 'Informe a placa e a posição, ou nenhuma das duas.',
    es: 'Ingrese la placa y la posición, o ninguna de las dos.',
  },

  LINHA_SEM_EFEITO: {
    status: 422,
    pt: 'Informe a quantidade, o mínimo ou a prateleira.',
    es: 'Ingrese la cantidad, el mínimo o el estante.',
  },
  CODIGO_DESCONHECIDO: {
    status: 422,
    pt: 'O código {codigo} não existe nesta filial: corrija-o, ou informe a peça.',
    es: 'El código {codigo} no existe en esta sucursal: corríjalo, o ingrese el repuesto.',
  },
  CODIGO_DE_OUTRA_PECA: {
    status: 422,
    pt: 'Este código é da peça {nome}.',
    es: 'Este código es del repuesto {nome}.',
  },
  PECA_COM_OUTRO_CODIGO: {
    status: 422,
    pt: 'Esta peça já está no estoque com o código {codigo}.',
    es: 'Este repuesto ya está en stock con el código {codigo}.',
  },
} as const satisfies RefusalTable;
