/**
 * Every refusal the server can give: code → HTTP status and the Portuguese text people read.
 * Texts are the specification's where it has one (odd spellings included), ours otherwise.
 * Sources: doc 1 §8, doc 2 §4, §5 and §8, G-07.
 */
export const errors = {
  // Calls in general (G-07)
  ENTRADA_INVALIDA: { status: 400, texto: 'Dados enviados em formato inválido.' },
  CABECALHO_INVALIDO: { status: 400, texto: 'Cabeçalho inválido.' },
  EMPRESA_NAO_INFORMADA: { status: 400, texto: 'Empresa não informada.' },
  CAMPO_INVALIDO: { status: 422, texto: 'Há campos preenchidos de forma inválida.' },
  SESSAO_EXPIRADA: { status: 401, texto: 'Sua sessão expirou. Por favor, faça o login novamente.' },
  SEM_PERMISSAO: { status: 403, texto: 'Seu usuário não tem permissão para esta ação.' },
  NAO_ENCONTRADO: { status: 404, texto: 'Registro não encontrado.' },
  CAMINHO_INEXISTENTE: { status: 404, texto: 'Este endereço não existe.' },
  METODO_NAO_PERMITIDO: { status: 405, texto: 'Método não permitido neste endereço.' },
  CORPO_GRANDE_DEMAIS: { status: 413, texto: 'O envio é grande demais.' },
  TIPO_NAO_SUPORTADO: { status: 415, texto: 'Tipo de conteúdo não suportado.' },
  CHAVE_REUTILIZADA: { status: 422, texto: 'Esta chave de envio já foi usada em outro comando.' },
  CONFLITO: { status: 409, texto: 'O registro mudou enquanto você trabalhava. Carregue novamente.' },
  OCUPADO: { status: 503, texto: 'O sistema está ocupado. Tente novamente em instantes.' },
  EMPRESA_FORA_DO_AR: { status: 503, texto: 'A base desta empresa está em manutenção.' },
  SEM_ESPACO: { status: 507, texto: 'Não há espaço para gravar. Avise o suporte.' },
  FALHA_INTERNA: {
    status: 500,
    texto: 'Ocorreu um erro inesperado. Se continuar, informe o código ao suporte.',
  },

  // Session (doc 1 §4, §8; G-04, G-120)
  LOGIN_INCOMPLETO: { status: 422, texto: 'Insira todas as informações!' },
  LOGIN_RECUSADO: { status: 422, texto: 'Falha ao fazer login' },
  LOGIN_BLOQUEADO: { status: 429, texto: 'Falha ao fazer login' },
  TERMINAL_NAO_CADASTRADO: { status: 403, texto: 'Este terminal não está cadastrado!' },
  CODIGO_TERMINAL_INVALIDO: { status: 422, texto: 'Código inválido ou já usado!' },
  FILIAL_NAO_PERMITIDA: { status: 404, texto: 'Filial não encontrada.' },

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

  // Dashboard (docs/indicators.md)
  PERIODO_INVALIDO: { status: 422, texto: 'Escolha um período de até 366 dias, do primeiro ao último dia.' },

  // Identity of the acting technician (doc 2 §5, G-24)
  CPF_INCORRETO: { status: 422, texto: 'CPF Incorreto' },
  CPF_BLOQUEADO: { status: 429, texto: 'CPF Incorreto' },
  TECNICO_INVALIDO: { status: 422, texto: 'Selecione um técnico desta filial!' },
  OUTRA_PESSOA: { status: 403, texto: 'Você só pode agir em seu próprio nome.' },

  // Service orders and execution (doc 2 §4, §5, §8)
  OS_ENCERRADA: { status: 409, texto: 'Esta OS já está encerrada!' },
  OS_EM_ATENDIMENTO: { status: 409, texto: 'Esta OS já está em atendimento!' },
  OS_NAO_APROVADA: { status: 409, texto: 'Esta OS ainda não foi aprovada!' },
  OS_AGUARDANDO_LIBERACAO: { status: 409, texto: 'Esta OS está aguardando liberação!' },
  OS_NAO_INICIADA: { status: 409, texto: 'Esta OS não está em atendimento!' },
  OS_NAO_PAUSADA: { status: 409, texto: 'Esta OS não está pausada!' },
  OS_DE_PLANO: { status: 409, texto: 'Esta OS é de plano: é atendida e finalizada inteira!' },
  OS_PRONTA: { status: 409, texto: 'Tudo desta OS já foi feito: falta só finalizar!' },
  OS_SEM_PLANO: { status: 409, texto: 'Esta OS não é de plano!' },
  MECANICO_OCUPADO_PLANO: {
    status: 409,
    texto: 'Você já está atendendo outra OS, encerre ela para iniciar outra!',
  },
  ITENS_DO_PLANO_PENDENTES: {
    status: 409,
    texto: 'Finalize todas as peças e serviços para encerrar o atendimento!',
  },
  MECANICO_OCUPADO: {
    status: 409,
    texto: 'Você já está atendendo as OS N°: {numeros}. Encerre ou pause para iniciar outra!',
  },
  OUTRO_MECANICO: { status: 403, texto: 'Outro mecânico inicou esta OS' },
  FORNECEDOR_PENDENTE: { status: 409, texto: 'Selecione um fornecedor!' },
  OC_ABERTA: { status: 409, texto: 'Existe uma ordem de compra em aberto' },
  JUSTIFICATIVA_OBRIGATORIA: { status: 422, texto: 'Informe uma justificativa' },
  PECA_OBRIGATORIA: { status: 422, texto: 'Informe uma peça' },
  SERVICO_OBRIGATORIO: { status: 422, texto: 'Insira um serviço' },
  PRECO_OBRIGATORIO: { status: 422, texto: 'Insira um preço!' },
  MOTIVO_SOCORRO_OBRIGATORIO: { status: 422, texto: 'Insira o motivo para o socorro em rota' },
  ITENS_PENDENTES: { status: 409, texto: 'Existem itens a serem executados, tente novamente!' },
  ITEM_JA_ATENDIDO: { status: 409, texto: 'Este item já foi atendido!' },
  KM_MENOR: { status: 422, texto: 'Insira um KM maior que o atual' },
  KM_DISTANTE: { status: 422, texto: 'Diferença muito grande entre o KM atual e o informado!' },
  CONFIRMA_KM: { status: 409, texto: 'Diferença muito grande entre o KM atual e o informado!' },
  SEM_PAUSA: { status: 404, texto: 'Esta OS não está pausada!' },
  MESMO_MECANICO: { status: 409, texto: 'Você mesmo pausou esta OS: use Continuar.' },
  OS_DUPLICADA: { status: 409, texto: 'Ja existe uma OS aberta com estas informacoes' },
  CANCELAMENTO_SEM_MOTIVO: { status: 422, texto: 'Informe a Justificativa' },
  FORNECEDOR_OBRIGATORIO: { status: 422, texto: 'Selecione um fornecedor!' },
  ANEXO_OBRIGATORIO: { status: 422, texto: 'Falha ao cadastrar anexos, tente novamente!' },
  VEICULO_JA_LIBERADO: { status: 409, texto: 'O veículo desta OS já foi liberado.' },
  OS_MUDOU: { status: 409, texto: 'Esta OS mudou enquanto você trabalhava. Confira antes de continuar.' },
  OS_JA_EXTERNA: { status: 409, texto: 'Esta OS já é externa!' },
  OS_DE_PLANO_SEM_FORNECEDOR: {
    status: 409,
    texto: 'Uma OS de plano não recebe fornecedor na oficina: envie como OS externa!',
  },
  OS_SEM_FORNECEDOR: { status: 409, texto: 'Esta OS não tem fornecedor designado!' },
  OS_INTERNA: { status: 409, texto: 'Esta OS é interna: envie como OS externa!' },
  OS_SO_ARMAZEM: { status: 409, texto: 'Só equipamentos do armazém aguardam liberação!' },
  OS_SEM_LIBERACAO: { status: 409, texto: 'Esta OS não está aguardando liberação!' },
  OS_JA_APROVADA: { status: 409, texto: 'Esta OS já foi aprovada!' },
  OS_ABERTA: { status: 409, texto: 'Esta OS já está aberta!' },
  OS_CANCELADA: { status: 409, texto: 'Esta OS foi cancelada!' },
  OS_DE_PLANO_FECHADA: { status: 409, texto: 'Uma OS de plano não é reaberta: o ciclo seguinte já conta.' },
  REABERTURA_EXPIRADA: { status: 409, texto: 'Prazo para reabertura expirado!' },
  OC_FECHADA: { status: 409, texto: 'Esta ordem de compra já está fechada!' },
  TICKET_NAO_PERMITIDO: { status: 409, texto: 'Só OS externas ou de abastecimento abrem ticket!' },
  ERRO_AO_ENVIAR: { status: 502, texto: 'Erro ao enviar' },
  ITEM_INCOMPLETO: { status: 422, texto: 'Insira todas as informações!' },
  PRECO_SO_EXTERNA: { status: 422, texto: 'Só OS externas têm preço.' },
  ESTOQUE_INSUFICIENTE: { status: 409, texto: 'Estoque insuficiente!' },
  SALDO_MUDOU: { status: 409, texto: 'O saldo mudou enquanto isso. Confira antes de corrigir.' },
  SALDO_IGUAL: { status: 422, texto: 'O saldo já é este.' },
  DOCUMENTO_OBRIGATORIO: { status: 422, texto: 'Informe a nota ou o documento!' },
  SERVICOS_INCOMPLETOS: { status: 422, texto: 'Selecione todos os serviços!' },
  ITEM_EM_EXECUCAO: { status: 409, texto: 'Este item já foi trabalhado e não pode ser excluído!' },
  ITEM_DO_PLANO: {
    status: 409,
    texto: 'Este item é do plano: não se exclui. Um aprovador pode dispensá-lo, com o motivo.',
  },
  ITEM_FORA_DO_PLANO: { status: 409, texto: 'Este item não é do plano: pode ser excluído.' },
  ITEM_NAO_DISPENSADO: { status: 409, texto: 'Este item não está dispensado.' },
  ITEM_DISPENSADO: { status: 409, texto: 'Este item foi dispensado e não muda mais.' },
  PECA_SEM_ESTOQUE: { status: 409, texto: 'A filial não mantém esta peça no estoque!' },
  PECA_DA_OFICINA: {
    status: 409,
    texto: 'Esta peça é da oficina: só quem trabalha nela pode lançar, alterar ou retirar.',
  },
  ITEM_NAO_INICIADO: { status: 409, texto: 'Este item não está em atendimento!' },

  // Files (doc 2 §5, G-13)
  ARQUIVO_GRANDE: { status: 413, texto: 'Arquivo grande demais: o limite é de {limite} MB.' },
  ARQUIVOS_DEMAIS: { status: 422, texto: 'Arquivos demais: o limite é {limite}.' },
  ARQUIVO_TIPO: { status: 422, texto: 'Só são aceitas fotos (JPG, PNG, WEBP) e PDF.' },
  ARQUIVO_INCOMPLETO: { status: 409, texto: 'O arquivo não chegou inteiro. Envie de novo.' },
  ARQUIVO_ILEGIVEL: { status: 422, texto: 'Não foi possível ler este arquivo.' },
  FOTO_TIPO: { status: 422, texto: 'Envie uma foto só (JPG, PNG ou WEBP).' },
  LINK_INVALIDO: { status: 403, texto: 'Este link expirou ou não é válido.' },

  // New orders (doc 2 §5)
  CRIACAO_BLOQUEADA: { status: 403, texto: 'Seu usuario nao tem permissao para criar OS Proativa!' },
  PLACA_OBRIGATORIA: { status: 422, texto: 'Insira uma placa' },
  SEGMENTO_OBRIGATORIO: { status: 422, texto: 'Insira um Segmento' },
  PROBLEMA_OBRIGATORIO: { status: 422, texto: 'Insira um Problema' },
  DESCRICAO_OBRIGATORIA: { status: 422, texto: 'Insira uma Descricao' },
  TELEFONE_OBRIGATORIO: { status: 422, texto: 'Insira o telefone de quem espera' },
  TELEFONE_INVALIDO: { status: 422, texto: 'Insira o telefone com DDD' },

  // Orders of plans (doc 2 §5 and §8, G-68)
  CICLO_JA_FEITO: {
    status: 409,
    texto: 'Este ciclo já foi informado como feito neste dia. Carregue novamente.',
  },
  LISTA_MUDOU: { status: 409, texto: 'A lista mudou, carregue novamente!' },
  PLANO_COM_OS_ABERTA: { status: 409, texto: 'OS ja esta aberta' },
  CONTRATO_CONCESSIONARIA: {
    status: 409,
    texto: 'Veículo com contrato de concessionária, gere como Externa!',
  },

  // Keeping of plans
  PLANO_NOME_EM_USO: { status: 409, texto: 'Já existe um plano com este nome!' },
  PLANO_EM_USO: { status: 409, texto: 'O tipo do plano não muda enquanto há veículos nele.' },
  PLANO_SEM_CICLO: { status: 409, texto: 'Este plano ainda não tem ciclos.' },
  PLANO_MUDOU: { status: 409, texto: 'Os ciclos mudaram enquanto você trabalhava. Carregue novamente.' },
  CICLO_SO_DIAS: { status: 422, texto: 'Carroceria conta só dias.' },
  CICLO_EM_USO: { status: 409, texto: 'O ciclo {ciclo} é o próximo de {placas}. Corrija o lugar antes.' },
  CICLO_COM_OS: { status: 409, texto: 'O ciclo {ciclo} está na OS aberta {numeros}. Encerre antes.' },
  VEICULO_SUSPENSO: { status: 409, texto: 'Este veículo já está suspenso do plano.' },
  VEICULO_EM_DIA: { status: 409, texto: 'Este veículo não está suspenso do plano.' },
  KM_ACIMA_DO_MEDIDOR: {
    status: 422,
    texto: 'O valor passa do medidor do veículo: registre antes a leitura.',
  },
  DATA_FUTURA: { status: 422, texto: 'A data não pode estar no futuro.' },
  FEITO_ANTES: { status: 422, texto: 'Já há um ciclo feito depois desta data ou deste medidor.' },

  // Meter readings
  CONFIRMA_PLANO: { status: 409, texto: 'Esta mudança altera o que vence. Informe o motivo.' },
  CONFIRMA_LEITURA: { status: 409, texto: 'Esta leitura parece errada. Confira antes de gravar.' },
  CONFIRMA_SULCO: { status: 409, texto: 'Este sulco parece errado. Confira antes de gravar.' },
  LEITURA_FORA_DE_ORDEM: { status: 422, texto: 'O valor não cabe entre as leituras de antes e de depois.' },
  LEITURA_FUTURA: { status: 422, texto: 'A leitura não pode estar no futuro.' },
  LEITURA_CORRIGIDA: { status: 409, texto: 'Esta leitura já foi corrigida ou anulada. Carregue novamente.' },
  RETORNO_POSTERIOR: { status: 409, texto: 'O pneu já voltou: corrija primeiro o retorno.' },
  SAIDA_POSTERIOR: { status: 409, texto: 'O pneu saiu de novo depois: corrija primeiro essa saída.' },
  MOVIMENTO_POSTERIOR: {
    status: 409,
    texto: 'O pneu {pneu} foi movido de novo depois: corrija primeiro esse movimento.',
  },
  LUGAR_POSTERIOR: {
    status: 409,
    texto: 'No lugar do pneu {pneu} está agora o pneu {outro}: corrija primeiro o movimento do {outro}.',
  },
  AFERICAO_POSTERIOR: {
    status: 409,
    texto: 'O pneu {pneu} foi aferido ou calibrado depois: anule primeiro essa leitura.',
  },
  MOVIMENTO_CORRIGIDO: {
    status: 409,
    texto: 'Este movimento já foi corrigido ou anulado. Carregue novamente.',
  },
  TROCA_COM_LEITURAS: {
    status: 422,
    texto: 'Há leituras do medidor novo depois desta troca: corrija ou anule essas leituras antes.',
  },
  LEITURA_DECIDIDA: { status: 409, texto: 'Esta leitura já foi decidida.' },
  TROCA_ANTES_DE_LEITURA: {
    status: 422,
    texto: 'Há leituras depois deste momento: a troca vem depois da última.',
  },

  // Tyre shop: gauging and calibration (doc 3 §5)
  POSICOES_VAZIAS: {
    status: 409,
    texto:
      'Existem posições sem pneu aplicado! Entre no menu Movimentações e aplique os pneus deste caminhão.',
  },
  LEITURA_INCOMPLETA: { status: 422, texto: 'Faça a leitura de todos os pneus para registrar!' },
  SULCOS_INCOMPLETOS: { status: 422, texto: 'Informe a leitura de todos os sulcos' },
  AFERICAO_MAIOR: { status: 422, texto: 'Informe uma aferição menor que a atual!' },
  KM_OBRIGATORIO: { status: 422, texto: 'Informe o KM atual!' },
  KM_ANTERIOR: { status: 422, texto: 'Insira um KM maior que o anterior!' },
  SEM_CALIBRAGEM: { status: 409, texto: 'Este equipamento não é calibrado.' },
  // Tyre shop: movement (doc 3 §3..5)
  POSICAO_OCUPADA: { status: 409, texto: 'Já existe um pneu nesta posição.' },
  POSICAO_INEXISTENTE: { status: 422, texto: 'Este veículo não tem esta posição.' },
  PNEU_INDISPONIVEL: { status: 409, texto: 'Este pneu não está no estoque.' },

  // Tyre shop: scrap and service (doc 3 §3 and §4, G-78, G-83)
  PNEU_APLICADO: { status: 409, texto: 'Este pneu está aplicado em um veículo: remova antes.' },
  PNEU_NAO_ENVIADO: { status: 409, texto: 'Este pneu não está em serviço.' },
  DESTINO_INCOMPLETO: { status: 422, texto: 'Insira todas as informações!' },
  DATA_ANTES_DO_MOVIMENTO: {
    status: 422,
    texto: 'A data é anterior à compra ou à última movimentação do pneu.',
  },
  RETORNO_ANTES_DO_ENVIO: { status: 422, texto: 'A volta não pode ser antes do envio.' },
  VIDA_MAXIMA: { status: 409, texto: 'Este pneu já está na última vida: não pode ser recapado.' },

  // Tyre shop: life of tyres (docs/tyre-life.md)
  ACHADO_RESOLVIDO: { status: 409, texto: 'Este achado já não existe. Carregue novamente.' },
  ACHADO_SEM_PROBLEMA: {
    status: 409,
    texto: 'Nenhum problema está ligado a este achado: avise o administrador.',
  },

  // Surveys (doc 1 §5, §8)
  NOTA_OBRIGATORIA: { status: 422, texto: 'Informe uma nota' },
  JUSTIFICATIVA_DA_NOTA: { status: 422, texto: 'Informe uma justificativa!' },
  PESQUISA_RESPONDIDA: { status: 409, texto: 'Esta avaliação já foi enviada.' },

  // Registry of problems (G-100)
  SEGMENTO_CADASTRADO: { status: 409, texto: 'Já existe um segmento com este nome.' },
  PROBLEMA_CADASTRADO: { status: 409, texto: 'Este segmento já tem um problema com este nome.' },

  // Inventory (doc 3 §8, docs/inventory.md)
  INVENTARIO_SEM_ITENS: {
    status: 422,
    texto: 'Nenhum item do estoque desta filial está nesta prateleira ou classe.',
  },
  CODIGOS_FORA_DO_ESTOQUE: {
    status: 422,
    texto: 'Estes códigos não estão no estoque desta filial: {itens}.',
  },
  CONTAGEM_ENCERRADA: { status: 409, texto: 'Item não registrado, tente novamente!' },
  CONTAGEM_MUDOU: { status: 409, texto: 'Outra pessoa contou este item. Confira antes de registrar.' },
  CONFIRMA_CONTAGEM: { status: 409, texto: 'Esta contagem parece errada. Confira antes de registrar.' },
  RECONTAGEM_OUTRA_PESSOA: { status: 409, texto: 'A recontagem deste item cabe a outra pessoa.' },
  INVENTARIO_ENCERRADO: { status: 409, texto: 'Este inventário já foi encerrado.' },
  INVENTARIO_MUDOU: { status: 409, texto: 'Houve contagens depois da conferência. Confira novamente.' },
  INVENTARIO_NEGATIVO: { status: 409, texto: 'O saldo ficaria negativo: {itens}. Peça a recontagem.' },

  // Import (docs/planning.md)
  PREVIA_MUDOU: { status: 409, texto: 'Os dados mudaram desde a conferência. Confira novamente.' },
  CELULA_VAZIA: { status: 422, texto: 'Preencha a coluna {coluna}.' },
  CELULA_NUMERO: { status: 422, texto: 'A coluna {coluna} não tem um número válido.' },
  CELULA_FAIXA: { status: 422, texto: 'A coluna {coluna} precisa de um número de {minimo} a {maximo}.' },
  CELULA_DATA: { status: 422, texto: 'A coluna {coluna} não tem uma data válida.' },
  CELULA_LONGA: { status: 422, texto: 'A coluna {coluna} tem texto demais.' },
  CELULA_TIPO: { status: 422, texto: 'O tipo é PREVENTIVA, CARROCERIA ou PREDITIVA.' },
  LINHA_REPETIDA: { status: 422, texto: 'A coluna {coluna} repete a linha {linha}.' },
  PLACA_DESCONHECIDA: { status: 422, texto: 'Placa desconhecida ou de outra filial.' },
  PLANO_DESCONHECIDO: { status: 422, texto: 'Não há plano {nome}.' },
  PLANO_OUTRO_TIPO: { status: 422, texto: 'O plano {nome} é de outro tipo.' },
  PLANO_RECUSADO: { status: 422, texto: 'Outra linha deste plano foi recusada.' },
  CICLO_DESCONHECIDO: { status: 422, texto: 'Não há ciclo {nome} neste plano.' },
  CICLO_AMBIGUO: { status: 422, texto: 'Há mais de um ciclo {nome}: informe a ordem.' },
  CICLO_SEM_INTERVALO: { status: 422, texto: 'Informe o intervalo ou os dias.' },
  ORDEM_COM_LACUNA: { status: 422, texto: 'A ordem dos ciclos deve seguir sem lacunas: falta a {ordem}.' },
  ITEM_DESCONHECIDO: { status: 422, texto: 'Não há peça nem serviço {nome}.' },

  PNEU_CADASTRADO: {
    status: 422,
    texto: 'Já existe um pneu com este número de fogo e outros dados: {colunas}.',
  },
  FILIAL_DESCONHECIDA: { status: 422, texto: 'A filial {nome} não existe, ou não está ao seu alcance.' },
  SULCO_INVALIDO: { status: 422, texto: 'Informe de 1 a 6 sulcos em mm: 8 | 7,5 | 8.' },
  POSICAO_INVALIDA: { status: 422, texto: 'A posição é o eixo e o lado, 2DE, ou ESTEPE.' },
  POSICAO_SEM_PLACA: { status: 422, texto: 'Informe a placa e a posição, ou nenhuma das duas.' },

  LINHA_SEM_EFEITO: { status: 422, texto: 'Informe a quantidade, o mínimo ou a prateleira.' },
  CODIGO_DE_OUTRA_PECA: { status: 422, texto: 'Este código é da peça {nome}.' },
  PECA_COM_OUTRO_CODIGO: { status: 422, texto: 'Esta peça já está no estoque com o código {codigo}.' },

  // Real data of a company: the file (docs/import.md)
  CARGA_EM_CURSO: { status: 409, texto: 'Outra carga desta empresa está em curso: espere ou cancele.' },
  CARGA_ESTADO: { status: 409, texto: 'Esta carga não está mais nesta situação. Carregue novamente.' },
  CARGA_TUDO_OU_NADA: { status: 409, texto: 'Há linhas recusadas: nada é gravado. Corrija e envie de novo.' },
  CARGA_GRANDE: { status: 413, texto: 'O arquivo passa de {limite} MB. Divida em partes.' },
  CARGA_PLANILHA: { status: 422, texto: 'Isto é uma planilha: salve como CSV.' },
  CARGA_BINARIA: { status: 422, texto: 'Isto não é um arquivo de texto: salve a planilha como CSV.' },
  CARGA_CODIFICACAO: {
    status: 422,
    texto: 'O arquivo mistura codificações perto da linha {linha}: salve como CSV UTF-8.',
  },
  CARGA_VAZIA: { status: 422, texto: 'O arquivo não tem linhas abaixo do cabeçalho.' },
  CARGA_LINHA_LONGA: { status: 422, texto: 'A linha {linha} é longa demais: falta fechar aspas?' },
  CARGA_ASPAS: { status: 422, texto: 'As aspas não fecham perto da linha {linha}.' },
  CARGA_LINHAS_DEMAIS: { status: 422, texto: 'São no máximo {limite} linhas. Divida o arquivo.' },
  CARGA_COLUNAS_DEMAIS: { status: 422, texto: 'O cabeçalho tem mais de {limite} colunas.' },
  CARGA_COLUNA_REPETIDA: { status: 422, texto: 'A coluna {coluna} aparece mais de uma vez no cabeçalho.' },
  CARGA_COLUNA_FALTA: { status: 422, texto: 'Falta no cabeçalho (linha {linha}): {colunas}.' },
  // its rows
  CARGA_CELULAS_DEMAIS: { status: 422, texto: 'A linha tem mais células que o cabeçalho.' },
  CELULA_VALOR: { status: 422, texto: 'A coluna {coluna} aceita: {valores}.' },
  CELULA_DIGITOS: { status: 422, texto: 'A coluna {coluna} precisa dos {quantos} primeiros dígitos.' },
  FUSO_DESCONHECIDO: { status: 422, texto: 'Não há fuso {nome}: use, por exemplo, America/Sao_Paulo.' },
  TIPO_DESCONHECIDO: { status: 422, texto: 'Não há tipo {nome}: importe-o antes.' },
  SEGMENTO_DESCONHECIDO: { status: 422, texto: 'Não há segmento {nome}: importe-o antes.' },
  PROBLEMA_DESCONHECIDO: { status: 422, texto: 'Não há problema {nome} neste segmento para este veículo.' },
  SERVICO_DESCONHECIDO: { status: 422, texto: 'Não há serviço {nome}: importe-o antes.' },
  FORNECEDOR_DESCONHECIDO: { status: 422, texto: 'Não há fornecedor {nome}: importe-o antes.' },
  NUMERO_EM_USO: { status: 422, texto: 'O número {nome} já é de outro cadastro.' },
  PESSOA_MUDOU: { status: 409, texto: 'Este cadastro foi criado depois do envio: envie a linha de novo.' },
  FROTA_EM_USO: { status: 422, texto: 'O número de frota {nome} é do veículo {placa}.' },
  DOCUMENTO_LANCADO: { status: 422, texto: 'O documento {nome} já deu entrada desta peça com {quantidade}.' },
  LINHA_RECUSADA: { status: 422, texto: 'O banco de dados não aceita esta linha ({regra}).' },
  // taken back: why a line stays
  CARGA_NADA_A_DESFAZER: { status: 409, texto: 'Não há nada desta carga a desfazer.' },
  CARGA_FICA_OS: { status: 409, texto: 'Há ordens de serviço com ele.' },
  CARGA_FICA_LEITURA: { status: 409, texto: 'Há leituras de medidor depois da carga.' },
  CARGA_FICA_PNEU: { status: 409, texto: 'Há pneus ou leituras de pneus com ele.' },
  CARGA_FICA_VEICULO: { status: 409, texto: 'Há veículos com ele.' },
  CARGA_FICA_NO_PLANO: { status: 409, texto: 'Está em planos, ou o plano já tem história.' },
  CARGA_FICA_ESTOQUE: { status: 409, texto: 'Há estoque ou inventário com ele.' },
  CARGA_FICA_PESSOA: { status: 409, texto: 'Há colaboradores ou fornecedores com ele.' },
  CARGA_FICA_PROBLEMA: { status: 409, texto: 'Há problemas com ele.' },
  CARGA_FICA_AGIU: { status: 409, texto: 'Já trabalhou no sistema.' },
  CARGA_FICA_USADA: { status: 409, texto: 'Já está em uso.' },
  CARGA_FICA_MUDADA: { status: 409, texto: 'Foi mudado depois da carga.' },
  CARGA_FICA_MOVIDA: { status: 409, texto: 'O estoque da peça já se moveu depois da carga.' },
  CARGA_FICA_PLANO: { status: 409, texto: 'O plano já existia: os ciclos que a carga mudou ficam.' },
  CARGA_FICA_LUGAR: {
    status: 409,
    texto: 'O veículo já estava no plano: o lugar que a carga corrigiu fica.',
  },
  CARGA_FICA_REGRA: { status: 409, texto: 'O banco de dados não deixa desfazer ({regra}).' },

  COMENTARIO_OBRIGATORIO: { status: 422, texto: 'Escreva um comentário.' },
} as const satisfies Record<string, { status: number; texto: string }>;

