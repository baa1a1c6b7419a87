import type { Contact } from '@terminal/contract';
import { isoDay } from '../../core/cells/cells.rules.ts';
import type { CompanyDb } from '../../core/db/pools.ts';
import { many } from '../../core/db/sql.ts';
import { number, row, text } from '../../core/row.ts';
import type { Given, Lined, Sealed } from './outcome.rules.ts';
import type { ContractDays, PersonRow, SupplierRow } from './people.rules.ts';
import { removeOthers, upsert } from './upsert.queries.ts';

/** Suppliers by number. */
export const upsertSuppliers = (tx: CompanyDb, given: readonly Given<SupplierRow>[]) =>
  upsert(tx, given, {
    table: 'g_clifor',
    key: { nr_sequencial: { type: 'int', of: ({ row }) => row.number } },
    columns: {
      tp_clifor: { type: 'text', of: () => 'F', once: true },
      ds_colaborador: { type: 'text', of: ({ row }) => row.name },
      st_ticket: { type: 'text', of: ({ row }) => row.ticket, usual: "'N'", cell: 'chamado' },
      st_recapadora: { type: 'text', of: ({ row }) => row.retreads, usual: "'N'", cell: 'recapadora' },
      st_status: { type: 'text', of: ({ row }) => row.status, usual: "'A'" },
      nr_contrato: { type: 'text', of: ({ row }) => row.contract, cell: 'contrato' },
      dt_contrato_inicio: {
        type: 'date',
        of: ({ row }) => row.begins && isoDay(row.begins),
        cell: 'contrato_inicio',
      },
      dt_contrato_fim: { type: 'date', of: ({ row }) => row.ends && isoDay(row.ends), cell: 'contrato_fim' },
      vl_limite_os: { type: 'numeric(11, 2)', of: ({ row }) => row.limit, cell: 'limite' },
    },
  });

const Contract = row({ number, begins: text.nullable(), ends: text.nullable() });

/** Days of the contracts of suppliers, by their number. */
export async function findContracts(
  tx: CompanyDb,
  numbers: readonly number[],
): Promise<Map<number, ContractDays>> {
  const found = await many(tx, Contract)`
    select nr_sequencial as number, dt_contrato_inicio::text as begins, dt_contrato_fim::text as ends
      from g_clifor where nr_sequencial = any (${numbers}::int[]) and tp_clifor = 'F'`;
  return new Map(found.map(({ number, ...days }) => [number, days]));
}

/** Somebody to talk to at a supplier. */
export interface ContactOf extends Lined, Contact {
  supplier: number;
}

/** Contacts of suppliers by their name. */
export const upsertContacts = (tx: CompanyDb, rows: readonly ContactOf[]) =>
  upsert(tx, rows, {
    table: 'fornecedor_contato',
    key: {
      nr_seq_fornecedor: { type: 'int', of: ({ supplier }) => supplier },
      ds_contato: { type: 'text', of: ({ nome }) => nome },
    },
    columns: {
      ds_funcao: { type: 'text', of: ({ funcao }) => funcao || null, cell: 'funcao' },
      nr_telefone: { type: 'text', of: ({ telefone }) => telefone || null, cell: 'telefone' },
      ds_email: { type: 'text', of: ({ email }) => email || null, cell: 'email' },
    },
  });

/** Takes from a supplier the contacts that are not named. @returns how many */
export const removeContacts = (tx: CompanyDb, supplier: number, named: readonly string[]) =>
  removeOthers(
    tx,
    { table: 'fornecedor_contato', of: ['nr_seq_fornecedor', supplier], by: { ds_contato: 'text' } },
    named.map((ds_contato) => ({ ds_contato })),
  );

