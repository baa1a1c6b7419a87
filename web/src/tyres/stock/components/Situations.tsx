import type { AnswerOf } from '@terminal/contract';
import { number } from '../../../core/format/numbers.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import type { TyreSituation } from '../api.ts';
import css from './Stock.module.css';

/** In which order the situations stand, and what the dashboard calls their counts. */
const counts = { A: 'aplicados', E: 'estoque', S: 'servico', D: 'descartados' } as const;

interface SituationsProps {
  shop: AnswerOf<'getTyreDashboard'>;
  chosen: TyreSituation;
  onChoose: (situation: TyreSituation) => void;
}

/** How many tyres are where; the pressed one is listed below (TYRE-30). */
export function Situations({ shop: { situacoes }, chosen, onChoose }: SituationsProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={css['situations']}>
      <legend className="visually-hidden">{t('tyres.stock.situations.name')}</legend>
      {(['A', 'E', 'S', 'D'] as const).map((situation) => (
        <button
          key={situation}
          type="button"
          className={css['situation']}
          aria-pressed={situation === chosen}
          onClick={() => onChoose(situation)}
        >
          <span>{t(`tyres.stock.situations.${situation}`)}</span>{' '}
          <strong>{number(situacoes[counts[situation]])}</strong>
        </button>
      ))}
    </fieldset>
  );
}
