import type { RefusalTable } from './table.ts';

/** Refusals of the panel: tables and scripts (doc 3 §5 and §8, docs/panel-sql.md). */
export const panelSqlRefusals = {
  PALAVRA_PROIBIDA: {
    status: 422,
    pt: 'Existe uma palavra proibida dentro do script!',
    es: '¡Existe una palabra prohibida dentro del script!',
  },
  SCRIPT_NAO_CONSULTA: {
    status: 422,
    pt: 'O script deve começar com {palavras}.',
    es: 'El script debe comenzar con {palavras}.',
  },
  SCRIPT_FALHOU: {
    status: 422,
    pt: 'O banco recusou o script: {erro}',
    es: 'La base rechazó el script: {erro}',
  },
  SCRIPT_TEMPO: {
    status: 422,
    pt: 'Passou de {segundos} s e foi encerrado.',
    es: 'Pasó de {segundos} s y fue terminado.',
  },
  SCRIPT_CANCELADO: { status: 422, pt: 'O script foi cancelado.', es: 'El script fue cancelado.' },
  SCRIPT_REPETIDO: { status: 409, pt: 'Este script já foi enviado.', es: 'Este script ya fue enviado.' },
  RESULTADO_GRANDE: {
    status: 422,
    pt: 'O resultado é grande demais. Peça menos linhas ou colunas.',
    es: 'El resultado es demasiado grande. Pida menos filas o columnas.',
  },
  SCRIPT_INTERNO: {
    status: 422,
    pt: 'Scripts não rodam na base interna.',
    es: 'Los scripts no corren en la base interna.',
  },
  SCRIPT_COM_COMENTARIO: {
    status: 422,
    pt: 'Houve algum problema no script! Retire os comentários com --: sem quebras de linha eles engolem o resto.',
    es: '¡Hubo algún problema en el script! Quite los comentarios con --: sin saltos de línea se tragan el resto.',
  },
  ENSAIO_EXIGIDO: {
    status: 409,
    pt: 'Um script que grava é ensaiado antes, nas mesmas bases, e roda em até 10 minutos. Ensaie de novo.',
    es: 'Un script que graba se ensaya antes, en las mismas bases, y se ejecuta dentro de 10 minutos. Ensáyelo de nuevo.',
  },
  ENSAIO_COM_ERRO: {
    status: 409,
    pt: 'O ensaio falhou em {bases}: retire da execução ou corrija o script.',
    es: 'El ensayo falló en {bases}: quítela de la ejecución o corrija el script.',
  },
  MULTI_SQL_FALHOU: {
    status: 422,
    pt: 'Houve algum problema no script!',
    es: '¡Hubo algún problema en el script!',
  },
  BASE_INEXISTENTE: { status: 404, pt: 'Esta base não existe.', es: 'Esta base no existe.' },
  TABELA_INEXISTENTE: { status: 404, pt: 'Esta tabela não existe.', es: 'Esta tabla no existe.' },
  COLUNA_INEXISTENTE: { status: 422, pt: 'Esta coluna não existe.', es: 'Esta columna no existe.' },
  COLUNA_MASCARADA: {
    status: 422,
    pt: 'Esta coluna é mascarada: não ordena nem filtra.',
    es: 'Esta columna está enmascarada: no ordena ni filtra.',
  },
  PAGINA_DISTANTE: {
    status: 422,
    pt: 'Esta página está longe demais. Filtre a tabela.',
    es: 'Esta página está demasiado lejos. Filtre la tabla.',
  },
} as const satisfies RefusalTable;
