import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import { depthState } from '@terminal/contract/tyre-wear';
import { useRef, useState } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { InShell } from '../../../core/components/InShell.tsx';
import { PlateLink } from '../../../core/components/PlateLink.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useMedia } from '../../../core/useMedia.ts';
import { AxleDrawing, type Mark } from '../../components/AxleDrawing.tsx';
import desk from '../../components/ReadingDesk.module.css';
import { keyOf, type Position, type TyreLayout } from '../../drawing.ts';
import { depthsOf, isMounted, shownDepth } from '../../reading.ts';
import type { StockedTyre } from '../arrangement.ts';
import { useArrangement } from '../useArrangement.ts';
import { MountSheet } from './MountSheet.tsx';
import { MoveList } from './MoveList.tsx';
import css from './MovementDesk.module.css';
import { MovesSheet } from './MovesSheet.tsx';
import { RemovalSheet } from './RemovalSheet.tsx';
import { ReplaceSheet } from './ReplaceSheet.tsx';
import { StockList } from './StockList.tsx';
import { TyreCard } from './TyreCard.tsx';

type Open = { sheet: 'remove' | 'replace' | 'moves' } | { sheet: 'mount'; tyre: StockedTyre } | null;

/** The drawing next to the actions: source and target are selected, without dragging. */
export function MovementDesk({ layout }: { layout: TyreLayout }) {
  const { t } = useTranslation();
  const plan = useArrangement(layout);
  const { positions, position, moves } = plan;
  const drawing = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Open>(null);
  const planned = moves.length > 0;
  const tablet = useMedia('tablet');

  function markOf(one: Position): Mark {
    const value = isMounted(one) ? shallowest(one) : '';
    if (plan.aiming && keyOf(one) !== plan.chosen)
      return { look: 'target', value, word: t(isMounted(one) ? 'tyres.marks.swap' : 'tyres.marks.hither') };
    if (!isMounted(one)) return { look: 'empty', value, word: t('tyres.marks.empty') };
    if (moves.some(({ tyre }) => tyre === one.idpneu))
      return { look: 'moved', value, word: t('tyres.marks.moved') };
    const state = depthState(depthsOf(one), layout.limites);
    if (state !== 'good') return { look: state, value, word: t(`tyres.marks.${state}`) };
    return { look: 'plain', value, word: t('tyres.reading.life', { life: one.nr_vida }) };
  }

  const acts = (
    <div className={css['acts']}>
      <Button size="l" icon={<IconArrowBackUp aria-hidden />} onClick={plan.undo}>
        {t('tyres.movement.undo')}
      </Button>
      <Button look="primary" size="l" onClick={() => setOpen({ sheet: 'moves' })}>
        {t('tyres.movement.record')}
      </Button>
    </div>
  );

  return (
    <div className={desk['desk']}>
      <div className="stack-close">
        <div className={desk['head']}>
          <PlateLink plate={layout.nr_placa} size="s" />
          <strong>{layout.nr_frota}</strong>
        </div>
        <div ref={drawing} className={desk['frame']}>
          <AxleDrawing positions={positions} chosen={plan.chosen} markOf={markOf} onChoose={plan.press} />
        </div>
      </div>
      <div className="stack">
        {planned && !plan.aiming && (
          <section className={css['planned']} aria-label={t('tyres.movement.planned')}>
            <h2>{t('tyres.movement.planned')}</h2>
            <MoveList moves={moves} positions={positions} limits={layout.limites} />
            {tablet && acts}
          </section>
        )}
        <Side
          plan={plan}
          planned={planned}
          onOpen={setOpen}
          onAim={() => {
            plan.aim(true);
            // The pressed button has disappeared, so the focus moves to the tyre.
            drawing.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
          }}
        />
      </div>
      {/* On a phone they stay in sight, below the work in hand. */}
      {!tablet && planned && !plan.aiming && (
        <InShell place="page">
          <div className={css['docked']}>{acts}</div>
        </InShell>
      )}
      {open?.sheet === 'moves' && (
        <MovesSheet
          layout={layout}
          moves={moves}
          positions={positions}
          onEnd={() => {
            plan.clear();
            setOpen(null);
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.sheet === 'remove' && position !== null && isMounted(position) && (
        <RemovalSheet layout={layout} tyre={position} onClose={() => setOpen(null)} />
      )}
      {open?.sheet === 'replace' && position !== null && isMounted(position) && (
        <ReplaceSheet layout={layout} tyre={position} onClose={() => setOpen(null)} />
      )}
      {open?.sheet === 'mount' && position !== null && (
        <MountSheet layout={layout} position={position} tyre={open.tyre} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}

interface SideProps {
  plan: ReturnType<typeof useArrangement>;
  planned: boolean;
  onOpen: (open: Open) => void;
  onAim: () => void;
}

/** What can be done with the position in work. */
function Side({ plan, planned, onOpen, onAim }: SideProps) {
  const { t } = useTranslation();
  const { position } = plan;
  if (position === null) return <p className={desk['choose']}>{t('tyres.movement.choose')}</p>;
  if (plan.aiming)
    return (
      <div className={css['aim']}>
        <p className={css['question']} role="status">
          {t('tyres.movement.chooseTarget', { fire: position.nr_fogo })}
        </p>
        <Button wide size="l" onClick={() => plan.aim(false)}>
          {t('tyres.movement.stay')}
        </Button>
      </div>
    );
  if (isMounted(position))
    return (
      <TyreCard
        tyre={position}
        planned={planned}
        onMove={onAim}
        onRemove={() => onOpen({ sheet: 'remove' })}
        onReplace={() => onOpen({ sheet: 'replace' })}
      />
    );
  if (planned) return <p className={desk['choose']}>{t('tyres.movement.recordFirst')}</p>;
  return (
    <StockList on="page" positions={plan.positions} onChoose={(tyre) => onOpen({ sheet: 'mount', tyre })} />
  );
}

/** The limiting depth as last read. */
function shallowest(position: Position): string {
  const depths = depthsOf(position);
  return depths.length === 0 ? '' : shownDepth(Math.min(...depths));
}
