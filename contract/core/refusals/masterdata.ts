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
} as const satisfies RefusalTable;
