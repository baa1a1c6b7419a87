import { number } from '../../core/format/numbers.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import type { Rehearsal } from './api.ts';

type Touched = NonNullable<Rehearsal['bases'][number]['tocadas']>[number];

/** Says which rows a script writes: "filial: 2 alteradas · os: 1 incluída". */
export function useTouchedText(): (touched: readonly Touched[]) => string {
  const { t } = useTranslation();
  const changesOf = ({ inseridas, alteradas, excluidas }: Touched) =>
    [
      { kind: 'inserted', count: inseridas } as const,
      { kind: 'changed', count: alteradas } as const,
      { kind: 'deleted', count: excluidas } as const,
    ]
      .filter(({ count }) => count > 0)
      .map(({ kind, count }) => t(`scripts.rehearsal.${kind}`, { count, shown: number(count) }))
      .join(', ');
  return (touched) =>
    touched.length === 0
      ? t('scripts.rehearsal.nothing')
      : touched
          .map((one) => t('scripts.rehearsal.inTable', { table: one.tabela, changes: changesOf(one) }))
          .join(' · ');
}
