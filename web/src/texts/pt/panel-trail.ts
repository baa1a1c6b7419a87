/** What was done in the panel, in words: contract/panel/trail.ts. */
export const trail = {
  areas: {
    sessao: 'Sessões',
    tentativa: 'Tentativas de login',
    senha: 'Senhas',
    fator: 'Segundo fator',
    usuario: 'Usuários',
    terminal: 'Terminais',
    bloqueio: 'Bloqueios',
    conta: 'Contas',
    tabela: 'Tabelas',
    script: 'Scripts',
    salvo: 'Scripts e filtros salvos',
    rotina: 'Rotinas',
    agendamento: 'Agendamentos',
    sessao_banco: 'Sessões do banco',
    palavra: 'Palavras',
    palavras: 'Arquivos de palavras',
    carga: 'Cargas',
    pessoas: 'Buscas de pessoas',
    pessoa: 'Dados pessoais',
    trilha: 'Trilha',
  },
  actions: {
    sessao: {
      iniciada: 'Sessão iniciada',
      encerrada: 'Sessão encerrada',
      conta: 'Conta do provedor conferida',
    },
    tentativa: {
      recusada: 'Login recusado',
      bloqueada: 'Login bloqueado',
      alerta: 'Muitas tentativas erradas',
    },
    senha: {
      confirmada: 'Senha confirmada',
      trocada: 'Senha trocada',
    },
    fator: {
      autenticador: {
        cadastrado: 'Autenticador cadastrado',
        removido: 'Autenticador removido',
      },
      chave: {
        cadastrada: 'Chave de acesso cadastrada',
        removida: 'Chave de acesso removida',
      },
      codigo: {
        usado: 'Código de recuperação usado',
      },
      codigos: {
        renovados: 'Códigos de recuperação renovados',
      },
      retirado: 'Segundo fator retirado por administrador',
    },
    usuario: {
      criado: 'Usuário criado',
      alterado: 'Usuário alterado',
    },
    terminal: {
      criado: 'Terminal criado',
      codigo: 'Código de terminal gerado',
      ativado: 'Terminal ativado',
      revogado: 'Terminal revogado',
    },
    bloqueio: {
      liberado: 'Bloqueio liberado',
    },
    conta: {
      liberada: 'Conta liberada',
    },
    tabela: {
      vista: 'Tabela vista',
      exportada: 'Tabela exportada',
    },
    script: {
      livre: 'Script em uma base',
      multi: 'Script em várias bases',
      ensaio: 'Ensaio de script',
      cancelado: 'Script cancelado',
    },
    salvo: {
      gravado: 'Script ou filtros salvos',
      excluido: 'Script ou filtros salvos excluídos',
    },
    rotina: {
      salva: 'Rotina criada',
      alterada: 'Rotina alterada',
      excluida: 'Rotina excluída',
      executada: 'Rotina executada',
      vista: 'Resultado de rotina visto',
      parada: 'Rotina parada',
    },
    agendamento: {
      salvo: 'Agendamento criado',
      alterado: 'Agendamento alterado',
      excluido: 'Agendamento excluído',
    },
    sessao_banco: {
      encerrada: 'Sessão do banco encerrada',
      encerrada_por_tempo: 'Sessão do banco encerrada pelo servidor',
    },
    palavra: {
      criada: 'Palavra criada',
      alterada: 'Palavra alterada',
      excluida: 'Palavra excluída',
    },
    palavras: {
      importadas: 'Palavras importadas',
    },
    carga: {
      enviada: 'Arquivo de carga enviado',
      corrigida: 'Carga corrigida',
      iniciada: 'Carga iniciada',
      gravada: 'Carga gravada',
      recusas: 'Recusas da carga baixadas',
      cancelada: 'Carga cancelada',
      desfazer: 'Desfazer carga pedido',
      desfeita: 'Carga desfeita',
    },
    pessoas: {
      listadas: 'Pessoas listadas',
    },
    pessoa: {
      vista: 'Dados de pessoa vistos',
      exportada: 'Dados de pessoa exportados',
      cracha: 'Crachá registrado',
      sem_cracha: 'Crachá retirado',
      anonimizada: 'Pessoa anonimizada',
    },
    trilha: {
      exportada: 'Trilha exportada',
    },
  },
  call: 'Chamada {{call}}',
  ofArea: '{{area}}: todas',
  exportFailed: 'A trilha não pôde ser exportada.',
};
