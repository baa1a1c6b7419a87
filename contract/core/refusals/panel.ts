import type { RefusalTable } from './table.ts';

/** Refusals of the panel, without tables and scripts. */
export const panelRefusals = {
  // Panel: login and users (docs/panel.md, G-05, G-124)
  PAINEL_EM_OUTRO_ENDERECO: {
    status: 404,
    pt: 'O painel não é atendido neste endereço.',
    es: 'El panel no se atiende en esta dirección.',
  },
  CONFIRMAR_SENHA: {
    status: 403,
    pt: 'Confirme sua senha para continuar.',
    es: 'Confirme su contraseña para continuar.',
  },
  SEGUNDO_FATOR_FALTA: {
    status: 403,
    pt: 'Cadastre um segundo fator em "Minha segurança" para continuar.',
    es: 'Registre un segundo factor en "Mi seguridad" para continuar.',
  },
  PASSO_EXPIRADO: {
    status: 422,
    pt: 'O tempo deste passo acabou. Comece de novo.',
    es: 'El tiempo de este paso terminó. Empiece de nuevo.',
  },
  CODIGO_RECUSADO: {
    status: 422,
    pt: 'Este código não confere ou já foi usado.',
    es: 'Este código no coincide o ya se usó.',
  },
  CHAVE_RECUSADA: {
    status: 422,
    pt: 'Esta chave de acesso não foi reconhecida.',
    es: 'Esta llave de acceso no fue reconocida.',
  },
  CHAVE_INDISPONIVEL: {
    status: 409,
    pt: 'Chaves de acesso não funcionam neste endereço.',
    es: 'Las llaves de acceso no funcionan en esta dirección.',
  },
  CHAVES_DEMAIS: {
    status: 409,
    pt: 'São no máximo {limite} chaves de acesso: remova uma antes.',
    es: 'Son como máximo {limite} llaves de acceso: quite una antes.',
  },
  SALVO_REPETIDO: {
    status: 409,
    pt: 'Já há algo salvo com este nome.',
    es: 'Ya hay algo guardado con este nombre.',
  },
  SALVOS_DEMAIS: {
    status: 409,
    pt: 'São no máximo {limite} scripts e filtros salvos: exclua um antes.',
    es: 'Son como máximo {limite} scripts y filtros guardados: elimine uno antes.',
  },
  ULTIMO_FATOR: {
    status: 409,
    pt: 'Este é o seu último segundo fator: cadastre outro antes.',
    es: 'Es su último segundo factor: registre otro antes.',
  },
  SEM_FATOR: {
    status: 409,
    pt: 'Cadastre antes um autenticador ou uma chave de acesso.',
    es: 'Registre antes un autenticador o una llave de acceso.',
  },
  SENHA_FRACA: {
    status: 422,
    pt: 'Escolha outra senha: esta é fácil demais de adivinhar.',
    es: 'Elija otra contraseña: esta es demasiado fácil de adivinar.',
  },
  MATRICULA_EM_USO: {
    status: 409,
    pt: 'Já existe um usuário com esta matrícula!',
    es: '¡Ya existe un usuario con esta matrícula!',
  },
  DIGITOS_INVALIDOS: {
    status: 422,
    pt: 'São 3 dígitos do CPF, ou 5 do CNPJ sem matrícula.',
    es: 'Son 3 dígitos del CPF, o 5 del CNPJ sin matrícula.',
  },
  ULTIMO_ADMINISTRADOR: {
    status: 409,
    pt: 'Este é o último administrador: ele continua ativo e com nível A.',
    es: 'Es el último administrador: sigue activo y con nivel A.',
  },

  // Panel: terminals, dictionary, monitor (docs/panel-dictionary.md), personal data (docs/security.md)
  TERMINAL_NOME_EM_USO: {
    status: 409,
    pt: 'Já existe um terminal com este nome!',
    es: '¡Ya existe un terminal con este nombre!',
  },
  TERMINAL_NAO_ESPERA: {
    status: 409,
    pt: 'Este terminal não espera mais um código!',
    es: '¡Este terminal ya no espera un código!',
  },
  CONTA_LIVRE: { status: 404, pt: 'Esta conta não está bloqueada.', es: 'Esta cuenta no está bloqueada.' },
  PALAVRA_CADASTRADA: { status: 409, pt: 'Palavra já cadastrada!', es: '¡Palabra ya registrada!' },
  PALAVRA_VAZIA: {
    status: 422,
    pt: 'Informe o elemento e ao menos uma tradução!',
    es: '¡Indique el elemento y al menos una traducción!',
  },
  PALAVRA_CARACTERES: {
    status: 422,
    pt: 'Há caracteres que não podem ser usados em uma palavra!',
    es: '¡Hay caracteres que no se pueden usar en una palabra!',
  },
  PALAVRAS_RECUSADAS: {
    status: 422,
    pt: 'O arquivo tem linhas recusadas. Confira de novo.',
    es: 'El archivo tiene filas rechazadas. Revíselo de nuevo.',
  },
  EMPRESA_SUSPENSA: {
    status: 409,
    pt: 'Esta empresa está suspensa: coloque-a de volta em serviço antes.',
    es: 'Esta empresa está suspendida: póngala de nuevo en servicio antes.',
  },
  PESSOA_DESCONHECIDA: {
    status: 404,
    pt: 'Não há pessoa com este número nesta empresa.',
    es: 'No hay persona con este número en esta empresa.',
  },
  PESSOA_SEM_DIGITOS: {
    status: 409,
    pt: 'Esta pessoa ainda não entra no terminal: registre os dígitos antes.',
    es: 'Esta persona todavía no entra en la terminal: registre antes los dígitos.',
  },
  CRACHA_EM_USO: {
    status: 409,
    pt: 'Este crachá já é de outra pessoa.',
    es: 'Esta credencial ya es de otra persona.',
  },
  PESSOA_ANONIMA: {
    status: 409,
    pt: 'Os dados desta pessoa já foram anonimizados.',
    es: 'Los datos de esta persona ya fueron anonimizados.',
  },
  PESSOA_EM_TRABALHO: {
    status: 409,
    pt: 'Esta pessoa está em atendimento na OS {numeros}: pause ou encerre antes.',
    es: 'Esta persona está atendiendo la OS {numeros}: pause o finalice antes.',
  },
  NUMERO_NAO_CONFERE: {
    status: 422,
    pt: 'O número digitado não é o desta pessoa.',
    es: 'El número escrito no es el de esta persona.',
  },
  TRILHA_AMPLA: {
    status: 422,
    pt: 'Esta busca leva tempo demais. Escolha um período, um usuário ou um texto mais longo.',
    es: 'Esta búsqueda tarda demasiado. Elija un período, un usuario o un texto más largo.',
  },
  SESSAO_PROTEGIDA: {
    status: 409,
    pt: 'Esta sessão não pode ser encerrada!',
    es: '¡Esta sesión no se puede finalizar!',
  },

  PAINEL_CONTA_DESCONHECIDA: {
    status: 422,
    pt: 'Nenhum usuário do painel em uso tem o e-mail {email}, ou ele não entra por esta rede: avise quem administra o painel.',
    es: 'Ningún usuario del panel en uso tiene el correo {email}, o no ingresa por esta red: avise a quien administra el panel.',
  },

  // Scheduler (doc 3 §8, docs/scheduler.md)
  ROTINA_EM_USO: {
    status: 409,
    pt: 'Existe um agendamento com esta rotina, exclua esta rotina depois tente novamente!',
    es: 'Existe una programación con esta rutina; exclúyala e intente de nuevo.',
  },
  ROTINA_CADASTRADA: {
    status: 409,
    pt: 'Já existe uma rotina com este nome!',
    es: '¡Ya existe una rutina con este nombre!',
  },
  CAMINHO_ROTINA_INVALIDO: {
    status: 422,
    pt: 'O caminho é /... no servidor da empresa, ou interno:relatório.',
    es: 'La ruta es /... en el servidor de la empresa, o interno:informe.',
  },
  AGENDAMENTO_CADASTRADO: {
    status: 409,
    pt: 'Este agendamento já existe!',
    es: '¡Esta programación ya existe!',
  },
} as const satisfies RefusalTable;
