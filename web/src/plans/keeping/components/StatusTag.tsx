import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import { cx } from '../../../core/cx.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import type { PlaceSituation } from '../api.ts';
import css from './StatusTag.module.css';

const icons = { V: IconAlertTriangle, A: IconClock, E: IconCheck, S: IconPlayerPause };

/** Due status of a vehicle in a plan: colour, icon and text. */
export function StatusTag({ situation }: { situation: PlaceSituation }) {
  const { t } = useTranslation();
  const Icon = icons[situation];
  return (
    <span className={cx(css['tag'], css[situation])}>
      <Icon size={18} aria-hidden />
      {t(`plans.keeping.status.${situation}`)}
    </span>
  );
}
