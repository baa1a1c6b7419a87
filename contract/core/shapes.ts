/** Formats of texts in inputs of calls and in addresses of the web. A malformed part of a web address counts as not set. */

/** Largest length of a plate, in characters. */
export const plateLetters = 10;
/** Number plate or asset code, upper case (`veiculo.nr_placa`). */
export const plateShape = /^[A-Z0-9-]{1,10}$/;
/** Up to eight plates or fleet numbers, or their beginnings, with commas between. */
export const platesShape = /^[A-Z0-9-]{1,10}(, ?[A-Z0-9-]{1,10}){0,7}$/;
/** Largest length of such a list, in characters. */
export const platesLetters = 8 * plateLetters + 7 * ', '.length;

/** The number of a row in an address. */
export const idShape = /^[1-9]\d{0,9}$/;
/** The number of a row of the big tables in an address. */
export const bigIdShape = /^[1-9]\d{0,14}$/;

/** The code of a badge, as it is scanned: 4 to 64 printable ASCII characters, too many to be digits (G-126). */
const badgePattern = '[!-~][ -~]{2,62}[!-~]';
export const badgeShape = new RegExp(`^${badgePattern}$`);
/** A PIN, four to six digits: a badge may look like one (AUTH-29). */
export const pinShape = /^\d{4,6}$/;
/** What somebody types to prove himself: three digits, or a PIN. */
export const pinOrDigitsShape = /^\d{3,6}$/;
/** What proves who acts: the first three digits of the CPF, a PIN, or a badge. */
export const proofShape = new RegExp(`^(\\d{3}|${badgePattern})$`);

/** A kind of order. */
export const orderTypeShape = /^[A-Z0-9]{1,4}$/;
