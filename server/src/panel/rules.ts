import { withoutAccents } from '@terminal/contract/accents';
import { commonWords, isRun } from './common.rules.ts';

/** Digits a panel user proves himself with: three of the CPF with a registration, five of the CNPJ without (G-05). */
export function panelDigitsComplete(digits: string, external: boolean): boolean {
  return (external ? /^\d{5}$/ : /^\d{3}$/).test(digits);
}

/** What must remain of a password without what is guessed first. */
const fewest = { characters: 6, different: 4 };

/** Characters that replace letters: s3nh@ is senha. */
const letters: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Whether a password holds what everybody knows of its user, or little else than common words, runs and repetitions. */
export const isGuessable = (password: string, user: { name: string; registration: string | null }): boolean =>
  holdsUser(password, user) || isCommon(password);

function isCommon(password: string): boolean {
  const plain = withoutAccents(password).toLowerCase();
  const read = [...plain].map((sign) => letters[sign] ?? sign).join('');
  return [plain, read].some((text) => isWeak(remainder(text)));
}

const isWeak = (rest: string): boolean =>
  rest.length < fewest.characters || new Set(rest).size < fewest.different;

/** A text without common words, runs along a row, years, blanks and what repeats itself. */
function remainder(text: string): string {
  let rest = text.replaceAll(/\s+/g, '').replace(/^(.{1,6}?)\1+$/s, '$1');
  for (const word of commonWords) rest = rest.replaceAll(word, '');
  rest = rest.replaceAll(/(19|20)\d\d/g, '');
  let kept = '';
  for (let at = 0; at < rest.length; ) {
    let end = at;
    while (end + 3 <= rest.length && isRun(rest.slice(end, end + 3))) end += 1;
    if (end === at) kept += rest[at];
    at = end === at ? at + 1 : end + 2;
  }
  return kept;
}

function holdsUser(password: string, user: { name: string; registration: string | null }): boolean {
  const typed = password.toLocaleLowerCase('pt-BR');
  const known = [user.registration ?? '', ...user.name.split(/\s+/)];
  return known.some((word) => word.length >= 3 && typed.includes(word.toLocaleLowerCase('pt-BR')));
}
