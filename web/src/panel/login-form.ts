import type { InputOf } from '@terminal/contract';

/** What is typed at the panel's login. */
export interface PanelLoginForm {
  company: string;
  external: boolean;
  /** Registration, or number of an external user. */
  number: string;
  /** As typed: blanks around it do not count. */
  digits: string;
  /** Null: not asked for. */
  password: string | null;
}

/** Whether everything is there to send it: number, and 3 digits of the CPF or 5 of the CNPJ (PANEL-04). */
export function isPanelLoginComplete({ external, number, digits, password }: PanelLoginForm): boolean {
  const pattern = external ? /^\d{5}$/ : /^\d{3}$/;
  return number.trim() !== '' && pattern.test(digits.trim()) && password !== '';
}

/** Body of painel/loginPainel. */
export function panelLoginBody(form: PanelLoginForm): InputOf<'panelLogin'>['body'] {
  const empresa = form.company;
  const number = form.number.trim();
  const digits = form.digits.trim();
  const password = form.password === null ? {} : { senha: form.password };
  return form.external
    ? { empresa, nr_sequencial: number, cnpj: digits, ...password }
    : { empresa, matricula: number, cpf: digits, ...password };
}
