import type { RefusalTable } from './table.ts';

/** Refusals of sessions and of the acting technician's identity. */
export const sessionRefusals = {
  // Session (doc 1 §4, §8; G-04, G-120)
  LOGIN_INCOMPLETO: { status: 422, pt: 'Insira todas as informações!', es: '¡Ingrese toda la información!' },
  LOGIN_RECUSADO: { status: 422, pt: 'Falha ao fazer login', es: 'Error al iniciar sesión' },
  LOGIN_BLOQUEADO: { status: 429, pt: 'Falha ao fazer login', es: 'Error al iniciar sesión' },
  TERMINAL_NAO_CADASTRADO: {
    status: 403,
    pt: 'Este terminal não está cadastrado!',
    es: '¡Este terminal no está registrado!',
  },
  CODIGO_TERMINAL_INVALIDO: {
    status: 422,
    pt: 'Código inválido ou já usado!',
    es: '¡Código inválido o ya usado!',
  },
  FILIAL_NAO_PERMITIDA: { status: 404, pt: 'Filial não encontrada.', es: 'Sucursal no encontrada.' },

  // Identity of the acting technician (doc 2 §5, G-24, G-126)
  CPF_INCORRETO: { status: 422, pt: 'CPF Incorreto', es: 'CPF incorrecto' },
  CPF_EXIGIDO: {
    status: 422,
    pt: 'Confirme com os 3 primeiros dígitos.',
    es: 'Confirme con los 3 primeros dígitos.',
  },
  CPF_BLOQUEADO: { status: 429, pt: 'CPF Incorreto', es: 'CPF incorrecto' },
  CRACHA_DESCONHECIDO: {
    status: 422,
    pt: 'Este crachá não é de ninguém que possa agir aqui.',
    es: 'Esta credencial no es de nadie que pueda actuar aquí.',
  },
  TECNICO_INVALIDO: {
    status: 422,
    pt: 'Selecione um técnico desta filial!',
    es: '¡Seleccione un técnico de esta sucursal!',
  },
  OUTRA_PESSOA: {
    status: 403,
    pt: 'Você só pode agir em seu próprio nome.',
    es: 'Solo puede actuar en su propio nombre.',
  },
} as const satisfies RefusalTable;
