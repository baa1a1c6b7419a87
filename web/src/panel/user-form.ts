import type { AnswerOf, InputOf, PanelLevel } from '@terminal/contract';

/** A user of the panel as listed. */
export type PanelUser = AnswerOf<'listPanelUsers'>['data'][number];

/** What is typed about a user; the other texts are as in the fields. */
export interface UserForm {
  name: string;
  external: boolean;
  registration: string;
  /** New digits; empty: they stay. */
  digits: string;
  level: PanelLevel;
  /** One network per line. */
  networks: string;
  email: string;
  /** A new password; empty: it stays. */
  password: string;
  active: boolean;
}

type User = InputOf<'editPanelUser'>['body'];

/** The form of a user as he is, or of a new one. */
export function userFormOf(user: Omit<User, 'digitos' | 'senha'> | null): UserForm {
  return {
    name: user?.ds_nome ?? '',
    external: user !== null && user.nr_matricula === null,
    registration: user?.nr_matricula ?? '',
    digits: '',
    level: user?.tp_acesso ?? 'L',
    networks: user?.ds_redes.join('\n') ?? '',
    email: user?.ds_email ?? '',
    password: '',
    active: user?.st_status !== 'I',
  };
}

/** How many digits are asked for. */
export const userDigits = ({ external }: UserForm): 3 | 5 => (external ? 5 : 3);

/** Networks as typed, one per line or parted by commas. */
const networksOf = (typed: string): string[] => typed.split(/[\s,;]+/).filter((part) => part !== '');

const ipv4 = /^(\d{1,3}\.){3}\d{1,3}\/(\d|[12]\d|3[0-2])$/;
const ipv6 = /^[0-9a-f:]*:[0-9a-f:]*\/(\d{1,2}|1[01]\d|12[0-8])$/i;

/** The first network that cannot be one, or null; the server has the last word. */
export const wrongNetwork = (typed: string): string | null =>
  networksOf(typed).find((network) => !ipv4.test(network) && !ipv6.test(network)) ?? null;

/** Fields that are needed and not filled. @param known the user is there already: digits and password may stay */
export function missingOfUser(form: UserForm, known: boolean): ('name' | 'registration' | 'digits')[] {
  const digits = form.digits === '' ? known : form.digits.length === userDigits(form);
  return [
    ...(form.name.trim() === '' ? (['name'] as const) : []),
    ...(!form.external && form.registration.trim() === '' ? (['registration'] as const) : []),
    ...(digits ? [] : (['digits'] as const)),
  ];
}

/** Whether what is typed can stay as it is; fields with anything wrong say so at once. */
export const isUserSound = ({ password, networks }: UserForm): boolean =>
  (password === '' || password.length >= 12) && wrongNetwork(networks) === null;

/** Whether it can be sent. @param known as of missingOfUser */
export const isUserComplete = (form: UserForm, known: boolean): boolean =>
  isUserSound(form) && missingOfUser(form, known).length === 0;

/** What both calls take of it. */
export function userFields(
  form: UserForm,
): Pick<User, 'ds_nome' | 'nr_matricula' | 'tp_acesso' | 'ds_redes' | 'ds_email' | 'senha'> {
  return {
    ds_nome: form.name.trim(),
    nr_matricula: form.external ? null : form.registration.trim(),
    tp_acesso: form.level,
    ds_redes: networksOf(form.networks),
    ds_email: form.email.trim() || null,
    senha: form.password || null,
  };
}
