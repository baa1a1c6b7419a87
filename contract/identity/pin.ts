/** How many digits a company's PINs have; sem: it has none (AUTH-29). */
export const pinSizes = ['sem', '4', '5', '6'] as const;

/** Digits of a PIN as a setting says it. */
export type PinSize = (typeof pinSizes)[number];

/** The most digits a PIN may have; longer than these and the three of a CPF is only a badge. */
export const longestPin = 6;

/** Digits of a PIN as a number. @returns null where there is none, also of a session kept before there was the setting */
export const pinLengthOf = (size: PinSize | undefined): number | null => Number(size) || null;
