import { cx } from '../../../core/cx.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { makeText } from '../../make.ts';
import { depthsOf, shownDepth } from '../../reading.ts';
import type { StockedTyre } from '../arrangement.ts';
import css from './MovementDesk.module.css';

interface StockTyresProps {
  tyres: readonly StockedTyre[];
  /** Size of the vehicle's tyres; null: it has several, or none. */
  usual: string | null;
  onChoose: (tyre: StockedTyre) => void;
}

/** Tyres to choose from, those of another size marked. */
export function StockTyres({ tyres, usual, onChoose }: StockTyresProps) {
  const { t } = useTranslation();
  const fits = ({ ds_medida }: StockedTyre) => usual === null || ds_medida === usual;
  return (
    <ul className={css['tyres']}>
      {tyres.map((tyre) => (
        <li key={tyre.idpneu}>
          <button type="button" className={css['tyre']} onClick={() => onChoose(tyre)}>
            <strong>{tyre.nr_fogo}</strong>
            <span className={css['model']}>{makeText(tyre)}</span>
            <span className={cx(css['size'], !fits(tyre) && css['odd'])}>{tyre.ds_medida}</span>
            <span className={css['facts']}>
              {t('tyres.reading.life', { life: tyre.nr_vida })} · {shownDepth(Math.min(...depthsOf(tyre)))} mm
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
