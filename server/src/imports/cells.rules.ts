/** '1.234,5', '1234,5', '1234.5' → 1234.5. Three digits behind dots are thousands, as in Brazil; nothing below zero. */
export function numberOf(text: string): number | null {
  const bare = text.replaceAll(/[\s\u00A0]/g, '');
  if (/^\d{1,3}(\.\d{3})+(,\d+)?$/.test(bare)) return Number(bare.replaceAll('.', '').replace(',', '.'));
  return /^\d+([.,]\d+)?$/.test(bare) ? Number(bare.replace(',', '.')) : null;
}

/** A meter as it shows itself: whole units, '118.300,9' → 118300. */
export function meterOf(text: string): number | null {
  const value = numberOf(text);
  return value === null ? null : Math.floor(value);
}

/** '31/12/2026' or '2026-12-31' → '2026-12-31'. */
export function dayOf(text: string): string | null {
  const brazilian = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim());
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim());
  const [year, month, day] = brazilian
    ? [brazilian[3], brazilian[2], brazilian[1]]
    : [iso?.[1], iso?.[2], iso?.[3]];
  if (year === undefined || month === undefined || day === undefined) return null;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = Date.parse(`${written}T00:00:00Z`);
  // 31/02 would be taken for a day in March.
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(written) ? written : null;
}

/**
 * A day with or without its time, on the branch's clock; without one it is midnight. A moment with its offset stays what
 * it is. Answered as PostgreSQL reads it: '2026-12-31 14:30:00 America/Sao_Paulo'.
 */
export function momentOf(text: string, zone: string): string | null {
  const whole = text.trim();
  if (/^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:?\d{2})$/.test(whole))
    return Number.isNaN(Date.parse(whole)) ? null : whole;
  const [, day, time] = /^(\S+?)(?:[ T,]+(\d{1,2}:\d{2}(?::\d{2})?))?$/.exec(whole) ?? [];
  const written = dayOf(day ?? '');
  if (written === null) return null;
  const clock = /^([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(time ?? '0:00');
  if (clock === null) return null;
  const [, hour = '0', minute = '00', second = '00'] = clock;
  return `${written} ${hour.padStart(2, '0')}:${minute}:${second} ${zone}`;
}

/** 'rht-4b67' → 'RHT4B67'; asset codes keep their hyphen: only that of an old plate is taken out. */
export function plateOf(text: string): string {
  const written = text.trim().toUpperCase();
  return /^[A-Z]{3}-\d[A-Z\d]\d{2}$/.test(written) ? written.replace('-', '') : written;
}

/** 'Preventiva' or 'V' → V, and so on. */
export function kindOf(text: string): 'V' | 'R' | 'P' | null {
  const kinds = { V: 'V', PREVENTIVA: 'V', R: 'R', CARROCERIA: 'R', P: 'P', PREDITIVA: 'P' } as const;
  const word = text.trim().toUpperCase();
  return word in kinds ? kinds[word as keyof typeof kinds] : null;
}

/** 'FILTRO DE OLEO x 2 | TROCAR OLEO' → its names with their quantities, 1 where none is told. */
export function itemsOf(text: string): { name: string; quantity: number }[] {
  return text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [, name, told] = /^(.*\S)\s+[xX]\s*([\d.,]+)$/.exec(part) ?? [];
      const quantity = told === undefined ? null : numberOf(told);
      return name === undefined || quantity === null
        ? { name: part.toUpperCase(), quantity: 1 }
        : { name: name.toUpperCase(), quantity };
    });
}
