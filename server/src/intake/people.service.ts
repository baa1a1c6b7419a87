import type { CompanyDb } from '../core/db/pools.ts';
import { findClifors, findNumbers, type KnownClifor } from './lookup.queries.ts';
import {
  type Given,
  type Outcome,
  type Sealed,
  together,
  unknownName,
  type Verdict,
} from './outcome.rules.ts';
import type { PersonRow, SupplierRow } from './people.rules.ts';
import { inPlace } from './setup.service.ts';
import { upsert } from './upsert.queries.ts';

/** Where somebody may sign in, and with what. */
interface Entrance {
  id: number;
  branches: readonly number[];
  attends: 'S' | 'N' | null;
  sealed: Sealed;
}

/** Writes suppliers by their number; it is the code they sign in with. */
export async function writeSuppliers(
  tx: CompanyDb,
  given: readonly Given<SupplierRow>[],
): Promise<Outcome[]> {
  const branches = await findNumbers(
    tx,
    'filial',
    given.flatMap(({ row }) => row.branches),
  );
  const known = await findClifors(tx, { registrations: [], numbers: given.map(({ row }) => row.number) });
  const people = new Set(
    known.filter(({ tp_clifor }) => tp_clifor === 'C').map(({ nr_sequencial }) => nr_sequencial),
  );
  const judged = given.map(({ row }): Outcome | null => {
    if (people.has(row.number))
      return {
        problem: { code: 'NUMERO_EM_USO', values: { nome: String(row.number) }, column: 'numero' },
      };
    return branchProblem(row.branches, branches);
  });
  const good = given.filter((_, n) => judged[n] === null);
  const own = await upsert(
    tx,
    {
      table: 'g_clifor',
      key: { nr_sequencial: 'int' },
      columns: {
        tp_clifor: { type: 'text', once: true },
        ds_colaborador: { type: 'text' },
        st_ticket: { type: 'text', usual: "'N'" },
        st_status: { type: 'text', usual: "'A'" },
      },
    },
    good.map(({ row }) => ({
      nr_sequencial: row.number,
      tp_clifor: 'F',
      ds_colaborador: row.name,
      st_ticket: row.ticket,
      st_status: row.status,
    })),
  );
  const written = await openDoors(
    tx,
    own,
    good.map(({ row, sealed }) => ({
      id: row.number,
      branches: numbersOf(row.branches, branches),
      attends: null,
      sealed,
    })),
    "'N'",
  );
  return inPlace(judged, written);
}

/** Writes people by their registration; new ones get the number their digits were hashed with. */
export async function writePeople(tx: CompanyDb, given: readonly Given<PersonRow>[]): Promise<Outcome[]> {
  const branches = await findNumbers(
    tx,
    'filial',
    given.flatMap(({ row }) => row.branches),
  );
  const known = await knownPeople(tx, given);
  const judged = given.map(({ row, sealed }): Outcome | null => {
    const there = known.get(row.registration);
    // Registered by somebody else since the file was read: the HMACs belong to another number.
    if (there !== undefined && there !== sealed.person)
      return { problem: { code: 'PESSOA_MUDOU', column: 'matricula' } };
    return branchProblem(row.branches, branches);
  });
  const good = given.filter((_, n) => judged[n] === null);
  const own = await upsert(
    tx,
    {
      table: 'g_clifor',
      key: { nr_matricula: 'text' },
      columns: {
        nr_sequencial: { type: 'int', once: true },
        tp_clifor: { type: 'text', once: true },
        ds_colaborador: { type: 'text' },
        ds_funcao: { type: 'text' },
        ds_email: { type: 'text' },
        tipo_perfil_terminal: { type: 'text', usual: "'T'" },
        perfil_mecanico: { type: 'text' },
        st_aprovador: { type: 'text', usual: "'N'" },
        st_planos: { type: 'text', usual: "'N'" },
        st_conjunto: { type: 'text', usual: "'N'" },
        bloqueia_tela: { type: 'text', usual: "'N'" },
        st_status: { type: 'text', usual: "'A'" },
      },
    },
    good.map(({ row, sealed }) => ({
      nr_matricula: row.registration,
      nr_sequencial: sealed.person,
      tp_clifor: 'C',
      ds_colaborador: row.name,
      ds_funcao: row.job,
      ds_email: row.email,
      tipo_perfil_terminal: row.menus,
      perfil_mecanico: row.mechanic,
      st_aprovador: row.approver,
      st_planos: row.plans,
      st_conjunto: row.problems,
      bloqueia_tela: row.noOrders,
      st_status: row.status,
    })),
  );
  const written = await openDoors(
    tx,
    own,
    good.map(({ row, sealed }) => ({
      id: sealed.person ?? 0,
      branches: numbersOf(row.branches, branches),
      attends: row.attends,
      sealed,
    })),
    "'S'",
  );
  return inPlace(judged, written);
}

