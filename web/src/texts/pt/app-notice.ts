/** Texts of pages that only tell something. */
export const notices = {
  palletTruck: {
    title: 'Paleteiras',
    text: 'Página em desenvolvimento',
    more: 'As ordens das paleteiras estão na lista de empilhadeiras.',
  },
  maintenance: {
    title: 'Manutenção',
    text: 'Página em manutenção',
    more: 'Tente de novo mais tarde.',
  },
};
