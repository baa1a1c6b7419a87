import type { AnswerOf, InputOf } from '@terminal/contract';
import { depthOf, depthsOf } from '../reading.ts';

/** Form values of a return. */
export interface ReturnForm {
  date: string;
  /** One depth for all grooves, or one for each. */
  depths: readonly string[];
  /** Of the service; null: left out, 0: it was free. */
  cents: number | null;
  /** The retreader refused the casing: it comes back as it left. */
  refused: boolean;
  /** The refused casing is scrapped at once; else it stays in stock. */
  scrap: boolean;
  /** Reasons to scrap it; null: the one that is known. */
  reasons: readonly number[] | null;
}

/** Stored reason for scrapping a refused casing. */
const refusedCasing = 'CARCAÇA RECUSADA NA RECAPAGEM';

/** The form with its reasons: the chosen ones, else the default once loaded. */
export const withReasons = (
  form: ReturnForm,
  motivos: AnswerOf<'getTyreDepartureChoices'>['motivos'] = [],
): ReturnForm & { reasons: readonly number[] } => ({
  ...form,
  reasons:
    form.reasons ??
    motivos.filter(({ ds_motivo }) => ds_motivo === refusedCasing).map(({ cd_motivo }) => cd_motivo),
});

/** A tyre that is away, as far as its return needs it. */
interface Away {
  idpneu: number;
  tp_destino: 'D' | 'R' | 'S' | null;
  vl_mm: string;
}

/** How many grooves are read. */
export const groovesOf = (tyre: Pick<Away, 'vl_mm'>): number => depthsOf(tyre).length;

/** A retread is measured anew. */
export const isRetread = ({ tp_destino }: Pick<Away, 'tp_destino'>): boolean => tp_destino === 'R';

/** A groove of a retread in mm: above nothing (G-106). */
const freshDepthOf = (text: string): number | null => depthOf(text) || null;

/** What is wrong; empty when it can be sent. The price may be left out. */
export function returnFaults(
  tyre: Away,
  { date, depths, refused, scrap, reasons }: ReturnForm,
): ('date' | 'depths' | 'reasons')[] {
  const faults: ReturnType<typeof returnFaults> = [];
  if (date === '') faults.push('date');
  if (isRetread(tyre) && !refused && depths.some((depth) => freshDepthOf(depth) === null))
    faults.push('depths');
  if (isRetread(tyre) && refused && scrap && !reasons?.length) faults.push('reasons');
  return faults;
}

/** A faultless form as it is sent; one depth counts for every groove. */
export function returnOf(
  tyre: Away,
  { date, depths, cents, refused, scrap, reasons }: ReturnForm,
): InputOf<'takeTyreBack'>['body'] {
  const retreaded = isRetread(tyre) && !refused;
  const read = depths.map((depth) => freshDepthOf(depth) ?? 0);
  const [first = 0] = read;
  const all = read.length === 1 ? Array.from({ length: groovesOf(tyre) }, () => first) : read;
  return {
    pneu: tyre.idpneu,
    data: date,
    vl_mm: retreaded ? all : null,
    ...(isRetread(tyre) &&
      refused && { recusada: 'S' as const, ...(scrap && { motivos: [...(reasons ?? [])] }) }),
    vl_servico: cents === null ? null : cents / 100,
  };
}
