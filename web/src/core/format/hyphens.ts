/** Consonants that begin a syllable together, or one that begins it alone. */
const onset = '(?:[BCDFGPTV][LR]|[LNC]H|[QG]U|[BCDFGJKLMNPQRSTVXZ\u00c7])';
const vowel = '[AEIOU\u00c1\u00c9\u00cd\u00d3\u00da\u00c2\u00ca\u00d4\u00c3\u00d5]';
/** The end of a syllable before another one: a vowel, or one with the consonant that closes it. */
const end = new RegExp(`(?<=\\p{L}${vowel}[LMNRS]?)(?=${onset}${vowel}\\p{L})`, 'giu');

/** Words shorter than this fit the narrowest column. */
const long = 11;
const softHyphen = '\u00ad';

/** Inserts soft hyphens into long words at Portuguese and Spanish syllables, leaving at least three letters after each. */
export const withHyphens = (text: string): string =>
  text.replaceAll(/\p{L}+/gu, (word) => (word.length < long ? word : word.replaceAll(end, softHyphen)));
