import type { Refusal, RefusalCode } from '@terminal/contract';

/**
 * offline: no answer came. down: the network answered that the server does not. refused: the server said no. broken: the answer was not the contract's. kept: it could not be sent
 * now, this browser keeps it and sends it later. full: nor can this browser keep it.
 */
export type FailureKind = 'offline' | 'down' | 'timeout' | 'refused' | 'broken' | 'kept' | 'full';

interface Failure {
  kind: FailureKind;
  status: number;
  codigo: RefusalCode | null;
  mensagem: string;
  /** Values of the `{names}` in its text; null: unknown. */
  valores: Readonly<Record<string, string>> | null;
  campos: Readonly<Record<string, string>>;
  /** What is wrong with each cell of a record. */
  celulas: Refusal['celulas'];
  /** Seconds the server asks to wait, when it does. */
  retryAfter: number | null;
  /** Incident code of a 500, for the support. */
  incidente: string | null;
  /** The open order that prevents the command. */
  NR_SEQ_OS: number | null;
}

/** A call that did not succeed; `codigo` picks the translated text, `mensagem` is the server's own. */
export class CallError extends Error implements Failure {
  readonly kind: FailureKind;
  readonly status: number;
  readonly codigo: RefusalCode | null;
  readonly mensagem: string;
  readonly valores: Readonly<Record<string, string>> | null;
  readonly campos: Readonly<Record<string, string>>;
  readonly celulas: Refusal['celulas'];
  readonly retryAfter: number | null;
  readonly incidente: string | null;
  readonly NR_SEQ_OS: number | null;

  constructor(failure: Partial<Failure> & Pick<Failure, 'kind'>) {
    super(failure.mensagem ?? failure.kind);
    this.name = 'CallError';
    this.kind = failure.kind;
    this.status = failure.status ?? 0;
    this.codigo = failure.codigo ?? null;
    this.mensagem = failure.mensagem ?? '';
    this.valores = failure.valores ?? null;
    this.campos = failure.campos ?? {};
    this.celulas = failure.celulas;
    this.retryAfter = failure.retryAfter ?? null;
    this.incidente = failure.incidente ?? null;
    this.NR_SEQ_OS = failure.NR_SEQ_OS ?? null;
  }
}

/** Whether no answer came, rather than a no: the server is out of reach. */
export const isAway = (error: unknown): error is CallError =>
  error instanceof CallError && ['offline', 'down', 'timeout'].includes(error.kind);

/** Whether the way to the server was cut: over once it answers anything. */
export const isCutOff = (error: unknown): boolean => isAway(error) && error.kind !== 'timeout';

const aboutDigits: readonly (RefusalCode | null)[] = ['CPF_INCORRETO', 'CPF_BLOQUEADO', 'CPF_EXIGIDO'];

/** Whether the digits of the acting person are wrong, blocked or missing: shown at their field. */
export const isDigitsRefusal = ({ codigo }: Pick<CallError, 'codigo'>): boolean =>
  aboutDigits.includes(codigo);

/** Whether a retry may help: no network, or a busy server. */
export function isPassing(error: unknown): boolean {
  return error instanceof CallError && (error.kind !== 'refused' || error.status === 503);
}

/** How long to wait before the next try, in ms: what the server asks, within reason. @param attempt tries so far */
export function pauseBefore(attempt: number, error: unknown): number {
  const asked = error instanceof CallError ? (error.retryAfter ?? 0) * 1000 : 0;
  return Math.min(Math.max(asked, attempt * 500), 3000);
}
