/** Who can sign in to the demonstration, and what each of them shows. */
export const demoLogins = [
  { login: '1001', digits: '123', who: 'JOÃO PEREIRA, truck mechanic: works on orders, two branches' },
  { login: '1002', digits: '234', who: 'CARLOS SOUZA, truck mechanic at work: takes paused orders over' },
  { login: '1101', digits: '345', who: 'ANA LIMA, forklift mechanic: warehouse' },
  {
    login: '1201',
    digits: '456',
    who: 'TERMINAL OFICINA CURITIBA, shared terminal: picks technicians, keeps plans',
  },
  {
    login: '1202',
    digits: '789',
    who: 'HELENA PRADO, head of the workshop: approves, finishes inventories, keeps plans',
  },
  {
    login: '1203',
    digits: '891',
    who: 'ANTÔNIO CARLOS DE OLIVEIRA BITTENCOURT, maintenance manager: approves, finishes inventories, keeps plans',
  },
  { login: '1601', digits: '789', who: 'BEATRIZ NOGUEIRA, administers the company' },
  { login: '1301', digits: '567', who: 'PEDRO ROCHA, tyre fitter' },
  { login: '1401', digits: '678', who: 'MARIA ALVES, may not open orders' },
  { login: '31', digits: '00123', who: 'CONCESSIONÁRIA ARAUCÁRIA, supplier (switch "Mecânico externo")' },
] as const;

/** Users of the panel of the demonstration; none has a password. */
export const demoPanelLogins = [
  { login: '9001', digits: '111', who: 'ADMIN PAINEL, level A: changes everything' },
  { login: '9003', digits: '333', who: 'SCRIPTS PAINEL, level E: runs scripts and routines' },
  { login: '9004', digits: '444', who: 'AUDITORIA PAINEL, level U: looks at users, terminals and trail too' },
  { login: '9002', digits: '222', who: 'LEITURA PAINEL, level L: looks' },
] as const;
