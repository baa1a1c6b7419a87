/** The shape of a translation: exactly the keys of the Portuguese texts. A missing or extra key does not compile. */
export type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };
