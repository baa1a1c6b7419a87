/** Texts of the order lists and of an order's page (doc 1 §2, doc 2 §2). */
export const orders = {
  title: { fleet: 'Ordens internas', warehouse: 'Ordens do armazém', external: 'Ordens externas' },
};
