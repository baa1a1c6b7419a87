/** A number as people write it: '13,5' and '13.5' → 13.5; null when it is none, below 0, or has more decimals. */
export function typedNumber(text: string, decimals: number): number | null {
  const plain = text.trim().replace(',', '.');
  const fraction = decimals > 0 ? `(\\.\\d{1,${decimals}})?` : '';
  return new RegExp(`^\\d{1,7}${fraction}$`).test(plain) ? Number(plain) : null;
}
