import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { usePositionName } from '../../usePositionName.ts';
import type { Move } from '../arrangement.ts';
import css from './MovementDesk.module.css';

/** Each tyre with where it comes from and where it goes. */
export function MoveList({ moves }: { moves: readonly Move[] }) {
  const { t } = useTranslation();
  const nameOf = usePositionName();
  return (
    <ul className={css['moves']}>
      {moves.map(({ tyre, fire, from, to }) => (
        <li key={tyre}>
          <strong>{fire}</strong>
          <span className={css['way']}>
            {nameOf(from)} <IconArrowRight size={18} aria-label={t('tyres.movement.goesTo')} /> {nameOf(to)}
          </span>
          {to.eixo_direcional === 'S' && (from.nr_vida ?? 1) > 1 && (
            <em role="alert">
              <IconAlertTriangle size={18} aria-hidden /> {t('tyres.movement.retreadSteers')}
            </em>
          )}
        </li>
      ))}
    </ul>
  );
}
