import { useTranslation } from '../core/i18n/useTranslation.ts';
import type { Position } from './drawing.ts';

/** Names positions for people: 'eixo 2, direita externa', 'estepe'. */
export function usePositionName(): (position: Pick<Position, 'nr_posicao' | 'ds_lado'>) => string {
  const { t } = useTranslation();
  return ({ nr_posicao, ds_lado }) =>
    nr_posicao === 0
      ? t('tyres.sides.EEE')
      : t('tyres.position', { axle: nr_posicao, side: t(`tyres.sides.${ds_lado}`) });
}
