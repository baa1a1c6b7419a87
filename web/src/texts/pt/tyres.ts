export const tyres = {
  drawing: 'Eixos e pneus',
  noTyres: 'Este equipamento não tem controle de pneus.',
  axle: '{{axle}}º eixo',
  place: 'eixo {{axle}}, {{side}}',
  fire: 'fogo {{number}}',
  sides: {
    EE: 'esquerda externa',
    EI: 'esquerda interna',
    DI: 'direita interna',
    DE: 'direita externa',
    EEE: 'estepe',
  },
} as const;
