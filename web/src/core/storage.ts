/**
 * Everything the terminal keeps in localStorage, by its key (CORE-16, G-23); docs/security.md has what is kept elsewhere.
 * Keys without a word of explanation are the documents'; nothing else about persons may be stored.
 */
export type StorageKey =
  | 'filial'
  | 'filialPainel'
  | 'empresa'
  | 'saveLogin'
  | 'acessoRapido'
  | 'terminal'
  /** Ways to sign in the company offered last. */
  | 'formasDeEntrada'
  /** Since when a tab signs in to another branch; ms. Gone once it has. */
  | 'trocandoFilial'
  | 'idioma'
  /** Languages people chose on this device beside their own, by their numbers. */
  | 'idiomas'
  /** The menu: open or collapsed. */
  | 'menu'
  /** light or dark. */
  | 'esquema'
  /** How far the device's clock is off; ms. */
  | 'relogio'
  /** Sections of the menu that were folded. */
  | 'dobradas'
  /** N: nothing sounds or trembles when a code is read. */
  | 'somLeitura'
  | 'filtros'
  | 'filtrosArmazemExternas'
  | 'filtrosReaberta'
  | 'filtrosArmazem'
  | 'layoutTerminal'
  /** Which column each head of an imported file was given, of each kind. */
  | `colunas:${string}`
  /** The unit a service was measured in last, by its number. */
  | `unidade:${number}`
  /** Columns of a table the panel leaves out. */
  | `ocultas:${string}`
  | `afericao:${string}`
  | `calibragem:${string}`;

/** Keys of the saved filters, emptied together by the clear-filter button (SHELL-19). */
export const filterKeys = ['filtros', 'filtrosArmazemExternas', 'filtrosReaberta', 'filtrosArmazem'] as const;

/** The stored value, or null when absent or unreadable. The caller names the type it wrote itself. */
export function readStored<T>(key: StorageKey): T | null {
  try {
    const text = localStorage.getItem(key);
    // Written by writeStored below in the same product: the shape is the writer's.
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Stores a value; a full or forbidden storage is no reason to stop working. */
export function writeStored(key: StorageKey, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    console.warn(`storage refused "${key}"`);
  }
}

/** Keys that hold a bare word instead of a record. */
type TextKey = Extract<StorageKey, 'idioma' | 'terminal' | 'menu' | 'esquema' | 'somLeitura'>;

/** The stored word, or null. */
export function readText(key: TextKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text unchanged. */
export function writeText(key: TextKey, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    console.warn(`storage refused "${key}"`);
  }
}

/** Forgets a value. */
export function removeStored(key: StorageKey): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A forbidden storage holds nothing to forget.
  }
}
