import type { RefusalTable } from './table.ts';

/** Refusals of the panel. */
export const panelRefusals = {
  // Panel: login and users (docs/panel.md, G-05, G-124)
  PAINEL_EM_OUTRO_ENDERECO: { status: 404, texto: 'O painel não é atendido neste endereço.' },
  CONFIRMAR_SENHA: { status: 403, texto: 'Confirme sua senha para continuar.' },
  SEGUNDO_FATOR_FALTA: {
    status: 403,
    texto: 'Cadastre um segundo fator em "Minha segurança" para continuar.',
  },
  PASSO_EXPIRADO: { status: 422, texto: 'O tempo deste passo acabou. Comece de novo.' },
  CODIGO_RECUSADO: { status: 422, texto: 'Este código não confere ou já foi usado.' },
  CHAVE_RECUSADA: { status: 422, texto: 'Esta chave de acesso não foi reconhecida.' },
  CHAVE_INDISPONIVEL: { status: 409, texto: 'Chaves de acesso não funcionam neste endereço.' },
  CHAVES_DEMAIS: { status: 409, texto: 'São no máximo {limite} chaves de acesso: remova uma antes.' },
  SALVO_REPETIDO: { status: 409, texto: 'Já há algo salvo com este nome.' },
  SALVOS_DEMAIS: { status: 409, texto: 'São no máximo {limite} scripts e filtros salvos: exclua um antes.' },
  ULTIMO_FATOR: { status: 409, texto: 'Este é o seu último segundo fator: cadastre outro antes.' },
  SEM_FATOR: { status: 409, texto: 'Cadastre antes um autenticador ou uma chave de acesso.' },
  SENHA_FRACA: { status: 422, texto: 'Escolha outra senha: esta é fácil demais de adivinhar.' },
  MATRICULA_EM_USO: { status: 409, texto: 'Já existe um usuário com esta matrícula!' },
  DIGITOS_INVALIDOS: { status: 422, texto: 'São 3 dígitos do CPF, ou 5 do CNPJ sem matrícula.' },
  ULTIMO_ADMINISTRADOR: {
    status: 409,
    texto: 'Este é o último administrador: ele continua ativo e com nível A.',
  },

  // Panel: terminals, dictionary, monitor (docs/panel-dictionary.md), personal data (docs/security.md)
  TERMINAL_NOME_EM_USO: { status: 409, texto: 'Já existe um terminal com este nome!' },
  TERMINAL_NAO_ESPERA: { status: 409, texto: 'Este terminal não espera mais um código!' },
  CONTA_LIVRE: { status: 404, texto: 'Esta conta não está bloqueada.' },
  PALAVRA_CADASTRADA: { status: 409, texto: 'Palavra já cadastrada!' },
  PALAVRA_VAZIA: { status: 422, texto: 'Informe o elemento e ao menos uma tradução!' },
  PALAVRA_CARACTERES: { status: 422, texto: 'Há caracteres que não podem ser usados em uma palavra!' },
  PALAVRAS_RECUSADAS: { status: 422, texto: 'O arquivo tem linhas recusadas. Confira de novo.' },
  EMPRESA_SUSPENSA: {
    status: 409,
    texto: 'Esta empresa está suspensa: coloque-a de volta em serviço antes.',
  },
  PESSOA_DESCONHECIDA: { status: 404, texto: 'Não há pessoa com este número nesta empresa.' },
  PESSOA_SEM_DIGITOS: {
    status: 409,
    texto: 'Esta pessoa ainda não entra no terminal: registre os dígitos antes.',
  },
  CRACHA_EM_USO: { status: 409, texto: 'Este crachá já é de outra pessoa.' },
  PESSOA_ANONIMA: { status: 409, texto: 'Os dados desta pessoa já foram anonimizados.' },
  PESSOA_EM_TRABALHO: {
    status: 409,
    texto: 'Esta pessoa está em atendimento na OS {numeros}: pause ou encerre antes.',
  },
  NUMERO_NAO_CONFERE: { status: 422, texto: 'O número digitado não é o desta pessoa.' },
  TRILHA_AMPLA: {
    status: 422,
    texto: 'Esta busca leva tempo demais. Escolha um período, um usuário ou um texto mais longo.',
  },
  SESSAO_PROTEGIDA: { status: 409, texto: 'Esta sessão não pode ser encerrada!' },

  // Scheduler (doc 3 §8, docs/scheduler.md)
  ROTINA_EM_USO: {
    status: 409,
    texto: 'Existe um agendamento com esta rotina, exclua esta rotina depois tente novamente!',
  },
  ROTINA_CADASTRADA: { status: 409, texto: 'Já existe uma rotina com este nome!' },
  CAMINHO_ROTINA_INVALIDO: {
    status: 422,
    texto: 'O caminho é /... no servidor da empresa, ou interno:relatório.',
  },
  AGENDAMENTO_CADASTRADO: { status: 409, texto: 'Este agendamento já existe!' },

  // Panel: tables and scripts (doc 3 §5 and §8, docs/panel-sql.md)
  PALAVRA_PROIBIDA: { status: 422, texto: 'Existe uma palavra proibida dentro do script!' },
  SCRIPT_NAO_CONSULTA: { status: 422, texto: 'O script deve começar com {palavras}.' },
  SCRIPT_FALHOU: { status: 422, texto: 'O banco recusou o script: {erro}' },
  SCRIPT_TEMPO: { status: 422, texto: 'Passou de {segundos} s e foi encerrado.' },
  SCRIPT_CANCELADO: { status: 422, texto: 'O script foi cancelado.' },
  SCRIPT_REPETIDO: { status: 409, texto: 'Este script já foi enviado.' },
  RESULTADO_GRANDE: { status: 422, texto: 'O resultado é grande demais. Peça menos linhas ou colunas.' },
  SCRIPT_INTERNO: { status: 422, texto: 'Scripts não rodam na base interna.' },
  SCRIPT_COM_COMENTARIO: {
    status: 422,
    texto:
      'Houve algum problema no script! Retire os comentários com --: sem quebras de linha eles engolem o resto.',
  },
  ENSAIO_EXIGIDO: {
    status: 409,
    texto:
      'Um script que grava é ensaiado antes, nas mesmas bases, e roda em até 10 minutos. Ensaie de novo.',
  },
  ENSAIO_COM_ERRO: {
    status: 409,
    texto: 'O ensaio falhou em {bases}: retire da execução ou corrija o script.',
  },
  MULTI_SQL_FALHOU: { status: 422, texto: 'Houve algum problema no script!' },
  BASE_INEXISTENTE: { status: 404, texto: 'Esta base não existe.' },
  TABELA_INEXISTENTE: { status: 404, texto: 'Esta tabela não existe.' },
  COLUNA_INEXISTENTE: { status: 422, texto: 'Esta coluna não existe.' },
  COLUNA_MASCARADA: { status: 422, texto: 'Esta coluna é mascarada: não ordena nem filtra.' },
  PAGINA_DISTANTE: { status: 422, texto: 'Esta página está longe demais. Filtre a tabela.' },
} as const satisfies RefusalTable;
