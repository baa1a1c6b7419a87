import { type FieldFault, faultText, type RefusalCode, refusals } from '@terminal/contract';

/** Fields of a refused call, each with what is wrong with it. */
export type Faults = Readonly<Record<string, FieldFault>>;

interface Details {
  /** Fields at fault; `campos` has their texts. */
  faults?: Faults;
  /** Values in doubt, or the object concerned, by the names of fields. */
  campos?: Record<string, string>;
  /** Values for the `{names}` in the text. */
  valores?: Record<string, string>;
  /** The open order that prevents the command (G-68). */
  openOrder?: number;
  /** Retry-After in seconds. */
  retryAfter?: number;
  /** What is wrong with each cell of a record. */
  celulas?: readonly { coluna: string; codigo: RefusalCode; valores: Record<string, string> }[];
  /** What each database did with a script of which one failed (G-93). */
  resultados?: readonly object[];
}

/** A refusal with a code of the contract's table; becomes {mensagem, codigo, valores?, campos?} (G-07). */
export class Refused extends Error {
  readonly codigo: RefusalCode;
  readonly details: Details;

  constructor(codigo: RefusalCode, details: Details = {}) {
    super(fillText(refusals[codigo].pt, details.valores ?? {}));
    this.codigo = codigo;
    this.details = details.faults === undefined ? details : { ...details, campos: textsOf(details.faults) };
  }
}

/** Throws a rule's refusal, if there is one. */
export function refuse(code: RefusalCode | null): void {
  if (code !== null) throw new Refused(code);
}

const textsOf = (faults: Faults): Record<string, string> =>
  Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, faultText(fault)]));

function fillText(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
