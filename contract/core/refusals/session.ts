import type { RefusalTable } from './table.ts';

/** Refusals of sessions and of the acting technician's identity. */
export const sessionRefusals = {
  // Session (doc 1 §4, §8; G-04, G-120)
  LOGIN_INCOMPLETO: { status: 422, texto: 'Insira todas as informações!' },
  LOGIN_RECUSADO: { status: 422, texto: 'Falha ao fazer login' },
  LOGIN_BLOQUEADO: { status: 429, texto: 'Falha ao fazer login' },
  TERMINAL_NAO_CADASTRADO: { status: 403, texto: 'Este terminal não está cadastrado!' },
  CODIGO_TERMINAL_INVALIDO: { status: 422, texto: 'Código inválido ou já usado!' },
  FILIAL_NAO_PERMITIDA: { status: 404, texto: 'Filial não encontrada.' },

  // Identity of the acting technician (doc 2 §5, G-24, G-126)
  CPF_INCORRETO: { status: 422, texto: 'CPF Incorreto' },
  CPF_EXIGIDO: { status: 422, texto: 'Confirme com os 3 primeiros dígitos.' },
  CPF_BLOQUEADO: { status: 429, texto: 'CPF Incorreto' },
  CRACHA_DESCONHECIDO: { status: 422, texto: 'Este crachá não é de ninguém que possa agir aqui.' },
  TECNICO_INVALIDO: { status: 422, texto: 'Selecione um técnico desta filial!' },
  OUTRA_PESSOA: { status: 403, texto: 'Você só pode agir em seu próprio nome.' },
} as const satisfies RefusalTable;
