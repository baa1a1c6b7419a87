import IconArrowBarDown from '@tabler/icons-react/dist/esm/icons/IconArrowBarDown.mjs';
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import IconReplace from '@tabler/icons-react/dist/esm/icons/IconReplace.mjs';
import { Button } from '../../../core/components/Button.tsx';
import { dotted } from '../../../core/format/dotted.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { Link } from '../../../core/navigation/Link.tsx';
import { makeText } from '../../make.ts';
import { depthsOf, type Mounted, shown, shownDepth } from '../../reading.ts';
import { usePositionName } from '../../usePositionName.ts';
import css from './MovementDesk.module.css';

interface TyreCardProps {
  tyre: Mounted;
  /** There are planned moves, which must first be recorded or discarded. */
  planned: boolean;
  onMove: () => void;
  onRemove: () => void;
  onReplace: () => void;
}

/** What is known of a mounted tyre, and what can be done with it. */
export function TyreCard({ tyre, planned, onMove, onRemove, onReplace }: TyreCardProps) {
  const { t } = useTranslation();
  const nameOf = usePositionName();
  const facts = [
    [t('tyres.movement.model'), makeText(tyre)],
    [t('tyres.movement.size'), tyre.ds_medida ?? '–'],
    [t('tyres.movement.lifeOf'), String(tyre.nr_vida ?? 1)],
    [t('tyres.movement.depths'), dotted(depthsOf(tyre).map(shownDepth))],
    ...(tyre.calibragem === null ? [] : [[t('tyres.reading.pressure'), `${shown(tyre.calibragem)} psi`]]),
  ];
  return (
    <section className={css['card']} aria-label={t('tyres.movement.tyreOn', { position: nameOf(tyre) })}>
      <header>
        <h2>{tyre.nr_fogo}</h2>
        <p className="soft">{nameOf(tyre)}</p>
      </header>
      <div className={css['acts']}>
        <Button look="primary" size="xl" icon={<IconArrowsExchange aria-hidden />} onClick={onMove}>
          {t('tyres.movement.move')}
        </Button>
        <Button size="xl" icon={<IconArrowBarDown aria-hidden />} disabled={planned} onClick={onRemove}>
          {t('tyres.movement.remove')}
        </Button>
        <Button size="xl" icon={<IconReplace aria-hidden />} disabled={planned} onClick={onReplace}>
          {t('tyres.movement.replace')}
        </Button>
      </div>
      <Link to="/borracharia/pneu/$fogo" params={{ fogo: tyre.nr_fogo }}>
        {t('tyres.movement.history')}
      </Link>
      {planned && <p className="soft">{t('tyres.movement.recordFirst')}</p>}
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
