import type { InputOf } from '@terminal/contract';

/** Input of the login page; labels change with `external`, positions do not. */
export interface LoginForm {
  external: boolean;
  /** Registration number, or the code of a supplier. */
  number: string;
  /** First 3 digits of the CPF or the PIN; of a supplier 5 of the CNPJ. */
  digits: string;
  /** Branch to begin in: the last one of a login chosen from quick access. */
  branch?: string;
}

/** Digits of a CPF that are asked for. */
const cpfDigits = 3;

/**
 * How many digits there is room for (AUTH-03, AUTH-04, AUTH-29).
 * @param pin digits of the company's PINs; null: it has none
 */
export const digitsOf = (external: boolean, pin: number | null): number =>
  external ? 5 : (pin ?? cpfDigits);

/** Whether the digits are all there: of who has no PIN the three of the CPF. */
const areDigitsComplete = ({ external, digits }: LoginForm, pin: number | null): boolean =>
  digits.length === digitsOf(external, pin) || (!external && digits.length === cpfDigits);

/** Whether everything is there to send it (AUTH-07). */
export const isComplete = (form: LoginForm, company: string | undefined, pin: number | null): boolean =>
  company !== undefined && form.number.trim() !== '' && areDigitsComplete(form, pin);

/** Whether what was typed is a PIN: it is kept nowhere. */
export const isPin = ({ external, digits }: LoginForm): boolean => !external && digits.length > cpfDigits;

/** The digits of a login as commands take them: the first three of a CNPJ. */
export const provingDigits = ({ external, digits }: LoginForm): string =>
  external ? digits.slice(0, cpfDigits) : digits;

/** Body of auth/login. */
export function loginBody(form: LoginForm, company: string): InputOf<'login'>['body'] {
  const number = form.number.trim();
  const place = { empresa: company, ...(form.branch === undefined ? {} : { filial: form.branch }) };
  return form.external
    ? { loginExterno: 'S', ...place, codigo: number, cnpj: form.digits }
    : { loginExterno: 'N', ...place, matricula: number, cpf: form.digits };
}
