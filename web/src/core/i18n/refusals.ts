import type { CallError } from '../api/errors.ts';

/** What is wrong with the fields of a form the server refused, each once; of other refusals nothing: their sentence says it. */
export const faultsOf = ({ codigo, campos }: Pick<CallError, 'codigo' | 'campos'>): string[] =>
  codigo === 'CAMPO_INVALIDO' ? [...new Set(Object.values(campos))] : [];

/** A sentence with what is wrong behind it: 'Há campos preenchidos de forma inválida: fornecedor desconhecido.' */
export const withFaults = (sentence: string, faults: readonly string[]): string =>
  faults.length === 0 ? sentence : `${sentence.replace(/\.$/, '')}: ${faults.join(', ')}.`;

/**
 * Translates a refusal and inserts its values for their names ('… {numeros} …').
 * @returns the untranslated sentence when a value is missing, as in refusals kept by an earlier version
 */
export function translateRefusal(
  translation: string,
  { mensagem, valores }: Pick<CallError, 'mensagem' | 'valores'>,
): string {
  let isWhole = true;
  const said = translation.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = valores?.[name];
    isWhole &&= value !== undefined;
    return value ?? '';
  });
  return isWhole ? said : mensagem;
}
