/** What tells one portrait from another: colours of skin, hair and overall, and whether the hair is long. */
interface Look {
  skin: string;
  hair: string;
  coat: string;
  long: boolean;
}

const longHair = (colour: string) =>
  `<path fill="${colour}" d="M27 42c-3-22 8-31 21-31s24 9 21 31l4 30H23z"/>`;

/** A person before the wall of a workshop, drawn as SVG of 96 × 96. */
const portrait = ({ skin, hair, coat, long }: Look): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path fill="#b9c4d0" d="M0 0h96v96H0z"/>${long ? longHair(hair) : ''}<path fill="${coat}" d="M12 96c2-22 16-30 36-30s34 8 36 30z"/><path fill="${skin}" d="M40 54h16v14q-8 8-16 0z"/><ellipse cx="48" cy="40" rx="18" ry="22" fill="${skin}"/><path fill="${hair}" d="M28 40c-2-20 8-28 20-28s22 8 20 28c-3-9-8-13-20-13s-17 4-20 13z"/><path d="M40 51q8 6 16 0" fill="none" stroke="#6b3b2a" stroke-width="2.5"/><circle cx="41" cy="40" r="2.2"/><circle cx="55" cy="40" r="2.2"/></svg>`;

const skins = ['#e3b18f', '#c58c62', '#8d5a3a', '#f0c8a8', '#a9744f'];
const hairs = ['#22190f', '#5a2f1a', '#8b8780', '#15110d', '#a06a34', '#3b2a20', '#c9c5bd'];
const coats = ['#1f4e8c', '#c2661b', '#3c6b4a', '#4a4f57'];
/** First names of the demonstration that women have. */
const women = /^(ANA|HELENA|JULIANA|LUCIANA|MARIA|PATRÍCIA) /;

/** The drawing of a person, as SVG; always the same for a registration. */
export function portraitOf({ registration, name }: { registration: number; name: string }): string {
  const oneOf = (colours: readonly string[]) => colours[registration % colours.length] ?? '';
  return portrait({ skin: oneOf(skins), hair: oneOf(hairs), coat: oneOf(coats), long: women.test(name) });
}

/** Whether a person of the demonstration gave a photo: all but João, who may try it, and every fourth. */
export const gavePhoto = (registration: number): boolean => registration !== 1001 && registration % 4 !== 0;
