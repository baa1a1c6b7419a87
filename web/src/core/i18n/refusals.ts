/**
 * A refusal in another language: the values inside the Portuguese sentence are read back by its template
 * ('… as OS N°: {numeros}. …') and put into the translated one.
 * Answers the sentence as it came when it does not fit the template.
 */
export function translateRefusal(template: string, sentence: string, translation: string): string {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const literals = template.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const match = new RegExp(`^${literals.join('(.+)')}$`, 's').exec(sentence);
  if (names.length === 0) return translation;
  if (!match) return sentence;
  return names.reduce((text, name, i) => text.replaceAll(`{${name}}`, match[i + 1] ?? ''), translation);
}
