/** A text without its accents: 'São José' → 'Sao Jose'. Case, hyphens and blanks stay. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');
