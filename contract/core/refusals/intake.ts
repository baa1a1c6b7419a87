import type { RefusalTable } from './table.ts';

/** Refusals of the intake of a company's own data (docs/import.md). */
export const intakeRefusals = {
  // the file
  CARGA_EM_CURSO: {
    status: 409,
    pt: 'Outra carga desta empresa está em curso: espere ou cancele.',
    es: 'Otra carga de esta empresa está en curso: espere o cancélela.',
  },
  CARGA_ESTADO: {
    status: 409,
    pt: 'Esta carga não está mais nesta situação. Carregue novamente.',
    es: 'Esta carga ya no está en esa situación. Cargue de nuevo.',
  },
  CARGA_TUDO_OU_NADA: {
    status: 409,
    pt: 'Há linhas recusadas: nada é gravado. Corrija e envie de novo.',
    es: 'Hay líneas rechazadas: no se graba nada. Corrija y envíe de nuevo.',
  },
  CARGA_GRANDE: {
    status: 413,
    pt: 'O arquivo passa de {limite} MB. Divida em partes.',
    es: 'El archivo pasa de {limite} MB. Divídalo en partes.',
  },
  CARGA_PLANILHA: {
    status: 422,
    pt: 'Isto é uma planilha: salve como CSV.',
    es: 'Esto es una planilla: guárdela como CSV.',
  },
  CARGA_BINARIA: {
    status: 422,
    pt: 'Isto não é um arquivo de texto: salve a planilha como CSV.',
    es: 'Esto no es un archivo de texto: guarde la planilla como CSV.',
  },
  CARGA_CODIFICACAO: {
    status: 422,
    pt: 'O arquivo mistura codificações perto da linha {linha}: salve como CSV UTF-8.',
    es: 'El archivo mezcla codificaciones cerca de la línea {linha}: guárdelo como CSV UTF-8.',
  },
  CARGA_VAZIA: {
    status: 422,
    pt: 'O arquivo não tem linhas abaixo do cabeçalho.',
    es: 'El archivo no tiene líneas debajo del encabezado.',
  },
  CARGA_LINHA_LONGA: {
    status: 422,
    pt: 'A linha {linha} é longa demais: falta fechar aspas?',
    es: 'La línea {linha} es demasiado larga: ¿falta cerrar comillas?',
  },
  CARGA_ASPAS: {
    status: 422,
    pt: 'As aspas não fecham perto da linha {linha}.',
    es: 'Las comillas no cierran cerca de la línea {linha}.',
  },
  CARGA_LINHAS_DEMAIS: {
    status: 422,
    pt: 'São no máximo {limite} linhas. Divida o arquivo.',
    es: 'Son {limite} líneas como máximo. Divida el archivo.',
  },
  CARGA_COLUNAS_DEMAIS: {
    status: 422,
    pt: 'O cabeçalho tem mais de {limite} colunas.',
    es: 'El encabezado tiene más de {limite} columnas.',
  },
  CARGA_COLUNA_REPETIDA: {
    status: 422,
    pt: 'A coluna {coluna} aparece mais de uma vez no cabeçalho.',
    es: 'La columna {coluna} aparece más de una vez en el encabezado.',
  },
  CARGA_COLUNA_FALTA: {
    status: 422,
    pt: 'Falta no cabeçalho (linha {linha}): {colunas}.',
    es: 'Falta en el encabezado (línea {linha}): {colunas}.',
  },
  // its rows
  CARGA_CELULAS_DEMAIS: {
    status: 422,
    pt: 'A linha tem mais células que o cabeçalho.',
    es: 'La línea tiene más celdas que el encabezado.',
  },
  CELULA_VALOR: {
    status: 422,
    pt: 'A coluna {coluna} aceita: {valores}.',
    es: 'La columna {coluna} acepta: {valores}.',
  },
  CELULA_DIGITOS: {
    status: 422,
    pt: 'A coluna {coluna} precisa dos {quantos} primeiros dígitos.',
    es: 'La columna {coluna} necesita los {quantos} primeros dígitos.',
  },
  FUSO_DESCONHECIDO: {
    status: 422,
    pt: 'Não há fuso {nome}: use, por exemplo, America/Sao_Paulo.',
    es: 'No hay huso {nome}: use, por ejemplo, America/Sao_Paulo.',
  },
  UF_DESCONHECIDA: {
    status: 422,
    pt: 'Não há UF {nome}: use a sigla de um estado, como PR, ou EX fora do Brasil.',
    es: 'No hay UF {nome}: use la sigla de un estado, como PR, o EX fuera de Brasil.',
  },
  LOCAL_INVALIDO: {
    status: 422,
    pt: 'Informe latitude e longitude, como -25.4284,-49.2733.',
    es: 'Ingrese latitud y longitud, como -25.4284,-49.2733.',
  },
  TIPO_DESCONHECIDO: {
    status: 422,
    pt: 'Não há tipo {nome}: importe-o antes.',
    es: 'No hay tipo {nome}: impórtelo antes.',
  },
  TURNO_DESCONHECIDO: {
    status: 422,
    pt: 'Não há turno {nome}: cadastre-o antes.',
    es: 'No hay turno {nome}: regístrelo antes.',
  },
  SEGMENTO_DESCONHECIDO: {
    status: 422,
    pt: 'Não há segmento {nome}: importe-o antes.',
    es: 'No hay segmento {nome}: impórtelo antes.',
  },
  PROBLEMA_DESCONHECIDO: {
    status: 422,
    pt: 'Não há problema {nome} neste segmento para este veículo.',
    es: 'No hay problema {nome} en este segmento para este vehículo.',
  },
  SERVICO_DESCONHECIDO: {
    status: 422,
    pt: 'Não há serviço {nome}: importe-o antes.',
    es: 'No hay servicio {nome}: impórtelo antes.',
  },
  FORNECEDOR_DESCONHECIDO: {
    status: 422,
    pt: 'Não há fornecedor {nome}: importe-o antes.',
    es: 'No hay proveedor {nome}: impórtelo antes.',
  },
  NUMERO_EM_USO: {
    status: 422,
    pt: 'O número {nome} já é de outro cadastro.',
    es: 'El número {nome} ya es de otro registro.',
  },
  PESSOA_MUDOU: {
    status: 409,
    pt: 'Este cadastro foi criado depois do envio: envie a linha de novo.',
    es: 'Este registro se creó después del envío: envíe la línea de nuevo.',
  },
  FROTA_EM_USO: {
    status: 422,
    pt: 'O número de frota {nome} é do veículo {placa}.',
    es: 'El número de flota {nome} es del vehículo {placa}.',
  },
  DOCUMENTO_LANCADO: {
    status: 422,
    pt: 'O documento {nome} já deu entrada desta peça com {quantidade}.',
    es: 'El documento {nome} ya dio entrada de este repuesto con {quantidade}.',
  },
  LINHA_RECUSADA: {
    status: 422,
    pt: 'O banco de dados não aceita esta linha ({regra}).',
    es: 'La base de datos no acepta esta línea ({regra}).',
  },
  // undo: why a line stays
  CARGA_NADA_A_DESFAZER: {
    status: 409,
    pt: 'Não há nada desta carga a desfazer.',
    es: 'No hay nada de esta carga para deshacer.',
  },
  CARGA_FICA_OS: { status: 409, pt: 'Há ordens de serviço com ele.', es: 'Hay órdenes de servicio con él.' },
  CARGA_FICA_LEITURA: {
    status: 409,
    pt: 'Há leituras de medidor depois da carga.',
    es: 'Hay lecturas de medidor después de la carga.',
  },
  CARGA_FICA_PNEU: {
    status: 409,
    pt: 'Há pneus ou leituras de pneus com ele.',
    es: 'Hay neumáticos o lecturas de neumáticos con él.',
  },
  CARGA_FICA_VEICULO: { status: 409, pt: 'Há veículos com ele.', es: 'Hay vehículos con él.' },
  CARGA_FICA_NO_PLANO: {
    status: 409,
    pt: 'Está em planos, ou o plano já tem história.',
    es: 'Está en planes, o el plan ya tiene historia.',
  },
  CARGA_FICA_ESTOQUE: {
    status: 409,
    pt: 'Há estoque ou inventário com ele.',
    es: 'Hay stock o inventario con él.',
  },
  CARGA_FICA_PESSOA: {
    status: 409,
    pt: 'Há colaboradores ou fornecedores com ele.',
    es: 'Hay colaboradores o proveedores con él.',
  },
  CARGA_FICA_PROBLEMA: { status: 409, pt: 'Há problemas com ele.', es: 'Hay problemas con él.' },
  CARGA_FICA_AGIU: { status: 409, pt: 'Já trabalhou no sistema.', es: 'Ya trabajó en el sistema.' },
  CARGA_FICA_USADA: { status: 409, pt: 'Já está em uso.', es: 'Ya está en uso.' },
  CARGA_FICA_MUDADA: {
    status: 409,
    pt: 'Foi mudado depois da carga.',
    es: 'Fue cambiado después de la carga.',
  },
  CARGA_FICA_MOVIDA: {
    status: 409,
    pt: 'O estoque da peça já se moveu depois da carga.',
    es: 'El stock del repuesto ya se movió después de la carga.',
  },
  CARGA_FICA_PLANO: {
    status: 409,
    pt: 'O plano já existia: os ciclos que a carga mudou ficam.',
    es: 'El plan ya existía: los ciclos que la carga cambió quedan.',
  },
  CARGA_FICA_LUGAR: {
    status: 409,
    pt: 'O veículo já estava no plano: o lugar que a carga corrigiu fica.',
    es: 'El vehículo ya estaba en el plan: el lugar que la carga corrigió queda.',
  },
  CARGA_FICA_REGRA: {
    status: 409,
    pt: 'O banco de dados não deixa desfazer ({regra}).',
    es: 'La base de datos no deja deshacer ({regra}).',
  },
} as const satisfies RefusalTable;
