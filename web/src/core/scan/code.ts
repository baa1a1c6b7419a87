/**
 * What a label says: a plain code, or an address with ?placa= or ?cod=, or of an order. Letters and digits are kept, upper case (G-65).
 */
export function readCode(text: string): string {
  return lettersAndDigits(codeAsWritten(text));
}

/** Codes are compared without hyphens and blanks, which labels bear and tables may not. */
export const lettersAndDigits = (text: string): string =>
  text.toLocaleUpperCase('pt-BR').replaceAll(/[^A-Z0-9]/g, '');

/** The code as the label has it, hyphens and all: for a search by letters. */
export const codeAsWritten = (text: string): string => codeInAddress(text.trim()) ?? text.trim();

function codeInAddress(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { searchParams, pathname } = new URL(text);
  const [, order] = /^\/os\/(\d+)/i.exec(pathname) ?? [];
  return searchParams.get('placa') ?? searchParams.get('cod') ?? order ?? null;
}
