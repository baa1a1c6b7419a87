import { z } from 'zod';
import type { CompanyDb } from '../core/db/pools.ts';
import { many, sql } from '../core/db/sql.ts';
import {
  atOneMoment,
  changedSince,
  listChanged,
  type Standing,
  standingOf,
} from '../core/events/changes.queries.ts';
import { bool, number, row, text } from '../core/row.ts';
import { fleetCode, plateCode } from '../core/words.queries.ts';
import type { OpenOrder } from './board.rules.ts';
import { branchName, cardColumns, cardJoins } from './card.queries.ts';
import { criticalityOf } from './scope.queries.ts';

const OpenOrderRow = row({
  order: number,
  plate: text,
  branch: number,
  branchName: text,
  department: z.enum(['FROTA', 'ARMAZEM']),
  origin: z.enum(['I', 'E']),
  approved: bool,
  reopened: bool,
  type: text,
  opened: number,
  plateCode: text,
  fleetCode: text.nullable(),
  vehicleType: text.nullable(),
  level: number.nullable(),
  countedLevel: number.nullable(),
  segment: number.nullable(),
  supplier: number.nullable(),
  rescue: bool,
  running: bool,
  worker: number.nullable(),
  lastWorker: number.nullable(),
  card: text,
}) satisfies z.ZodType<OpenOrder>;

/** What a board reads: where the database stands, and orders as they are there. */
export interface BoardReading {
  standing: Standing;
  /** Plates whose orders changed; empty: those of many vehicles. */
  changed: readonly string[];
  /** Their open orders. */
  orders: readonly OpenOrder[];
}

/** Open orders, all of one snapshot. @param most so many and one more, at most */
export const readAll = (db: CompanyDb, most: number): Promise<BoardReading> =>
  atOneMoment(db, async (tx) => ({
    standing: await standingOf(tx),
    changed: [],
    orders: await many(tx, OpenOrderRow)`${openOrders} where o.dt_final is null limit ${most + 1}`,
  }));

/** What changed since a snapshot, all of one snapshot. */
export const readChanges = (db: CompanyDb, snapshot: string): Promise<BoardReading> =>
  atOneMoment(db, async (tx) => ({
    standing: await standingOf(tx),
    changed: await listChanged(tx, snapshot),
    orders: await many(tx, OpenOrderRow)`
      ${openOrders} where o.dt_final is null and o.nr_placa in (${changedSince(snapshot)})`,
  }));

/** Open orders `o` as a board keeps them; a condition follows. */
const openOrders = sql`
  select o.nr_sequencial as "order", o.nr_placa as plate, o.nr_seq_filial as branch, ${branchName} as "branchName", o.departamento_os as department,
         o.st_origem as origin, o.liberado = 'S' as approved, o.dt_reabertura is not null as reopened, o.nr_seq_tipo as type,
         (extract(epoch from o.dt_os) * 1000000)::bigint as opened, ${plateCode} as "plateCode",
         ${fleetCode} as "fleetCode", v.cd_tipoveiculo as "vehicleType", cr.nr_nivel as level,
         (select cc.nr_nivel from criticidade cc where cc.nr_sequencial = ${criticalityOf}) as "countedLevel",
         c.nr_seq_segmento as segment, o.nr_seq_fornecedor as supplier,
         o.nr_seq_socorro_emrota is not null as rescue, coalesce(u.rodando, false) as running,
         case when u.rodando or u.pausada then u.nr_seq_clifor_inicio end as worker,
         u.nr_seq_clifor_inicio as "lastWorker",
         (select to_json(cartao)::text from (select ${cardColumns(null, sql`null::text`)}) cartao) as card
    from os o
    ${cardJoins}`;
