import type { AnswerOf } from '@terminal/contract';
import { placeholderSupplier } from '@terminal/contract/order-fixed';

/** A due preventive, as its list has it. */
export type PreventiveLine = AnswerOf<'listDuePlates'>[number];
/** A due plan of bodywork, as its list has it. */
export type BodyworkLine = AnswerOf<'listDueBodywork'>[number];
/** A due predictive, as its list has it. */
export type PredictiveLine = AnswerOf<'listPredictivePlates'>[number];
/** A plan of one plate, due or not. */
export type PlateLine = AnswerOf<'findDueOfPlate'>[number];

/** The next cycle of a vehicle in a plan, wherever it is shown: what an order of it would be about. */
export interface Candidate {
  plate: string;
  fleet: string | null;
  cycleName: string;
  cycle: number;
  /** Number of the vehicle's plan. */
  vehiclePlan: number;
  /** V preventive, R bodywork, P predictive. */
  kind: 'V' | 'R' | 'P';
  /** Maintained by its dealer: not in the own workshop. */
  dealer: boolean;
  openOrder: number | null;
  /** Where the next one counts from, as it was shown. */
  lastMeter: number;
  lastDay: string;
}

/**
 * Whether a vehicle's order is its dealer's to do: in the own workshop it is refused, but for the body.
 * @param contract number of the contract, 0 without one
 */
export const isDealers = (kind: Candidate['kind'], contract: number): boolean =>
  contract !== 0 && kind !== 'R';

/** A preventive of vehicle or body from its list. */
export const ofLine = (line: PreventiveLine | BodyworkLine): Candidate => ({
  plate: line.PLACA,
  fleet: line.NR_FROTA,
  cycleName: line.PROX_CICLO,
  cycle: line.CD_PROX_CICLO,
  openOrder: line.NR_SEQ_OS,
  lastMeter: line.KM_ULTIMO,
  lastDay: line.DT_ULTIMO,
  ...('ST_CONCESSIONARIA' in line
    ? { kind: 'V', vehiclePlan: line.CD_PROX_ORDEM ?? 0, dealer: isDealers('V', line.ST_CONCESSIONARIA) }
    : { kind: 'R', vehiclePlan: line.CD_PROX_ORDEM_CARROCERIA, dealer: false }),
});

/** One found by its plate. */
export const ofPlate = (line: PlateLine): Candidate => ({
  plate: line.nr_placa,
  fleet: line.nr_frota,
  cycleName: line.ds_prox_ciclo,
  cycle: line.cd_prox_ciclo,
  vehiclePlan: line.cd_prox_ordem,
  kind: line.tp_plano,
  dealer: isDealers(line.tp_plano, line.st_concessionaria),
  openOrder: line.nr_seq_os_preventiva,
  lastMeter: line.km_ultimo,
  lastDay: line.dt_ultimo,
});

/** A predictive. */
export const ofPredictive = (line: PredictiveLine): Candidate => ({
  plate: line.nr_placa,
  fleet: line.nr_frota,
  cycleName: line.ds_ciclo,
  cycle: line.cd_prox_ciclo,
  vehiclePlan: line.cd_preditivo,
  kind: 'P',
  dealer: isDealers('P', line.st_concessionaria),
  openOrder: line.NR_SEQ_OS,
  lastMeter: line.km_ultimo,
  lastDay: line.dt_ultimo,
});

/** Where the work will be done: inside, at a supplier, or at one that is linked later. */
export type Choice = 'inside' | 'later' | { supplier: number };

/** Person in whose name it is generated; with digits for a technician selected on a shared terminal. */
export interface Opener {
  nr_seq_clifor: number;
  cpf?: string;
}

/** The call that generates an order, and what it carries (PREV-11, PREV-13, BODY-03, PRED-04, G-110). */
export function generationOf(
  { plate, cycle, vehiclePlan, kind, lastMeter, lastDay }: Candidate,
  choice: Choice,
  opener: Opener,
) {
  const wanted = {
    placa: plate,
    cdProxCiclo: cycle,
    cdClifor: opener.nr_seq_clifor,
    ...(opener.cpf !== undefined && { cpf: opener.cpf }),
    km_ultimo: lastMeter,
    dt_ultimo: lastDay,
  };
  const supplier = typeof choice === 'object' ? choice.supplier : placeholderSupplier;
  if (kind === 'R')
    return { call: 'generateBodywork', body: { ...wanted, cd_prox_ordem_carroceria: vehiclePlan } } as const;
  if (kind === 'P') {
    const fornecedor = typeof choice === 'object' ? supplier : null;
    const body = { ...wanted, nr_seq_fornecedor: supplier, fornecedor, cd_preventivo: vehiclePlan };
    return { call: 'generatePredictive', body } as const;
  }
  const body = { ...wanted, nr_seq_fornecedor: supplier, cd_prox_ordem: vehiclePlan };
  return choice === 'inside'
    ? ({ call: 'generatePreventive', body } as const)
    : ({ call: 'generateExternalPreventive', body } as const);
}
