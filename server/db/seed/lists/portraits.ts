/** What tells one portrait from another: colours of skin, hair and overall. */
interface Look {
  skin: string;
  hair: string;
  coat: string;
}

/** A person before the wall of a workshop, drawn. */
const portrait = ({ skin, hair, coat }: Look): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path fill="#b9c4d0" d="M0 0h96v96H0z"/><path fill="${coat}" d="M12 96c2-22 16-30 36-30s34 8 36 30z"/><path fill="${skin}" d="M40 54h16v14q-8 8-16 0z"/><ellipse cx="48" cy="40" rx="18" ry="22" fill="${skin}"/><path fill="${hair}" d="M28 40c-2-20 8-28 20-28s22 8 20 28c-3-9-8-13-20-13s-17 4-20 13z"/><path d="M40 51q8 6 16 0" fill="none" stroke="#6b3b2a" stroke-width="2.5"/><circle cx="41" cy="40" r="2.2"/><circle cx="55" cy="40" r="2.2"/></svg>`;

/** Drawings of some people of the demonstration, by registration; the others gave no photo, as in most workshops. */
export const portraits: Readonly<Record<string, string>> = {
  1002: portrait({ skin: '#c58c62', hair: '#22190f', coat: '#1f4e8c' }),
  1101: portrait({ skin: '#e3b18f', hair: '#5a2f1a', coat: '#c2661b' }),
  1301: portrait({ skin: '#8d5a3a', hair: '#15110d', coat: '#3c6b4a' }),
};