/** People by registration; new ones get the number their digits were hashed with. */
export const upsertPeople = (
  tx: CompanyDb,
  given: readonly Given<PersonRow>[],
  shifts: ReadonlyMap<string, number>,
) =>
  upsert(tx, given, {
    table: 'g_clifor',
    key: { nr_matricula: { type: 'text', of: ({ row }) => row.registration } },
    columns: {
      nr_sequencial: { type: 'int', of: ({ sealed }) => sealed.person, once: true },
      tp_clifor: { type: 'text', of: () => 'C', once: true },
      ds_colaborador: { type: 'text', of: ({ row }) => row.name },
      ds_funcao: { type: 'text', of: ({ row }) => row.job, cell: 'funcao' },
      ds_email: { type: 'text', of: ({ row }) => row.email, cell: 'email' },
      tipo_perfil_terminal: { type: 'text', of: ({ row }) => row.menus, usual: "'T'", cell: 'menus' },
      perfil_mecanico: { type: 'text', of: ({ row }) => row.mechanic, cell: 'mecanico' },
      st_aprovador: { type: 'text', of: ({ row }) => row.approver, usual: "'N'", cell: 'aprovador' },
      st_planos: { type: 'text', of: ({ row }) => row.plans, usual: "'N'", cell: 'planos' },
      st_conjunto: { type: 'text', of: ({ row }) => row.problems, usual: "'N'", cell: 'conjuntos' },
      bloqueia_tela: { type: 'text', of: ({ row }) => row.noOrders, usual: "'N'", cell: 'bloqueia' },
      bloqueia_qrcode: { type: 'text', of: ({ row }) => row.onlyQrCode, usual: "'N'", cell: 'so_qrcode' },
      st_status: { type: 'text', of: ({ row }) => row.status, usual: "'A'" },
      st_administra: { type: 'text', of: ({ row }) => row.administers, usual: "'N'", cell: 'administra' },
      nr_seq_turno: {
        type: 'int',
        of: ({ row }) => (row.shift === null ? null : shifts.get(row.shift)),
        cell: 'turno',
      },
      cd_idioma: {
        type: 'text',
        of: ({ row }) => (row.language === null ? null : row.language.toLowerCase()),
        cell: 'idioma',
      },
    },
  });

/** A kind of master data a person keeps. */
export interface Keeping extends Lined {
  id: number;
  kind: string;
}

/** Kinds of master data people keep. */
export const upsertKeeping = (tx: CompanyDb, keeping: readonly Keeping[]) =>
  upsert(tx, keeping, {
    table: 'clifor_cadastro',
    key: {
      nr_seq_clifor: { type: 'int', of: ({ id }) => id },
      tp_cadastro: { type: 'text', of: ({ kind }) => kind },
    },
    columns: {},
  });

/** A branch in which a person may sign in. */
export interface Door extends Lined {
  id: number;
  branch: number;
  attends: 'S' | 'N' | null;
}

/** Branches of people and suppliers. @param usual whether they attend there where nothing is said */
export const upsertDoors = (tx: CompanyDb, doors: readonly Door[], usual: "'S'" | "'N'") =>
  upsert(tx, doors, {
    table: 'clifor_filial',
    key: {
      nr_seq_clifor: { type: 'int', of: ({ id }) => id },
      nr_seq_filial: { type: 'int', of: ({ branch }) => branch },
    },
    columns: { st_atendeos: { type: 'text', of: ({ attends }) => attends, usual } },
  });

/** Takes a person or supplier out of the branches that are not named. @returns how many */
export const removeDoors = (tx: CompanyDb, id: number, branches: readonly number[]) =>
  removeOthers(
    tx,
    { table: 'clifor_filial', of: ['nr_seq_clifor', id], by: { nr_seq_filial: 'int' } },
    branches.map((branch) => ({ nr_seq_filial: branch })),
  );

/** Takes from a person the kinds of master data that are not named. @returns how many */
export const removeKeeping = (tx: CompanyDb, id: number, kinds: readonly string[]) =>
  removeOthers(
    tx,
    { table: 'clifor_cadastro', of: ['nr_seq_clifor', id], by: { tp_cadastro: 'text' } },
    kinds.map((kind) => ({ tp_cadastro: kind })),
  );

/** Hashed login digits of a person. */
export interface Digits extends Lined {
  id: number;
  sealed: Sealed;
}

/** Digits of people and suppliers. */
export const upsertDigits = (tx: CompanyDb, digits: readonly Digits[]) =>
  upsert(tx, digits, {
    table: 'clifor_acesso',
    key: { nr_seq_clifor: { type: 'int', of: ({ id }) => id } },
    columns: {
      hm_login: { type: 'bytea', of: ({ sealed }) => hex(sealed.login) },
      hm_confirma: { type: 'bytea', of: ({ sealed }) => hex(sealed.confirm) },
      cd_chave_login: { type: 'text', of: ({ sealed }) => sealed.mark },
      cd_chave_confirma: { type: 'text', of: ({ sealed }) => sealed.mark },
    },
  });

/** Bytes as PostgreSQL reads them. */
const hex = (mac: Buffer | null) => (mac === null ? null : `\\x${mac.toString('hex')}`);
