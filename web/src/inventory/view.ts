/** Which rows of an inventory are shown. */
export const rowGroups = ['pendentes', 'contados', 'recontagem'] as const;
export type RowGroup = (typeof rowGroups)[number];

/** What the address of an inventory says. */
export interface InventoryView {
  /** Words searched for, or a code. */
  busca?: string;
  situacao?: RowGroup;
  pagina?: string;
}

/** Reads the address; what is unknown is ignored. */
export function readInventoryView(raw: Record<string, unknown>): InventoryView {
  const { busca, pagina } = raw;
  const situation = rowGroups.find((one) => one === raw['situacao']);
  return {
    ...(typeof busca === 'string' && busca !== '' && { busca: busca.slice(0, 80) }),
    ...(situation && { situacao: situation }),
    ...(typeof pagina === 'string' && /^[1-9]\d{0,4}$/.test(pagina) && { pagina }),
  };
}
