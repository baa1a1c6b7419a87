/** Texts of the monitor of database sessions (MON-*). */
export const monitor = {
  reload: 'Atualizar',
  failed: 'As sessões não puderam ser carregadas.',
  none: 'Nenhuma sessão aberta.',
  noneHere: 'Nenhuma sessão assim agora.',
  show: 'Mostrar',
  views: { all: 'Todas', working: 'Ativas', waiting: 'Esperando', idle: 'Ociosas' },
  viewCount: '{{view}} {{n}}',
  read: 'lido há {{time}} · a cada 30 s',
  byTime: 'tempo da consulta',
  marks: { wait: 'espera por trava', long: 'mais de 5 min' },
  actions: 'Ações',
  tree: {
    title: 'Quem espera por quem',
    calm: 'Nenhuma sessão espera por outra.',
    pid: 'pid {{pid}}',
    holds: 'segura a fila há {{time}}',
    waits: 'espera há {{time}}',
    elsewhere: 'fora das bases deste produto',
  },
  end: {
    open: 'Encerrar a sessão {{pid}}',
    title: 'Excluir o registro?',
    about: 'A sessão é encerrada e o que ela fazia é desfeito.',
    yes: 'Encerrar',
    done: 'Excluído com sucesso!',
  },
};
