/** A tyre position as it is written: '2DE', '2 de', 'ESTEPE' → axle from the front, 0 for the spare, and side; null: none. */
export function positionOf(text: string): { axle: number; side: 'EE' | 'EI' | 'DI' | 'DE' | 'EEE' } | null {
  const bare = text.toUpperCase().replaceAll(/[\s-]/g, '');
  if (bare === 'ESTEPE' || bare === '0EEE') return { axle: 0, side: 'EEE' };
  const [, axle, side] = /^([1-9]\d?)(EE|EI|DI|DE)$/.exec(bare) ?? [];
  if (side !== 'EE' && side !== 'EI' && side !== 'DI' && side !== 'DE') return null;
  return { axle: Number(axle), side };
}
