/** Texts of shared components that no first page has. */
export const components = {
  /** Digits or PIN that were refused. */
  digits: {
    wrong: 'PIN ou dígitos incorretos',
    pin: 'Quem escolheu um PIN usa o PIN, não os dígitos do CPF. Se o esqueceu, quem administra a empresa o retira.',
    freed: 'Quem administra a empresa pode liberar antes.',
  },
  groove: {
    question: 'Este sulco parece errado',
    name: 'Sulco {{number}}',
    tyre: 'Pneu {{fire}}.',
    wear: '{{groove}}: {{former}} → {{read}} em {{run}}: este pneu gasta {{usual}} mm nessa distância.',
    grooves: '{{groove}}: {{former}} → {{read}}: os outros sulcos perderam no máximo {{usual}} mm.',
    twin: '{{groove}}: {{former}} → {{read}}: o pneu ao lado perdeu {{usual}} mm.',
    fall: '{{groove}}: {{former}} → {{read}}: são {{usual}} mm a menos desde a última leitura.',
    others: 'Também em dúvida: {{fires}}.',
    right: 'Está certo?',
  },
  meter: {
    question: 'Esta leitura parece errada',
    leap: 'Diferença muito grande entre o KM atual e o informado!',
    ask_one: '{{last}} → {{told}}: são {{step}} {{unit}} em {{count}} dia. Está certo?',
    ask_other: '{{last}} → {{told}}: são {{step}} {{unit}} em {{count}} dias. Está certo?',
    over: 'vencida há {{over}} {{unit}}',
    beforeExchange: '{{value}} (antes da troca)',
    askUnknown: '{{last}} → {{told}}: são {{step}} {{unit}} a mais. Está certo?',
    yes: 'Está certo',
    no: 'Corrigir',
  },
  typed: {
    whole: 'Escreva um número inteiro, como 1.250.',
    decimal: 'Escreva um número como 9,1 ou 1.250,50.',
    depth: 'Escreva como 9,1',
  },
  labels: {
    size: 'Papel',
    sizes: { A4: 'Folha A4', '50x30': 'Rolo 50 × 30 mm', '100x50': 'Rolo 100 × 50 mm' },
    copies: 'Cópias de cada',
    copiesWrong: 'Informe de 1 a 50 cópias.',
    part: 'Parte {{part}} de {{last}}: {{from}} a {{to}}.',
  },
  table: {
    sortBy: 'Ordenar por',
    more: 'Mostrar mais ({{shown}} de {{total}})',
  },
  copy: 'Copiar',
  copied: 'Copiado',
  letters: '{{count}} de {{max}}',
  working: 'Trabalho em andamento',
  andMore: 'e mais {{count}}',
  elapsed: 'Tempo de atendimento',
  ownPhoto: 'Minha foto',
};
