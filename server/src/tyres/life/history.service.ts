import type { AnswerOf, CheckedInput } from '@terminal/contract';
import { depthState } from '@terminal/contract';
import { isoDay } from '@terminal/contract/days';
import { branchOf } from '../../core/branch.ts';
import type { Context } from '../../core/context.ts';
import type { JsonText } from '../../core/json-text.ts';
import { Refused } from '../../core/refusal.ts';
import { findTyre, type KeptTyre, listLabels } from './history.queries.ts';
import { applicationOf, livesOf, presentWear } from './history.rules.ts';
import { usageOf } from './wear.rules.ts';

type History = AnswerOf<'getTyreHistory'>;

/** Everything about a tyre of the session's branch. @throws Refused NAO_ENCONTRADO, SEM_PERMISSAO */
export async function history(context: Context, fire: string): Promise<History> {
  const { db, actor } = context;
  const kept = await findTyre(db, { fire, branch: branchOf(context), zone: actor.zone });
  if (kept === undefined) throw new Refused('NAO_ENCONTRADO');
  const { agora, aplicacoes, ...tyre } = kept;
  const past = { ...kept, aplicacoes: aplicacoes.filter(({ correcao }) => correcao === null) };
  return {
    ...tyre,
    desgaste: agora === null ? null : wearTold(past, agora),
    vidas: livesOf(past),
    aplicacoes: aplicacoes.map(({ km_atual, ...stay }) => ({
      ...stay,
      qt_rodado: usageOf(applicationOf({ ...stay, km_atual })),
    })),
  };
}

function wearTold(kept: KeptTyre, mounted: NonNullable<KeptTyre['agora']>): History['desgaste'] {
  const { usage, rate, left, removalDay } = presentWear(kept, mounted);
  return {
    tp_medidor: mounted.tp_medidor,
    qt_rodado: usage,
    vl_taxa: rate,
    qt_restante: left,
    dt_retirada: removalDay === null ? null : isoDay(removalDay),
    st_ilegal: depthState(kept.vl_mm, kept) === 'illegal' ? 'S' : 'N',
  };
}

/** Tyres of the session's branch to print labels of. @throws Refused SEM_PERMISSAO */
export function labels(
  context: Context,
  { busca, st_pneu }: CheckedInput<'listTyreLabels'>['query'],
): Promise<JsonText> {
  const search = (busca ?? '').toUpperCase();
  return listLabels(context.db, {
    branch: branchOf(context),
    search: search === '' ? null : search,
    state: st_pneu ?? null,
  });
}
