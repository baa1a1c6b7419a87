import { placeholderSupplier } from '@terminal/contract';
import { attempt, type Problem, type Read, whole, within } from '../imports/rows.rules.ts';
import { cellsOf, checkDigits, choiceIn, flagIn, nameIn, namesIn, textIn } from './cell.rules.ts';
import { branchProblem, type Given } from './outcome.rules.ts';

type Flag = 'S' | 'N' | null;

/** A supplier of a file; his digits travel beside the row, hashed. */
export interface SupplierRow {
  number: number;
  name: string;
  ticket: Flag;
  branches: string[];
  status: 'A' | 'I' | null;
}

/** Reads a supplier. */
export function readSupplier(cells: readonly string[]): Read<SupplierRow> {
  return attempt(() => {
    const row = cellsOf('suppliers', cells);
    const number = row.must('numero', within(1, 999_999_999, whole), 'CELULA_NUMERO');
    if (number === placeholderSupplier) throw row.fault('NUMERO_EM_USO', 'numero', { nome: String(number) });
    checkDigits(row, 'cnpj', 5);
    return {
      number,
      name: row.required('fornecedor', 80).toUpperCase(),
      ticket: flagIn(row, 'chamado'),
      branches: namesIn(row, 'filiais') ?? [],
      status: choiceIn(row, 'situacao', ['A', 'I']),
    };
  });
}

/** What the tables say about a supplier. */
export interface SupplierFacts {
  /** Numbers that are people's. */
  people: ReadonlySet<number>;
  branches: ReadonlyMap<string, number>;
}

/** The first thing that is wrong with a supplier beside its cells; null: it comes in. */
export function supplierProblem(row: SupplierRow, { people, branches }: SupplierFacts): Problem | null {
  if (people.has(row.number))
    return { code: 'NUMERO_EM_USO', values: { nome: String(row.number) }, column: 'numero' };
  return branchProblem(row, branches);
}

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
}

/** Reads a person. */
export function readPerson(cells: readonly string[]): Read<PersonRow> {
  return attempt(() => {
    const row = cellsOf('people', cells);
    checkDigits(row, 'cpf', 3);
    const email = textIn(row, 'email', 120);
    if (email !== null && !/^[^\s@]+@[^\s@]+$/.test(email))
      throw row.fault('CELULA_VALOR', 'email', { valores: 'nome@empresa.com.br' });
    return {
      registration: row.required('matricula', 20).toUpperCase(),
      name: row.required('nome', 80).toUpperCase(),
      job: nameIn(row, 'funcao', 60),
      branches: namesIn(row, 'filiais') ?? [],
      attends: flagIn(row, 'atende'),
      menus: choiceIn(row, 'menus', ['C', 'E', 'T']),
      mechanic: choiceIn(row, 'mecanico', ['C', 'E']),
      approver: flagIn(row, 'aprovador'),
      plans: flagIn(row, 'planos'),
      problems: flagIn(row, 'conjuntos'),
      noOrders: flagIn(row, 'bloqueia'),
      onlyQrCode: flagIn(row, 'so_qrcode'),
      email,
      status: choiceIn(row, 'situacao', ['A', 'I']),
    };
  });
}

/** What the tables say about a person. */
export interface PersonFacts {
  /** Numbers of people by registration. */
  numbers: ReadonlyMap<string, number>;
  branches: ReadonlyMap<string, number>;
}

/** The first thing that is wrong with a person beside the cells; null: he comes in. */
export function personProblem(
  { row, sealed }: Pick<Given<PersonRow>, 'row' | 'sealed'>,
  { numbers, branches }: PersonFacts,
): Problem | null {
  const number = numbers.get(row.registration);
  // Registered by somebody else since the file was read: the HMACs belong to another number.
  if (number !== undefined && number !== sealed.person) return { code: 'PESSOA_MUDOU', column: 'matricula' };
  return branchProblem(row, branches);
}
