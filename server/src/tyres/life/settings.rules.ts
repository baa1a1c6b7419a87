import type { CheckedInput } from '@terminal/contract';

type Settings = CheckedInput<'saveTyreSettings'>['body'];

/** Fields of settings that contradict each other, each with why; null: they agree (docs/tyre-life.md). */
export function contradictions({ limites, pressoes, problemas }: Settings): Record<string, string> | null {
  const wrong = {
    ...(limites.vl_mm_retirada < limites.vl_mm_legal && { vl_mm_retirada: 'abaixo do mínimo legal' }),
    ...(hasTwice(pressoes.map((one) => one.cd_tipoveiculo)) && { pressoes: 'repetido' }),
    ...(hasTwice(problemas.map((one) => one.tp_achado)) && { problemas: 'repetido' }),
  };
  return Object.keys(wrong).length === 0 ? null : wrong;
}

const hasTwice = (names: readonly string[]) => new Set(names).size < names.length;
