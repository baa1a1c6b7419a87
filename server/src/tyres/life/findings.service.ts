import type { AnswerOf, CheckedInput } from '@terminal/contract';
import { branchOf } from '../../core/branch.ts';
import type { Context } from '../../core/context.ts';
import { lockVehicle } from '../../core/fleet.queries.ts';
import { Refused } from '../../core/refusal.ts';
import { openOrderOf, openProactive } from '../../orders/new.service.ts';
import { type FoundTyre, findProblem, findSuspects, keepFinding } from './findings.queries.ts';
import { byGravity, type Finding, findingsOf } from './findings.rules.ts';
import { descriptionOf } from './order.rules.ts';
import { rotationHints } from './rotation.rules.ts';

type Answer = AnswerOf<'listTyreFindings'>;

/** What is off about the tyres of the session's branch, and which to swap (docs/tyre-life.md). @throws Refused SEM_PERMISSAO */
export async function findings(context: Context): Promise<Answer> {
  const { limites, veiculos } = await findSuspects(context.db, branchOf(context), null);
  const found = veiculos.flatMap(({ nr_placa, nr_frota, pneus }) =>
    findingsOf(pneus, limites).map((finding) => ({ nr_placa, nr_frota, ...finding })),
  );
  return {
    achados: found
      .toSorted(byGravity)
      .map(({ nr_placa, nr_frota, ...finding }) => ({ nr_placa, nr_frota, ...rowOf(finding) })),
    rodizios: veiculos.flatMap(({ nr_placa, nr_frota, pneus }) =>
      rotationHints(pneus, limites).map(({ reason, from, to, before, after }) => ({
        nr_placa,
        nr_frota,
        tp_motivo: reason,
        de: positionOf(from),
        para: positionOf(to),
        vl_antes: before,
        vl_depois: after,
      })),
    ),
  };
}

/**
 * Opens the order that mends a finding. Presses for one vehicle come one after the other, so that the second finds the
 * order of the first; an open order of the vehicle for the same problem is taken instead of another.
 * @throws Refused NAO_ENCONTRADO, ACHADO_RESOLVIDO when nothing is off any more, ACHADO_SEM_PROBLEMA, OS_DUPLICADA when
 *   another branch has the open order, CRIACAO_BLOQUEADA and what else createOrder refuses
 */
export async function openOrder(
  context: Context,
  body: CheckedInput<'openFindingOrder'>['body'],
): Promise<AnswerOf<'openFindingOrder'>> {
  const { db, actor } = context;
  const { tp_achado: kind, nr_placa: plate, nr_fogo: fire } = body;
  const branch = branchOf(context);
  if (!(await lockVehicle(db, plate, branch))) throw new Refused('NAO_ENCONTRADO');
  const { limites, veiculos } = await findSuspects(db, branch, plate);
  const finding = veiculos
    .flatMap(({ pneus }) => findingsOf(pneus, limites))
    .find((one) => one.kind === kind && one.tyre.nr_fogo === fire);
  if (finding === undefined) throw new Refused('ACHADO_RESOLVIDO');
  const known = finding.tyre.ordens[kind];
  if (known !== undefined) return { nr_seq_os: known, st_nova: 'N' };
  const answer = await orderFor(context, plate, finding);
  const { nr_seq_pneu: tyre } = finding.tyre;
  await keepFinding(db, { kind, tyre, order: answer.nr_seq_os, person: actor.personId });
  return answer;
}

/** The open order of the vehicle for the finding's problem, or a new one. */
async function orderFor(
  context: Context,
  plate: string,
  finding: Finding,
): Promise<AnswerOf<'openFindingOrder'>> {
  const found = await findProblem(context.db, finding.kind);
  if (found === undefined) throw new Refused('ACHADO_SEM_PROBLEMA');
  const { problem, segment } = found;
  const open = await openOrderOf(context, plate, problem);
  if (open.osExistente && open.nr_seq_os === null) throw new Refused('OS_DUPLICADA');
  if (open.nr_seq_os !== null) return { nr_seq_os: open.nr_seq_os, st_nova: 'N' };
  const { nr_seq_os } = await openProactive(context, context.actor.personId, {
    placa: plate,
    nr_segmento: segment,
    nr_problema: problem,
    descricaoProblema: descriptionOf(finding),
  });
  return { nr_seq_os, st_nova: 'S' };
}

function rowOf({ kind, tyre, twin, value, limit, illegal }: Finding<FoundTyre>) {
  return {
    tp_achado: kind,
    ...positionOf(tyre),
    nr_vida: tyre.nr_vida,
    nr_fogo_par: twin?.nr_fogo ?? null,
    vl_lido: value,
    vl_limite: limit,
    st_ilegal: illegal ? ('S' as const) : ('N' as const),
    nr_seq_os: tyre.ordens[kind] ?? null,
  };
}

const positionOf = ({ nr_seq_pneu, nr_fogo, nr_posicao, ds_lado }: FoundTyre) => ({
  nr_seq_pneu,
  nr_fogo,
  nr_posicao,
  ds_lado,
});
