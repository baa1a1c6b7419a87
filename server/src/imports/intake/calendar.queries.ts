import { defaultZone } from '@terminal/contract';
import type { CompanyDb } from '../../core/db/pools.ts';
import { many } from '../../core/db/sql.ts';
import { number } from '../../core/row.ts';
import type { HolidayRow, ShiftRow } from './calendar.rules.ts';
import type { Lined } from './outcome.rules.ts';
import { upsert } from './upsert.queries.ts';

type Numbers = ReadonlyMap<string, number>;
const numberOf = (branches: Numbers, branch: string | null) =>
  branch === null ? null : branches.get(branch);

/** Holidays by day and branch. */
export const upsertHolidays = (tx: CompanyDb, rows: readonly (HolidayRow & Lined)[], branches: Numbers) =>
  upsert(tx, rows, {
    table: 'feriado',
    key: {
      dt_feriado: { type: 'date', of: ({ day }) => day },
      nr_seq_filial: { type: 'int', of: ({ branch }) => numberOf(branches, branch), nullable: true },
    },
    columns: {
      ds_feriado: { type: 'text', of: ({ name }) => name },
      st_status: { type: 'text', of: ({ status }) => status, usual: "'A'" },
    },
  });

/** Which of the holidays have passed where they are, and are not there yet: their places. */
export const findPassed = (tx: CompanyDb, rows: readonly HolidayRow[], branches: Numbers) =>
  many(tx, number)`
    select l.lugar
      from jsonb_to_recordset(${JSON.stringify(
        rows.map(({ day, branch }, lugar) => ({ lugar, dia: day, filial: numberOf(branches, branch) })),
      )}::jsonb) as l (lugar int, dia date, filial int)
      left join filial f on f.nr_sequencial = l.filial
     where l.dia < (now() at time zone coalesce(f.ds_fuso, ${defaultZone}))::date
       and not exists (select from feriado t where t.dt_feriado = l.dia and t.nr_seq_filial is not distinct from l.filial)`;

/** Shifts by name. */
export const upsertShifts = (tx: CompanyDb, rows: readonly (ShiftRow & Lined)[], branches: Numbers) =>
  upsert(tx, rows, {
    table: 'turno',
    key: { ds_turno: { type: 'text', of: ({ name }) => name, folded: true } },
    columns: {
      nr_dias: { type: 'int[]', of: ({ days }) => days },
      hr_inicio: { type: 'time', of: ({ begins }) => begins },
      hr_fim: { type: 'time', of: ({ ends }) => ends },
      nr_seq_filial: { type: 'int', of: ({ branch }) => numberOf(branches, branch), cell: 'filial' },
      st_status: { type: 'text', of: ({ status }) => status, usual: "'A'" },
    },
  });
