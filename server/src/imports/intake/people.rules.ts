import {
  type Contact,
  choices,
  contactFaults,
  contactsCell,
  placeholderSupplier,
  type RecordKind,
  toldContacts,
} from '@terminal/contract';
import { isoDay, writtenDay } from '../../core/cells/cells.rules.ts';
import {
  attempt,
  type Cells,
  type Fault,
  moneyOf,
  type Read,
  whole,
  within,
} from '../../core/cells/reader.rules.ts';
import { cellsOf, checkDigits } from './cell.rules.ts';
import type { Given } from './outcome.rules.ts';

type Flag = 'S' | 'N' | null;

/** Highest number a supplier is given. */
export const mostSupplierNumber = 999_999_999;

/** A supplier of a file; the hashed digits are passed separately. */
export interface SupplierRow {
  number: number;
  name: string;
  ticket: Flag;
  branches: string[];
  status: 'A' | 'I' | null;
  retreads: Flag;
  contract: string | null;
  /** First and last day of the contract. */
  begins: string | null;
  ends: string | null;
  /** BRL an order may cost. */
  limit: number | null;
  contacts: Contact[];
}

/** Reads a supplier. */
export function readSupplier(cells: readonly string[]): Read<SupplierRow> {
  return attempt(cellsOf('suppliers', cells), (row) => {
    const number = row.mustNumber('numero', within(1, mostSupplierNumber, whole));
    if (number === placeholderSupplier) row.fault('NUMERO_EM_USO', 'numero', { nome: String(number) });
    checkDigits(row, 'cnpj', 5);
    return {
      number,
      name: row.requiredName('fornecedor', 80),
      ticket: row.choice('chamado', choices.flag),
      branches: row.referred('filiais') ?? [],
      status: row.choice('situacao', choices.state),
      retreads: row.choice('recapadora', choices.flag),
      contract: row.optionalText('contrato', 40),
      begins: row.optional('contrato_inicio', writtenDay, 'CELULA_DATA'),
      ends: row.optional('contrato_fim', writtenDay, 'CELULA_DATA'),
      limit: row.number('limite', within(0.01, 99_999_999, moneyOf)),
      contacts: contactsOf(row),
    };
  });
}

/** The contacts of a supplier. */
function contactsOf(row: Cells): Contact[] {
  const contacts = toldContacts(row.text('contatos'));
  for (const { code, nome } of contactFaults(contacts)) row.fault(code, 'contatos', { nome });
  row.optional('contatos', () => contactsCell(contacts), 'CELULA_VALOR');
  return contacts;
}

/** First and last day of a contract as it is stored. */
export interface ContractDays {
  begins: string | null;
  ends: string | null;
}

/** Whether a contract would end before it begins. @param stored the one there is @param emptied columns that become empty */
export function contractFaults(
  { begins, ends }: ContractDays,
  stored: ContractDays | undefined,
  emptied: ReadonlySet<string> | undefined,
): Fault[] {
  const kept = (told: string | null, now: string | null | undefined, column: string) =>
    told === null ? (emptied?.has(column) ? null : (now ?? null)) : isoDay(told);
  const first = kept(begins, stored?.begins, 'contrato_inicio');
  const last = kept(ends, stored?.ends, 'contrato_fim');
  return first !== null && last !== null && last < first
    ? [{ code: 'CONTRATO_DATAS', column: 'contrato_fim' }]
    : [];
}

/** Faults of a supplier other than those of the cells. @param people numbers that are people's */
export const supplierFaults = (
  { number }: Pick<SupplierRow, 'number'>,
  people: ReadonlySet<number>,
): Fault[] =>
  people.has(number) ? [{ code: 'NUMERO_EM_USO', values: { nome: String(number) }, column: 'numero' }] : [];

/** A person of a file; null: as it is, or as usual. */
export interface PersonRow {
  registration: string;
  name: string;
  job: string | null;
  branches: string[];
  attends: Flag;
  menus: string | null;
  mechanic: string | null;
  approver: Flag;
  plans: Flag;
  problems: Flag;
  noOrders: Flag;
  onlyQrCode: Flag;
  email: string | null;
  status: 'A' | 'I' | null;
  administers: Flag;
  /** Kinds of records the person keeps. */
  keeps: RecordKind[];
  shift: string | null;
  language: 'PT' | 'ES' | null;
}

/** Reads a person. */
export function readPerson(cells: readonly string[]): Read<PersonRow> {
  return attempt(cellsOf('people', cells), (row) => {
    checkDigits(row, 'cpf', 3);
    const email = row.optionalText('email', 120);
    if (email !== null && !/^[^\s@]+@[^\s@]+$/.test(email))
      row.fault('CELULA_VALOR', 'email', { valores: 'nome@empresa.com.br' });
    return {
      registration: row.requiredName('matricula', 20),
      name: row.requiredName('nome', 80),
      job: row.name('funcao', 60),
      branches: row.referred('filiais') ?? [],
      attends: row.choice('atende', choices.flag),
      menus: row.choice('menus', choices.menus),
      mechanic: row.choice('mecanico', choices.mechanic),
      approver: row.choice('aprovador', choices.flag),
      plans: row.choice('planos', choices.flag),
      problems: row.choice('conjuntos', choices.flag),
      noOrders: row.choice('bloqueia', choices.flag),
      onlyQrCode: row.choice('so_qrcode', choices.flag),
      email,
      status: row.choice('situacao', choices.state),
      administers: row.choice('administra', choices.flag),
      keeps: row.chosen('cadastros', choices.kinds),
      shift: row.optionalText('turno', 40),
      language: row.choice('idioma', choices.language),
    };
  });
}

/** Faults of a person other than those of the cells. @param numbers of people by registration */
export function personFaults(
  { row, sealed }: Pick<Given<PersonRow>, 'row' | 'sealed'>,
  numbers: ReadonlyMap<string, number>,
): Fault[] {
  const number = numbers.get(row.registration);
  // The registration was taken since the file was read, so the HMACs belong to another number.
  const moved = number !== undefined && number !== sealed.person;
  return moved ? [{ code: 'PESSOA_MUDOU', column: 'matricula' }] : [];
}
