/** Why a PIN is refused. */
export type PinFault = 'PIN_TAMANHO' | 'PIN_REPETIDO' | 'PIN_SEQUENCIA' | 'PIN_MATRICULA' | 'PIN_CPF';

/** What a PIN is judged by. */
interface PinFacts {
  /** Digits the company wants; null: it has no PINs. */
  length: number | null;
  registration: string | null;
  /** Whether the first three digits are those of the person's CPF. */
  beginsAsCpf: boolean;
}

/**
 * What is wrong with a PIN somebody chose: those are refused that others try first (AUTH-29).
 * @returns null where nothing is
 */
export function pinFault(pin: string, { length, registration, beginsAsCpf }: PinFacts): PinFault | null {
  if (pin.length !== length) return 'PIN_TAMANHO';
  if (/^(\d{1,3})\1+$/.test(pin)) return 'PIN_REPETIDO';
  if (isSequence(pin)) return 'PIN_SEQUENCIA';
  if (registration !== null && isRegistration(pin, registration)) return 'PIN_MATRICULA';
  return beginsAsCpf ? 'PIN_CPF' : null;
}

/** Rising or falling by one, round from 9 to 0 too. */
function isSequence(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, n) => (10 + Number(digit) - Number(pin[n])) % 10);
  return steps.every((step) => step === 1) || steps.every((step) => step === 9);
}

/** The shortest registration that counts when it stands within a PIN. */
const shortest = 3;

/** The registration, or a part of it, or with something before or behind it. */
const isRegistration = (pin: string, registration: string): boolean =>
  registration.includes(pin) || (registration.length >= shortest && pin.includes(registration));
