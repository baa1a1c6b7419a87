import type { AnswerOf, CheckedInput } from '@terminal/contract';
import type { Context } from '../core/context.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import type { JsonText } from '../core/json-text.ts';
import { Refused } from '../core/refusal.ts';
import { branchCounters } from '../orders/list.service.ts';
import { ownBranch } from '../session/service.ts';
import { readIndicators } from './indicators.queries.ts';
import { listOrdersOf } from './orders.queries.ts';
import { type BranchScope, readSnapshot, type SnapshotRow, type TechnicianRow } from './queries.ts';
import { daysBetween, hoursOf, isPeriod, percentage, utilisation } from './rules.ts';
import { createShared } from './shared.ts';
import { readWall } from './wall.queries.ts';

/** The dashboard of a branch at one moment; each specified call answers a part of it. */
interface Snapshot extends Omit<SnapshotRow, 'os_ticketlog' | 'dias_uteis' | 'mecanicos'> {
  contadores: AnswerOf<'getDashboardCounters'>;
  mecanicos: AnswerOf<'getDashboardProductivity'>;
}

/** Answers of the dashboard, computed once for all screens of a branch (docs/indicators.md). */
export interface Dashboard {
  /** At most five seconds old. */
  snapshot(context: Context): Promise<Snapshot>;
  /** At most five seconds old. */
  wall(context: Context): Promise<AnswerOf<'getDashboardWall'>>;
  /** At most one minute old. @throws Refused PERIODO_INVALIDO, FILIAL_NAO_PERMITIDA */
  indicators(context: Context, asked: Period): Promise<AnswerOf<'getIndicators'>>;
}

type Period = CheckedInput<'getIndicators'>['query'];

/** The shared answers of one server. */
export function createDashboard(): Dashboard {
  const snapshots = createShared<Snapshot>({ freshFor: 5_000, now: Date.now });
  const walls = createShared<AnswerOf<'getDashboardWall'>>({ freshFor: 5_000, now: Date.now });
  const indicators = createShared<AnswerOf<'getIndicators'>>({ freshFor: 60_000, now: Date.now });
  return {
    snapshot(context) {
      const scope = scopeOf(context);
      return snapshots.of(keyOf(context, scope), () => compute(context, scope));
    },
    wall(context) {
      const scope = scopeOf(context);
      return walls.of(keyOf(context, scope), () => readWall(context.db, scope));
    },
    async indicators(context, { de, ate, filial }) {
      if (!isPeriod(de, ate)) throw new Refused('PERIODO_INVALIDO', { faults: { ate: 'PERIODO' } });
      const scope = await permitted(context, filial);
      return indicators.of(`${keyOf(context, scope)} ${de} ${ate}`, () =>
        computeIndicators(context, scope, de, ate),
      );
    },
  };
}

/** The orders a figure counts, newest first. Read anew instead of cached, because details should be current. */
export function ordersBehind(
  context: Context,
  asked: CheckedInput<'listDashboardOrders'>['query'],
): Promise<JsonText> {
  return listOrdersOf(context.db, scopeOf(context), asked);
}

const scopeOf = ({ actor }: Context): BranchScope => ({
  branchId: actor.branchId,
  zone: actor.zone,
});

const keyOf = ({ company }: Context, { branchId }: BranchScope) =>
  `${company.database} ${branchId ?? 'todas'}`;

/** The session's branch, or another one its person may sign in to, in that branch's zone. */
async function permitted(context: Context, branch: number | undefined): Promise<BranchScope> {
  const scope = scopeOf(context);
  if (branch === undefined || branch === scope.branchId) return scope;
  return { branchId: branch, zone: (await ownBranch(context, branch)).ds_fuso };
}

async function compute(context: Context, scope: BranchScope): Promise<Snapshot> {
  const [{ os_ticketlog, dias_uteis, mecanicos, ...parts }, lists] = await Promise.all([
    readSnapshot(context.db, scope),
    branchCounters(context),
  ]);
  // The counters of the sidebar in the contract's format, so that only the lists define what they count.
  // The statement writes what the contract says.
  const { os_externas_armazem, os_externas, os_frota, os_armazem, os_reabertas, os_ag_aprovacao } =
    JSON.parse(lists.json) as AnswerOf<'getCounters'>;
  return {
    ...parts,
    mecanicos: mecanicos.map((row) => technician(row, dias_uteis)),
    contadores: {
      os_ticketlog,
      os_ag_aprovacao,
      os_externas: os_externas + os_externas_armazem,
      os_frota,
      os_armazem,
      os_reabertas,
    },
  };
}

const statusOf = { X: 'Trabalhando', P: 'Em pausa' } as const;

function technician(
  { tp_trabalho, segundos, ...row }: TechnicianRow,
  weekdays: number,
): AnswerOf<'getDashboardProductivity'>[number] {
  return {
    ...row,
    status: tp_trabalho === null ? 'Parado' : statusOf[tp_trabalho],
    horas: hoursOf(segundos),
    percentual: utilisation(segundos, weekdays),
  };
}

/** Productivity of a company's technicians in the window, for reports, which have no session. */
export async function productivityOf(
  db: CompanyDb,
  scope: BranchScope,
): Promise<AnswerOf<'getDashboardProductivity'>> {
  const { dias_uteis, mecanicos } = await readSnapshot(db, scope);
  return mecanicos.map((row) => technician(row, dias_uteis));
}

async function computeIndicators(
  context: Context,
  scope: BranchScope,
  from: string,
  to: string,
): Promise<AnswerOf<'getIndicators'>> {
  const row = await readIndicators(context.db, scope, from, to);
  const { sla, planejamento, planos, primeira_vez, falhas, disponibilidade, veiculos } = row;
  const { parado, espera, servico, ...fleet } = disponibilidade;
  const perVehicle = fleet.veiculos === 0 ? 0 : fleet.segundos / fleet.veiculos;
  return {
    ...row,
    sla: { ...sla, percentual: percentage(sla.no_prazo, sla.total) },
    planejamento: { ...planejamento, percentual: percentage(planejamento.planejadas, planejamento.total) },
    planos: { ...planos, percentual: percentage(planos.em_dia, planos.total) },
    primeira_vez: { ...primeira_vez, percentual: percentage(primeira_vez.resolvidas, primeira_vez.total) },
    falhas: { total: falhas, dias: daysBetween(fleet.segundos - parado, falhas) },
    disponibilidade: {
      veiculos: fleet.veiculos,
      percentual: percentage(fleet.segundos - parado, fleet.segundos),
      horas_parado: hoursOf(parado),
      horas_espera: hoursOf(espera),
      horas_servico: hoursOf(servico),
    },
    veiculos: veiculos.map(({ mediana, parado, ...vehicle }) => ({
      ...vehicle,
      horas_liberacao: mediana,
      dias_entre_falhas: daysBetween(perVehicle - parado, vehicle.falhas),
      disponibilidade: percentage(perVehicle - parado, perVehicle),
    })),
  };
}
