import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { twinDifference, twinSide } from '@terminal/contract/tyre-wear';
import css from '../../../core/components/Form.module.css';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import type { Position, TyreLayout } from '../../drawing.ts';
import { depthsOf, isMounted, shownDepth } from '../../reading.ts';
import { type StockedTyre, usualSize } from '../arrangement.ts';

interface FitWarningsProps {
  layout: TyreLayout;
  position: Position;
  tyre: StockedTyre;
}

/** What speaks against a tyre at a position; it forbids nothing. */
export function FitWarnings({ layout, position, tyre }: FitWarningsProps) {
  const { t } = useTranslation();
  const usual = usualSize(layout.posicoes);
  const apart = fromTwin(layout, position, tyre);
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

/** Difference of a tyre to its twin at a position, in mm; 0: no twin. */
function fromTwin(layout: TyreLayout, { nr_posicao, ds_lado }: Position, tyre: StockedTyre): number {
  const twin = layout.posicoes.find(
    (other) => nr_posicao > 0 && other.nr_posicao === nr_posicao && other.ds_lado === twinSide[ds_lado],
  );
  return twin && isMounted(twin) ? twinDifference(depthsOf(tyre), depthsOf(twin)) : 0;
}
