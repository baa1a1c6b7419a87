import type { CSSProperties } from 'react';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { drawingOf, drawingWidth, keyOf, type Place } from '../drawing.ts';
import css from './AxleDrawing.module.css';
import { Chassis } from './Chassis.tsx';

/** The axles of a vehicle from above with the names of its positions: a picture, nothing to press. */
export function LayoutDrawing({ places }: { places: readonly Place[] }) {
  const { t } = useTranslation();
  const drawing = drawingOf(places);
  const { spots, height } = drawing;
  const share = (length: number, whole: number) => `${(100 * length) / whole}%`;
  return (
    <div
      className={css['drawing']}
      role="img"
      aria-label={t('tyres.drawing')}
      // React's type of a style knows no custom properties.
      style={{ '--ratio': drawingWidth / height } as CSSProperties}
    >
      <Chassis drawing={drawing} />
      {spots.map(({ position, x, y, width, height: tall }) => (
        <span
          key={keyOf(position)}
          className={css['place']}
          style={{
            left: share(x, drawingWidth),
            top: share(y, height),
            width: share(width, drawingWidth),
            height: share(tall, height),
          }}
        >
          {position.nr_posicao === 0 ? t('tyres.sides.EEE') : keyOf(position)}
        </span>
      ))}
    </div>
  );
}
