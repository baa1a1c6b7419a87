/**
 * Refusals: code → HTTP status and the text people read, Portuguese as the server answers it and Spanish as the web shows it;
 * `{names}` stand for values.
 */
export type RefusalTable = Readonly<Record<string, { status: number; pt: string; es: string }>>;
