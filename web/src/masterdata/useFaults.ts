import { CallError } from '../core/api/errors.ts';
import { useErrorText } from '../core/i18n/useErrorText.ts';
import { useTranslation } from '../core/i18n/useTranslation.ts';

/** Faults whose words in a file speak of columns and imports. */
const said = [
  'CELULA_VAZIA',
  'CELULA_LONGA',
  'CELULA_NUMERO',
  'CELULA_FAIXA',
  'CELULA_VALOR',
  'CELULA_DIGITOS',
  'FILIAL_DESCONHECIDA',
  'TIPO_DESCONHECIDO',
  'SEGMENTO_DESCONHECIDO',
  'SERVICO_DESCONHECIDO',
] as const;

/** What is wrong with a field, in the language of the screen. */
export function useFaults(error: CallError | null): (column: string) => string | undefined {
  const { t } = useTranslation();
  const say = useErrorText();
  return (column) => {
    const fault = error?.celulas?.find(({ coluna }) => coluna === column);
    // Who changed it meanwhile is told by useChangedBy.
    if (error === null || fault === undefined || error.codigo === 'CADASTRO_MUDOU') return undefined;
    const { codigo, valores } = fault;
    const own = said.find((code) => code === codigo);
    if (own !== undefined) return t(`masterData.faults.${own}`, { ...valores });
    return say(
      new CallError({ kind: 'refused', codigo, valores, mensagem: error.campos[column] ?? '', campos: {} }),
    );
  };
}
