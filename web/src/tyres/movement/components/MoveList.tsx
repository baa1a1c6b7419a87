import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import type { Position, TyreLayout } from '../../drawing.ts';
import { shownDepth } from '../../reading.ts';
import { usePositionName } from '../../usePositionName.ts';
import { type Move, movesApart } from '../arrangement.ts';
import css from './MovementDesk.module.css';

interface MoveListProps {
  moves: readonly Move[];
  /** As they will be. */
  positions: readonly Position[];
  limits: TyreLayout['limites'];
}

/** Each tyre with where it comes from and where it goes, and what speaks against it, which forbids nothing. */
export function MoveList({ moves, positions, limits }: MoveListProps) {
  const { t } = useTranslation();
  const nameOf = usePositionName();
  const most = limits.vl_mm_geminados;
  const apart = movesApart(positions, moves, most);
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
          {apart.has(tyre) && (
            <em role="alert">
              <IconAlertTriangle size={18} aria-hidden />{' '}
              {t('tyres.movement.twinApart', {
                apart: shownDepth(apart.get(tyre) ?? 0),
                most: shownDepth(most),
              })}
            </em>
          )}
        </li>
      ))}
    </ul>
  );
}
