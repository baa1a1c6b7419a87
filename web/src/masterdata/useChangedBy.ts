import type { CallError } from '../core/api/errors.ts';
import { useTranslation } from '../core/i18n/useTranslation.ts';
import type { Texts } from '../core/typed-over.ts';
import type { KeptRecord } from './api.ts';

interface Form {
  /** Fields somebody else has changed since they were typed into. */
  clashes: readonly string[];
  typed: Texts;
  /** Why the last save did not happen. */
  error: CallError | null;
  history: KeptRecord['historia'];
  /** Words for what stood in a column. */
  say: (column: string, value: string) => string;
}

/** Who changed meanwhile what is typed in a field, from what to what: as the refusal tells it, or the history. */
export function useChangedBy({ clashes, typed, error, history, say }: Form) {
  const { t } = useTranslation();
  const since =
    error?.codigo?.endsWith('_MUDARAM') || error?.codigo === 'CADASTRO_MUDOU' ? error.celulas : [];
  return (column: string): string | undefined => {
    const told = since?.find(({ coluna }) => coluna === column)?.valores;
    if (told !== undefined && typed[column] !== undefined) return words(column, told);
    if (!clashes.includes(column)) return undefined;
    for (const { ds_colaborador: quem, mudancas } of history)
      for (const change of mudancas) if (change.coluna === column) return words(column, { ...change, quem });
    return t('masterData.changedMeanwhile');
  };

  function words(column: string, { quem = '', antes = '', depois = '' }: Readonly<Record<string, string>>) {
    const named = (value: string) => say(column, value) || '–';
    return t('masterData.changedBy', { who: quem, from: named(antes), to: named(depois) });
  }
}
