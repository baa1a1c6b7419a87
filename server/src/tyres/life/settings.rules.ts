import type { CheckedInput } from '@terminal/contract';
import type { Faults } from '../../core/refusal.ts';

type Settings = CheckedInput<'saveTyreSettings'>['body'];

/** Fields of settings that contradict each other, each with why; null: they agree (docs/tyre-life.md). */
export function contradictions({ limites, pressoes, problemas }: Settings): Faults | null {
  const wrong = {
    ...(limites.vl_mm_retirada < limites.vl_mm_legal && { vl_mm_retirada: 'ABAIXO_DO_LEGAL' as const }),
    ...(hasTwice(pressoes.map((one) => one.cd_tipoveiculo)) && { pressoes: 'REPETIDO' as const }),
    ...(hasTwice(problemas.map((one) => one.tp_achado)) && { problemas: 'REPETIDO' as const }),
  };
  return Object.keys(wrong).length === 0 ? null : wrong;
}

const hasTwice = (names: readonly string[]) => new Set(names).size < names.length;
