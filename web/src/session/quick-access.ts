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

type Who = Pick<QuickAccessEntry, 'matricula' | 'empresa' | 'loginExterno'>;

/** Whether both are the login of one person in one company. */
export const isSameLogin = (a: Who, b: Who) =>
  a.matricula === b.matricula && a.empresa === b.empresa && a.loginExterno === b.loginExterno;

/** The list with this login first and once; the oldest leave beyond 20. */
export const withEntry = (list: readonly QuickAccessEntry[], entry: QuickAccessEntry): QuickAccessEntry[] =>
  [entry, ...list.filter((other) => !isSameLogin(other, entry))].slice(0, most);

/** The list where this login has gone on to another branch; its place stays. */
export const withBranch = (
  list: readonly QuickAccessEntry[],
  login: Who,
  filial: string,
): QuickAccessEntry[] => list.map((entry) => (isSameLogin(entry, login) ? { ...entry, filial } : entry));

/** The list without this login. */
export const withoutEntry = (
  list: readonly QuickAccessEntry[],
  entry: QuickAccessEntry,
): QuickAccessEntry[] => list.filter((other) => !isSameLogin(other, entry));