export type ErrorCode = keyof typeof errors;

/**
 * Body of every refused call (G-07). `valores` are what stands in the sentence in the place of the `{names}` of its text, so that
 * another language can say it too. `campos` names the fields at fault, `NR_SEQ_OS` the order in the way of a new
 * one (G-68) or of a start, `incidente` a 500 for the support, `resultados` what each database did with a script of which one failed (G-93).
 */
export interface Refusal {
  mensagem: string;
  codigo: ErrorCode;
  valores?: Record<string, string>;
  campos?: Record<string, string>;
  NR_SEQ_OS?: number;
  incidente?: string;
  resultados?: readonly object[];
}

/** Errors any call may give beside its own list. */
export const commonErrors = [
  'ENTRADA_INVALIDA',
  'CAMPO_INVALIDO',
  'OCUPADO',
  'EMPRESA_FORA_DO_AR',
  'FALHA_INTERNA',
] as const satisfies readonly ErrorCode[];

/** Errors any call of a signed-in person may give. */
export const sessionErrors = ['SESSAO_EXPIRADA', 'SEM_PERMISSAO'] as const satisfies readonly ErrorCode[];

/** Errors any call of the panel may give. */
export const panelErrors = [...sessionErrors, 'CONFIRMAR_SENHA'] as const satisfies readonly ErrorCode[];
