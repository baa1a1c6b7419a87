import { brl, number } from '../../core/format/numbers.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import type { Result } from '../api.ts';
import { valuesOf } from '../values.ts';
import css from './Figures.module.css';

/** An inventory in figures: how many rows came to what, and what the differences are worth. */
export function Figures({ result }: { result: Result }) {
  const { t } = useTranslation();
  const { qt_contados, qt_iguais, qt_nao_contados, qt_recontagens, diferencas } = result;
  const { shortage, surplus } = valuesOf(diferencas);
  const figures = [
    ['counted', number(qt_contados)],
    ['equal', number(qt_iguais)],
    ['different', number(qt_contados - qt_iguais)],
    ['missing', number(qt_nao_contados)],
    ...(qt_recontagens > 0 ? ([['recount', number(qt_recontagens)]] as const) : []),
    ...(shortage === null ? [] : ([['shortage', brl(shortage)]] as const)),
    ...(surplus === null ? [] : ([['surplus', brl(surplus)]] as const)),
  ] as const;
  return (
    <dl className={css['figures']}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`inventory.finish.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
