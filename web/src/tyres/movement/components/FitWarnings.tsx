import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import css from '../../../core/components/Form.module.css';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import type { Position, TyreLayout } from '../../drawing.ts';
import { shownDepth } from '../../reading.ts';
import { type StockedTyre, twinGap, usualSize } from '../arrangement.ts';

interface FitWarningsProps {
  layout: TyreLayout;
  position: Position;
  tyre: StockedTyre;
}

/** What speaks against a tyre at a position; it forbids nothing. */
export function FitWarnings({ layout, position, tyre }: FitWarningsProps) {
  const { t } = useTranslation();
  const usual = usualSize(layout.posicoes);
  const apart = twinGap(layout.posicoes, position, tyre);
  const most = layout.limites.vl_mm_geminados;
  return (
    <>
      {tyre.nr_vida > 1 && position.eixo_direcional === 'S' && (
        <p className={css['warning']} role="alert">
          <IconAlertTriangle aria-hidden />
          {t('tyres.movement.retreadSteers')}
        </p>
      )}
      {usual !== null && usual !== tyre.ds_medida && (
        <p className={css['warning']}>
          <IconAlertTriangle aria-hidden />
          {t('tyres.movement.otherSize', { size: tyre.ds_medida, usual })}
        </p>
      )}
      {apart > most && (
        <p className={css['warning']}>
          <IconAlertTriangle aria-hidden />
          {t('tyres.movement.twinApart', { apart: shownDepth(apart), most: shownDepth(most) })}
        </p>
      )}
    </>
  );
}
