import { depthState } from '@terminal/contract/tyre-wear';
import { Answer } from '../../core/components/Answer.tsx';
import { cx } from '../../core/cx.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { navigate } from '../../core/navigation/navigate.ts';
import { isUnknown } from '../../orders/unknown.ts';
import { useGaugingLayout } from '../../tyres/api.ts';
import { AxleDrawing, type Mark } from '../../tyres/components/AxleDrawing.tsx';
import { MoveLink, ReadingLinks } from '../../tyres/components/PlateActs.tsx';
import type { Position, TyreLayout } from '../../tyres/drawing.ts';
import { depthsOf, isMounted, shownDepth } from '../../tyres/reading.ts';
import css from './Vehicle.module.css';

/** The tyres on their axles, each leading to its history; nothing of a vehicle without positions. */
export function VehicleTyres({ plate }: { plate: string }) {
  const { t } = useTranslation();
  const answer = useGaugingLayout(plate);
  const without = answer.isError ? isUnknown(answer.error) : answer.data?.posicoes.length === 0;
  if (without) return null;
  return (
    <section className={css['part']}>
      <h2>{t('vehicle.tyres')}</h2>
      <Answer answer={answer}>
        {(layout) => (
          <>
            <p className={cx('row-wrap', css['acts'])}>
              <ReadingLinks {...layout} />
              <MoveLink plate={layout.nr_placa} />
            </p>
            <Tyres layout={layout} />
          </>
        )}
      </Answer>
    </section>
  );
}

function Tyres({ layout }: { layout: TyreLayout }) {
  const { t } = useTranslation();
  function markOf(position: Position): Mark {
    if (!isMounted(position)) return { look: 'empty', value: '', word: t('tyres.marks.empty') };
    const depths = depthsOf(position);
    const value = depths.length === 0 ? '' : shownDepth(Math.min(...depths));
    const state = depthState(depths, layout.limites);
    if (state !== 'good') return { look: state, value, word: t(`tyres.marks.${state}`) };
    return { look: 'plain', value, word: t('tyres.reading.life', { life: position.nr_vida }) };
  }
  return (
    <div className={css['drawing']}>
      <AxleDrawing
        positions={layout.posicoes}
        chosen={null}
        markOf={markOf}
        onChoose={({ nr_fogo }) =>
          nr_fogo !== null && void navigate({ to: '/borracharia/pneu/$fogo', params: { fogo: nr_fogo } })
        }
      />
    </div>
  );
}
