import { label } from '../i18n/labels.ts';

/** At most `length` characters; the top bar cuts names to 10, a card the technician to 20 (doc 1 §9). */
export const cut = (text: string, length = 10): string => [...text].slice(0, length).join('').trimEnd();

/** A person's name written as people write it: 'JOAO DA SILVA' → 'Joao da Silva'. */
export function personName(name: string): string {
  return name
    .toLocaleLowerCase('pt-BR')
    .replaceAll(/(?<=^|[\s'-])\p{L}/gu, (letter) => letter.toLocaleUpperCase('pt-BR'))
    .replaceAll(/ (Da|De|Do|Das|Dos|E) /g, (small) => small.toLocaleLowerCase('pt-BR'));
}

/** A supplier's display name; that of the placeholder is in the language of the screen. */
export const supplierName = (name: string): string => personName(label(name));

/** Stored capitals as a quiet sentence, in the language of the screen: 'SOCORRO EM ROTA' → 'Socorro em rota', 'Auxilio en ruta'. */
export function sentence(text: string): string {
  const small = label(text).toLocaleLowerCase('pt-BR');
  return small.charAt(0).toLocaleUpperCase('pt-BR') + small.slice(1);
}
