import type { RefusalTable } from './table.ts';

/** Refusals of master data (docs/master-data.md). */
export const masterDataRefusals = {
  CADASTRO_RECUSADO: {
    status: 422,
    pt: 'Nada foi gravado: confira os campos marcados.',
    es: 'No se guardó nada: revise los campos marcados.',
  },
  CADASTRO_MUDOU: {
    status: 409,
    pt: '{quem} mudou este cadastro enquanto você trabalhava: {colunas}. Confira os campos marcados: salvar de novo põe o que você informou.',
    es: '{quem} cambió este registro mientras usted trabajaba: {colunas}. Revise los campos marcados: guardar de nuevo pone lo que usted informó.',
  },
  CADASTRO_EXISTE: {
    status: 409,
    pt: 'Já existe um cadastro {nome}.',
    es: 'Ya existe un registro {nome}.',
  },
  CADASTRO_FIXO: {
    status: 422,
    pt: 'Isto não muda depois de criado: crie outro e tire este de uso.',
    es: 'Esto no cambia una vez creado: cree otro y saque este de uso.',
  },
  POSICAO_COM_PNEU: {
    status: 409,
    pt: 'Há pneus montados em {nome}: retire-os antes.',
    es: 'Hay neumáticos montados en {nome}: retírelos antes.',
  },
  MOTIVO_DO_SISTEMA: {
    status: 422,
    pt: 'Este motivo é do próprio sistema: escolha outro nome.',
    es: 'Este motivo es del propio sistema: elija otro nombre.',
  },
  MOTIVO_SEM_PECA: {
    status: 422,
    pt: 'Só um motivo de pausa pode exigir a peça que se espera.',
    es: 'Solo un motivo de pausa puede exigir el repuesto que se espera.',
  },
  CADASTRO_ULTIMO: {
    status: 409,
    pt: 'Este é o último ativo: cadastre ou reative outro antes, para que ninguém fique sem o que escolher.',
    es: 'Este es el último activo: registre o reactive otro antes, para que nadie quede sin qué elegir.',
  },
  TIPO_DO_PRODUTO: {
    status: 422,
    pt: 'O próprio sistema abre OS deste tipo: ele fica em uso.',
    es: 'El propio sistema abre OS de este tipo: queda en uso.',
  },
  CONTRATO_DATAS: {
    status: 422,
    pt: 'O contrato termina antes de começar: confira as datas.',
    es: 'El contrato termina antes de empezar: revise las fechas.',
  },
  CONTATO_SEM_NOME: {
    status: 422,
    pt: 'Informe o nome de cada contato.',
    es: 'Informe el nombre de cada contacto.',
  },
  CONTATO_LONGO: {
    status: 422,
    pt: '{nome}: texto demais; cabem 60 letras no nome e no e-mail, 40 na função e 25 no telefone.',
    es: '{nome}: demasiado texto; caben 60 letras en el nombre y el e-mail, 40 en la función y 25 en el teléfono.',
  },
  CONTATO_TELEFONE: {
    status: 422,
    pt: '{nome}: informe o telefone com DDD, só com dígitos.',
    es: '{nome}: informe el teléfono con código de área, solo con dígitos.',
  },
  CONTATO_EMAIL: {
    status: 422,
    pt: '{nome}: isto não é um e-mail.',
    es: '{nome}: esto no es un e-mail.',
  },
  CONTATO_REPETIDO: {
    status: 422,
    pt: '{nome} está duas vezes entre os contatos.',
    es: '{nome} está dos veces entre los contactos.',
  },
  CONTATOS_DEMAIS: {
    status: 422,
    pt: 'Cabem até 10 contatos.',
    es: 'Caben hasta 10 contactos.',
  },
  PESSOA_SEM_FILIAL: {
    status: 422,
    pt: 'Sem filial a pessoa não entra nem atende OS: informe uma, ou desligue Atende OS.',
    es: 'Sin sucursal la persona no entra ni atiende OS: indique una, o apague Atiende OS.',
  },
  DIREITO_DO_ADMINISTRADOR: {
    status: 403,
    pt: 'Só quem administra a empresa diz o que cada um pode.',
    es: 'Solo quien administra la empresa dice qué puede cada uno.',
  },
  EMPRESA_SEM_ADMINISTRADOR: {
    status: 409,
    pt: 'A empresa ficaria sem quem a administre: dê o direito a outra pessoa antes.',
    es: 'La empresa quedaría sin quien la administre: dé el derecho a otra persona antes.',
  },
  CADASTROS_MUDARAM: {
    status: 409,
    pt: 'Nada foi gravado. Mudaram enquanto você trabalhava: {quais}. Confira de novo.',
    es: 'No se guardó nada. Cambiaron mientras usted trabajaba: {quais}. Revise de nuevo.',
  },
  CADASTROS_RECUSADOS: {
    status: 422,
    pt: 'Nada foi gravado: {quantos} não cabem.',
    es: 'No se guardó nada: {quantos} no caben.',
  },
  CADASTRO_UNIDO: {
    status: 409,
    pt: 'Este cadastro foi unido a {fica} e fica fora de uso: use {fica}, ou desfaça a união na página dele.',
    es: 'Este registro se unió a {fica} y queda fuera de uso: use {fica}, o deshaga la unión en la página de él.',
  },
  UNIDADE_FIXA: {
    status: 409,
    pt: 'O estoque desta peça já foi movimentado: a unidade não muda mais. Cadastre outra peça com a unidade certa.',
    es: 'El stock de este repuesto ya se movió: la unidad ya no cambia. Registre otro repuesto con la unidad correcta.',
  },
  UNIDADE_COM_FRACAO: {
    status: 409,
    pt: 'Há quantidades quebradas desta peça no estoque ou em planos: escolha uma unidade que admita frações, ou acerte-as antes.',
    es: 'Hay cantidades fraccionadas de este repuesto en el stock o en planes: elija una unidad que admita fracciones, o corríjalas antes.',
  },
  FERIADO_PASSADO: {
    status: 422,
    pt: 'Este dia já passou: um feriado novo é de hoje em diante. Os que já estão cadastrados ficam.',
    es: 'Este día ya pasó: un feriado nuevo es de hoy en adelante. Los que ya están registrados quedan.',
  },
  TURNO_SEM_FIM: {
    status: 422,
    pt: 'O turno terminaria quando começa: informe outra hora de fim.',
    es: 'El turno terminaría cuando empieza: informe otra hora de fin.',
  },
  SUBSTITUTO_DE_SI: {
    status: 422,
    pt: 'Uma peça não substitui a si mesma: escolha outra.',
    es: 'Un repuesto no se sustituye a sí mismo: elija otro.',
  },
  SO_DE_PECA: {
    status: 422,
    pt: 'Só peças têm isto: deixe vazio em serviços.',
    es: 'Solo los repuestos tienen esto: déjelo vacío en servicios.',
  },
  UNIAO_CONSIGO: {
    status: 422,
    pt: 'Um cadastro não se une a si mesmo: escolha o outro.',
    es: 'Un registro no se une a sí mismo: elija el otro.',
  },
  UNIAO_JA_UNIDO: {
    status: 409,
    pt: '{nome} já foi unido a {fica}.',
    es: '{nome} ya se unió a {fica}.',
  },
  UNIAO_FICA_UNIDO: {
    status: 409,
    pt: '{nome} já foi unido a {fica}: escolha {fica} como o que fica.',
    es: '{nome} ya se unió a {fica}: elija {fica} como el que queda.',
  },
  UNIAO_FORA_DE_USO: {
    status: 409,
    pt: '{nome} está fora de uso: ponha-o em uso antes, ou escolha o outro como o que fica.',
    es: '{nome} está fuera de uso: póngalo en uso antes, o elija el otro como el que queda.',
  },
  UNIAO_DIFERENTE: {
    status: 422,
    pt: 'Não são o mesmo: diferem em {colunas}. Se for engano, acerte o cadastro antes de unir.',
    es: 'No son lo mismo: difieren en {colunas}. Si es un error, corrija el registro antes de unir.',
  },
  UNIAO_EM_INVENTARIO: {
    status: 409,
    pt: 'Um inventário em andamento conta estas peças em {filiais}: finalize ou cancele antes.',
    es: 'Un inventario en curso cuenta estos repuestos en {filiais}: finalícelo o cancélelo antes.',
  },
  UNIAO_SALDO: {
    status: 409,
    pt: 'O saldo ficaria abaixo de zero em {filiais}: corrija os saldos antes.',
    es: 'El saldo quedaría por debajo de cero en {filiais}: corrija los saldos antes.',
  },
  UNIAO_DESFEITA: {
    status: 409,
    pt: '{quem} já desfez esta união.',
    es: '{quem} ya deshizo esta unión.',
  },
  UNIAO_SEGUINTE: {
    status: 409,
    pt: '{nome} foi unido depois a {fica}: desfaça essa união antes.',
    es: '{nome} se unió después a {fica}: deshaga esa unión antes.',
  },
} as const satisfies RefusalTable;
