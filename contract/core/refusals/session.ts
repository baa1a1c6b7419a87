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
  PIN_DESLIGADO: {
    status: 409,
    pt: 'Esta empresa não usa PIN: confirme com os dígitos.',
    es: 'Esta empresa no usa PIN: confirme con los dígitos.',
  },
  PESSOA_SEM_PIN: { status: 409, pt: 'Esta pessoa não tem PIN.', es: 'Esta persona no tiene PIN.' },
  PIN_TAMANHO: {
    status: 422,
    pt: 'O PIN tem outra quantidade de dígitos nesta empresa.',
    es: 'El PIN tiene otra cantidad de dígitos en esta empresa.',
  },
  PIN_REPETIDO: {
    status: 422,
    pt: 'Dígitos repetidos são fáceis de adivinhar.',
    es: 'Los dígitos repetidos son fáciles de adivinar.',
  },
  PIN_SEQUENCIA: {
    status: 422,
    pt: 'Dígitos em sequência são fáceis de adivinhar.',
    es: 'Los dígitos en secuencia son fáciles de adivinar.',
  },
  PIN_MATRICULA: {
    status: 422,
    pt: 'Todos conhecem a sua matrícula: escolha outro PIN.',
    es: 'Todos conocen su matrícula: elija otro PIN.',
  },
  PIN_CPF: {
    status: 422,
    pt: 'O PIN não pode começar como o seu CPF.',
    es: 'El PIN no puede empezar como su CPF.',
  },

  // Sign-in with a badge (docs/decisions/032-badge-and-pin.md)
  CRACHA_DESLIGADO: {
    status: 409,
    pt: 'A entrada com crachá está desligada: entre com a matrícula.',
    es: 'El ingreso con credencial está apagado: ingrese con la matrícula.',
  },
  CRACHA_DE_NINGUEM: {
    status: 422,
    pt: 'Este crachá não é de ninguém desta empresa: entre com a matrícula.',
    es: 'Esta credencial no es de nadie de esta empresa: ingrese con la matrícula.',
  },
  CRACHA_RETIRADO: {
    status: 422,
    pt: 'Este crachá foi retirado e não vale mais: use o novo, ou entre com a matrícula.',
    es: 'Esta credencial fue retirada y ya no vale: use la nueva, o ingrese con la matrícula.',
  },
  CRACHA_DE_QUEM_SAIU: {
    status: 422,
    pt: 'O dono deste crachá não está mais em uso, ou em nenhuma filial: avise quem mantém os cadastros.',
    es: 'El dueño de esta credencial ya no está en uso, o en ninguna sucursal: avise a quien mantiene los registros.',
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

  // Sign-in with the company account (docs/decisions/031-sign-in.md)
  CONTA_DESLIGADA: {
    status: 409,
    pt: 'A entrada com a conta da empresa está desligada: entre com a matrícula.',
    es: 'El ingreso con la cuenta de la empresa está apagado: ingrese con la matrícula.',
  },
  CONTA_SEM_SEGREDO: {
    status: 409,
    pt: 'Falta o segredo do cliente: quem administra a empresa o informa em Ajustes.',
    es: 'Falta el secreto del cliente: quien administra la empresa lo indica en Ajustes.',
  },
  CONTA_ENDERECO: {
    status: 422,
    pt: 'Informe um endereço https:// do provedor, sem usuário nem senha.',
    es: 'Indique una dirección https:// del proveedor, sin usuario ni contraseña.',
  },
  CONTA_REDE: {
    status: 422,
    pt: 'O provedor está em uma rede interna, que é protegida. Peça a quem mantém o servidor que a libere.',
    es: 'El proveedor está en una red interna, que está protegida. Pida a quien mantiene el servidor que la libere.',
  },
  CONTA_NOME: {
    status: 422,
    pt: 'O nome do servidor do provedor não existe: confira o endereço do emissor.',
    es: 'El nombre del servidor del proveedor no existe: revise la dirección del emisor.',
  },
  CONTA_CERTIFICADO: {
    status: 422,
    pt: 'O certificado do provedor não é válido.',
    es: 'El certificado del proveedor no es válido.',
  },
  CONTA_FORA_DO_AR: {
    status: 422,
    pt: 'O provedor de contas não responde: entre com a matrícula, ou tente mais tarde.',
    es: 'El proveedor de cuentas no responde: ingrese con la matrícula, o intente más tarde.',
  },
  CONTA_SEM_DESCRICAO: {
    status: 422,
    pt: 'O endereço respondeu, mas não como emissor OpenID Connect: confira o emissor.',
    es: 'La dirección respondió, pero no como emisor OpenID Connect: revise el emisor.',
  },
  CONTA_VENCIDA: {
    status: 422,
    pt: 'Esta entrada venceu ou começou em outro lugar: comece de novo.',
    es: 'Este ingreso venció o empezó en otro lugar: empiece de nuevo.',
  },
  CONTA_NAO_CONCLUIDA: {
    status: 422,
    pt: 'O provedor não concluiu a entrada: tente de novo.',
    es: 'El proveedor no concluyó el ingreso: intente de nuevo.',
  },
  CONTA_CLIENTE: {
    status: 422,
    pt: 'O provedor não aceita o cliente ou o segredo que estão nos ajustes: avise quem administra as contas.',
    es: 'El proveedor no acepta el cliente o el secreto de los ajustes: avise a quien administra las cuentas.',
  },
  CONTA_NAO_CONFERE: {
    status: 422,
    pt: 'A resposta do provedor não confere: comece de novo.',
    es: 'La respuesta del proveedor no es válida: empiece de nuevo.',
  },
  CONTA_SEM_EMAIL: {
    status: 422,
    pt: 'O provedor não diz um e-mail verificado desta conta.',
    es: 'El proveedor no indica un correo verificado de esta cuenta.',
  },
  CONTA_DESCONHECIDA: {
    status: 422,
    pt: 'Ninguém em uso nesta empresa tem o e-mail {email}: avise quem mantém os cadastros.',
    es: 'Nadie en uso en esta empresa tiene el correo {email}: avise a quien mantiene los registros.',
  },
  CONTA_REPETIDA: {
    status: 422,
    pt: 'Mais de uma pessoa tem o e-mail {email}: avise quem mantém os cadastros.',
    es: 'Más de una persona tiene el correo {email}: avise a quien mantiene los registros.',
  },
  CONTA_SEM_FILIAL: {
    status: 422,
    pt: 'A pessoa com o e-mail {email} não está em nenhuma filial: avise quem mantém os cadastros.',
    es: 'La persona con el correo {email} no está en ninguna sucursal: avise a quien mantiene los registros.',
  },
} as const satisfies RefusalTable;