async function knownPeople(tx: CompanyDb, given: readonly Given<PersonRow>[]): Promise<Map<string, number>> {
  const registrations = given.map(({ row }) => row.registration);
  const known: KnownClifor[] = await findClifors(tx, { registrations, numbers: [] });
  return new Map(known.map(({ nr_matricula, nr_sequencial }) => [nr_matricula ?? '', nr_sequencial]));
}

function branchProblem(names: readonly string[], branches: ReadonlyMap<string, number>): Outcome | null {
  const unknown = unknownName(names, branches);
  return unknown === undefined
    ? null
    : { problem: { code: 'FILIAL_DESCONHECIDA', values: { nome: unknown }, column: 'filiais' } };
}

const numbersOf = (names: readonly string[], known: ReadonlyMap<string, number>): number[] =>
  names.flatMap((name) => known.get(name) ?? []);

const hex = (mac: Buffer | null) => (mac === null ? null : `\\x${mac.toString('hex')}`);

/** Adds branches and digits to those who were written. @returns their verdicts, with what this changed */
async function openDoors(
  tx: CompanyDb,
  own: readonly Verdict[],
  entrances: readonly Entrance[],
  usual: string,
): Promise<Verdict[]> {
  const doors = entrances.flatMap(({ id, branches, attends }, n) =>
    branches.map((branch) => ({ n, id, branch, attends })),
  );
  const opened = await upsert(
    tx,
    {
      table: 'clifor_filial',
      key: { nr_seq_clifor: 'int', nr_seq_filial: 'int' },
      columns: { st_atendeos: { type: 'text', usual } },
    },
    doors.map(({ id, branch, attends }) => ({
      nr_seq_clifor: id,
      nr_seq_filial: branch,
      st_atendeos: attends,
    })),
  );
  const keys = entrances.flatMap(({ id, sealed }, n) => (sealed.login === null ? [] : [{ n, id, sealed }]));
  const given = await upsert(
    tx,
    {
      table: 'clifor_acesso',
      key: { nr_seq_clifor: 'int' },
      columns: {
        hm_login: { type: 'bytea' },
        hm_confirma: { type: 'bytea' },
        cd_chave_login: { type: 'text' },
        cd_chave_confirma: { type: 'text' },
      },
    },
    keys.map(({ id, sealed }) => ({
      nr_seq_clifor: id,
      hm_login: hex(sealed.login),
      hm_confirma: hex(sealed.confirm),
      cd_chave_login: sealed.mark,
      cd_chave_confirma: sealed.mark,
    })),
  );
  const changes = new Map<number, Verdict[]>();
  const note = (n: number, verdict: Verdict | undefined) =>
    changes.set(n, [...(changes.get(n) ?? []), verdict ?? 'I']);
  for (const [place, { n }] of doors.entries()) note(n, opened[place]);
  for (const [place, { n }] of keys.entries()) note(n, given[place]);
  return own.map((verdict, n) => together(verdict, changes.get(n) ?? []));
}
