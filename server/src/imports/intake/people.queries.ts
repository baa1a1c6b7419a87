import type { CompanyDb } from '../../core/db/pools.ts';
import type { Given, Lined, Sealed } from './outcome.rules.ts';
import type { PersonRow, SupplierRow } from './people.rules.ts';
import { upsert } from './upsert.queries.ts';

/** Suppliers by number. */
export const upsertSuppliers = (tx: CompanyDb, given: readonly Given<SupplierRow>[]) =>
  upsert(tx, given, {
    table: 'g_clifor',
    key: { nr_sequencial: { type: 'int', of: ({ row }) => row.number } },
    columns: {
      tp_clifor: { type: 'text', of: () => 'F', once: true },
      ds_colaborador: { type: 'text', of: ({ row }) => row.name },
      st_ticket: { type: 'text', of: ({ row }) => row.ticket, usual: "'N'" },
      st_status: { type: 'text', of: ({ row }) => row.status, usual: "'A'" },
    },
  });

/** People by registration; new ones get the number their digits were hashed with. */
export const upsertPeople = (tx: CompanyDb, given: readonly Given<PersonRow>[]) =>
  upsert(tx, given, {
    table: 'g_clifor',
    key: { nr_matricula: { type: 'text', of: ({ row }) => row.registration } },
    columns: {
      nr_sequencial: { type: 'int', of: ({ sealed }) => sealed.person, once: true },
      tp_clifor: { type: 'text', of: () => 'C', once: true },
      ds_colaborador: { type: 'text', of: ({ row }) => row.name },
      ds_funcao: { type: 'text', of: ({ row }) => row.job },
      ds_email: { type: 'text', of: ({ row }) => row.email },
      tipo_perfil_terminal: { type: 'text', of: ({ row }) => row.menus, usual: "'T'" },
      perfil_mecanico: { type: 'text', of: ({ row }) => row.mechanic },
      st_aprovador: { type: 'text', of: ({ row }) => row.approver, usual: "'N'" },
      st_planos: { type: 'text', of: ({ row }) => row.plans, usual: "'N'" },
      st_conjunto: { type: 'text', of: ({ row }) => row.problems, usual: "'N'" },
      bloqueia_tela: { type: 'text', of: ({ row }) => row.noOrders, usual: "'N'" },
      bloqueia_qrcode: { type: 'text', of: ({ row }) => row.onlyQrCode, usual: "'N'" },
      st_status: { type: 'text', of: ({ row }) => row.status, usual: "'A'" },
    },
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
