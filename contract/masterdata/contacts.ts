import { isPhone } from '../orders/phone.ts';

/** What is said of somebody to talk to at a supplier, with the most letters of each. */
export const contactParts = { nome: 60, funcao: 40, telefone: 25, email: 60 } as const;
export type ContactPart = keyof typeof contactParts;
export type Contact = Readonly<Record<ContactPart, string>>;

/** People to talk to at one supplier at most. */
export const mostContacts = 10;

// An object's keys are the names its type lists.
const parts = Object.keys(contactParts) as ContactPart[];

/** Contacts of a cell, each as it is written: name; role; telephone; e-mail, and the next after a bar. */
export const contactsIn = (cell: string): Contact[] =>
  cell === ''
    ? []
    : cell.split(/ ?\| ?/).map((one) => {
        const told = one.split(/; ?/);
        return {
          nome: told[0] ?? '',
          funcao: told[1] ?? '',
          telefone: told[2] ?? '',
          email: told.slice(3).join(''),
        };
      });

/** The cell that says contacts; what would part them stands in it as a comma. */
export const contactsCell = (contacts: readonly Contact[]): string =>
  contacts
    .map((contact) => parts.map((part) => contact[part].replaceAll(/[|;]/g, ',')).join('; '))
    .join(' | ');

/** A contact without what stands around its words. */
const bare = ({ nome, funcao, telefone, email }: Contact): Contact => ({
  nome: nome.trim(),
  funcao: funcao.trim(),
  telefone: telefone.trim(),
  email: email.trim(),
});

/** Contacts of a cell without those of which nothing is said. */
export const toldContacts = (cell: string): Contact[] =>
  contactsIn(cell)
    .map(bare)
    .filter((contact) => parts.some((part) => contact[part] !== ''));

/** What is wrong with contacts, each with the name it is about; nothing: they can be kept. */
export function contactFaults(contacts: readonly Contact[]): {
  code:
    | 'CONTATO_SEM_NOME'
    | 'CONTATO_LONGO'
    | 'CONTATO_TELEFONE'
    | 'CONTATO_EMAIL'
    | 'CONTATO_REPETIDO'
    | 'CONTATOS_DEMAIS';
  nome: string;
}[] {
  const names = contacts.map(({ nome }) => nome);
  const of = (
    code: ReturnType<typeof contactFaults>[number]['code'],
    wrong: (contact: Contact, n: number) => boolean,
  ) => contacts.filter(wrong).map(({ nome }) => ({ code, nome }));
  return [
    ...of('CONTATO_SEM_NOME', ({ nome }) => nome === ''),
    ...of('CONTATO_LONGO', (contact) => parts.some((part) => contact[part].length > contactParts[part])),
    ...of('CONTATO_TELEFONE', ({ telefone }) => telefone !== '' && !isPhone(telefone)),
    ...of('CONTATO_EMAIL', ({ email }) => email !== '' && !/^[^\s@]+@[^\s@]+$/.test(email)),
    ...of('CONTATO_REPETIDO', ({ nome }, n) => nome !== '' && names.indexOf(nome) !== n),
    ...(contacts.length > mostContacts ? [{ code: 'CONTATOS_DEMAIS' as const, nome: '' }] : []),
  ];
}
