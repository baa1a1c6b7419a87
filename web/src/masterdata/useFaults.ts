import { CallError } from '../core/api/errors.ts';
import { useErrorText } from '../core/i18n/useErrorText.ts';
import { useTranslation } from '../core/i18n/useTranslation.ts';

/** What is wrong with a field, in the language of the screen. */
export function useFaults(error: CallError | null): (column: string) => string | undefined {
  const { t } = useTranslation();
  const say = useErrorText();
  return (column) => {
    const fault = error?.celulas?.find(({ coluna }) => coluna === column);
    // Who changed it meanwhile is told by useChangedBy.
    if (error === null || fault === undefined || error.codigo === 'CADASTRO_MUDOU') return undefined;
    if (fault.codigo === 'CELULA_VAZIA') return t('masterData.needed');
    const { codigo, valores } = fault;
    return say(
      new CallError({ kind: 'refused', codigo, valores, mensagem: error.campos[column] ?? '', campos: {} }),
    );
  };
}
