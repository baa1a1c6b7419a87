/** A login remembered on this terminal (doc 1 §3, AUTH-18). `cpf` is empty where the company forbids keeping it. */
export interface QuickAccessEntry {
  nome: string;
  matricula: string;
  cpf: string;
  filial: string;
  empresa: string;
  loginExterno: 'S' | 'N';
}

/** The most entries a terminal keeps (G-22). */
const most = 20;

const same = (a: QuickAccessEntry, b: QuickAccessEntry) =>
  a.matricula === b.matricula && a.empresa === b.empresa && a.loginExterno === b.loginExterno;

/** The list with this login first and once; the oldest leave beyond 20. */
export const withEntry = (list: readonly QuickAccessEntry[], entry: QuickAccessEntry): QuickAccessEntry[] =>
  [entry, ...list.filter((other) => !same(other, entry))].slice(0, most);

/** The list without this login. */
export const withoutEntry = (
  list: readonly QuickAccessEntry[],
  entry: QuickAccessEntry,
): QuickAccessEntry[] => list.filter((other) => !same(other, entry));
