import type { InputOf } from '@terminal/contract';

/** Input of the login page; labels change with `external`, positions do not. */
export interface LoginForm {
  external: boolean;
  /** Registration number, or the code of a supplier. */
  number: string;
  /** First 3 digits of the CPF, or 5 of the CNPJ. */
  digits: string;
  /** Branch to begin in: the last one of a login chosen from quick access. */
  branch?: string;
}

/** How many digits are asked for (AUTH-03, AUTH-04). */
export const digitsOf = (external: boolean): 3 | 5 => (external ? 5 : 3);

/** Whether everything is there to send it (AUTH-07). */
export const isComplete = (form: LoginForm, company: string | undefined): boolean =>
  company !== undefined && form.number.trim() !== '' && form.digits.length === digitsOf(form.external);

/** Body of auth/login. */
export function loginBody(form: LoginForm, company: string): InputOf<'login'>['body'] {
  const number = form.number.trim();
  const place = { empresa: company, ...(form.branch === undefined ? {} : { filial: form.branch }) };
  return form.external
    ? { loginExterno: 'S', ...place, codigo: number, cnpj: form.digits }
    : { loginExterno: 'N', ...place, matricula: number, cpf: form.digits };
}
