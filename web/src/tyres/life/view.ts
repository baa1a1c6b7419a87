/** Parts of the page about the life of tyres. */
export const lifeParts = ['retirar', 'achados', 'rodizio', 'custos'] as const;
type LifePart = (typeof lifeParts)[number];

/** Grouping of costs. */
export const costGroups = ['marca', 'modelo', 'vida', 'recapadora'] as const;
export type CostGroup = (typeof costGroups)[number];

/** What the address says. */
export interface LifeView {
  parte?: LifePart;
  por?: CostGroup;
}

/** Reads the address; what is unknown is ignored. */
export function readLifeView(raw: Record<string, unknown>): LifeView {
  const part = lifeParts.find((one) => one === raw['parte']);
  const group = costGroups.find((one) => one === raw['por']);
  return { ...(part && { parte: part }), ...(group && { por: group }) };
}
