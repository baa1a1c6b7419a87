import type { AnswerOf } from '@terminal/contract';
import { Button } from '../../../core/components/Button.tsx';
import { cx } from '../../../core/cx.ts';
import { number } from '../../../core/format/numbers.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { percent } from '../../../dashboard/numbers.ts';
import { toneOf } from '../adherence.ts';
import type { Kind } from '../api.ts';
import css from './Stock.module.css';

/** Which plates behind a figure are looked at. */
export interface Behind {
  kind: Kind;
  done: boolean;
}

interface AdherenceProps {
  shop: AnswerOf<'getTyreDashboard'>;
  onOpen: (behind: Behind) => void;
}

/** The two percentages of the month, each with the plates it counts (TYRE-29). */
export function Adherence({ shop, onOpen }: AdherenceProps) {
  const { t } = useTranslation();
  const { aderencia, afericoes_mes, calibragem_mes } = shop;
  return (
    <section className={css['adherences']} aria-label={t('tyres.stock.adherence.name')}>
      <Figure kind="A" value={afericoes_mes} share={aderencia.afericao} onOpen={onOpen} />
      <Figure kind="C" value={calibragem_mes} share={aderencia.calibragem} onOpen={onOpen} />
    </section>
  );
}

interface FigureProps {
  kind: Kind;
  value: number;
  share: { feitas: number; placas: number };
  onOpen: (behind: Behind) => void;
}

function Figure({ kind, value, share: { feitas, placas }, onOpen }: FigureProps) {
  const { t } = useTranslation();
  const tone = toneOf(value);
  const missing = placas - feitas;
  return (
    <div className={cx(css['adherence'], css[tone])}>
      <h2>{t(`tyres.stock.adherence.${kind}`)}</h2>
      <p className={css['figure']}>
        <strong>{percent(value)}</strong>
        <span className={css['tone']}>{t(`tyres.stock.adherence.tones.${tone}`)}</span>
        <span className="soft-text">
          {placas === 0
            ? t('tyres.stock.adherence.none')
            : t('tyres.stock.adherence.of', { done: number(feitas), count: placas })}
        </span>
      </p>
      <div className={css['bar']} aria-hidden>
        <span style={{ width: `${value}%` }} />
      </div>
      <div className={css['ways']}>
        {missing > 0 && (
          <Button look="tinted" onClick={() => onOpen({ kind, done: false })}>
            {t('tyres.stock.adherence.missing', { number: number(missing) })}
          </Button>
        )}
        {feitas > 0 && (
          <Button onClick={() => onOpen({ kind, done: true })}>
            {t('tyres.stock.adherence.done', { number: number(feitas) })}
          </Button>
        )}
      </div>
    </div>
  );
}
