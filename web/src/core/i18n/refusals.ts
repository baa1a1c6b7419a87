import type { CallError } from '../api/errors.ts';

/**
 * A refusal in another language: its values in the places of their names ('… {numeros} …').
 * @returns the sentence as it came where not all of them were told, as in what an earlier version has kept
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
