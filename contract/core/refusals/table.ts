/** Refusals: code → HTTP status and the Portuguese text people read; `{names}` in it stand for values. */
export type RefusalTable = Readonly<Record<string, { status: number; texto: string }>>;
