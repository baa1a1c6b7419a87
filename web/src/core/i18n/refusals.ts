import type { CallError } from '../api/errors.ts';

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
