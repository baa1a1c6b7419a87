import { cx } from '../cx.ts';
import { duration } from '../format/durations.ts';
import { slaState } from '../format/sla.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { useNow } from '../useNow.ts';
import css from './SlaBar.module.css';

interface SlaBarProps {
  /** When the allowed time began, ISO 8601. */
  from: string;
  /** Allowed time 'HH:MM' (`hr_sla`). */
  hours: string | null;
  /** End of finished work, ISO 8601; while open the bar runs with the server's clock. */
  until?: string | null;
  /** Only the bar, without text. */
  bare?: boolean;
  /** Secondary text after the main one: 'aberta há 2 h'. */
  more?: string;
}

/** Progress bar of the SLA; when late it is hatched and has a text. Empty without an SLA. */
export function SlaBar({ from, hours, until = null, bare = false, more }: SlaBarProps) {
  const { t } = useTranslation();
  const now = useNow('minute');
  const state = slaState(from, hours, until === null ? now : Date.parse(until));
  if (!state) return null;
  const kept = until === null ? t('core.sla.left', { left: duration(state.difference) }) : t('core.sla.kept');
  return (
    <div className={cx(css['sla'], state.late && css['late'])}>
      <svg className={css['bar']} aria-hidden preserveAspectRatio="none" viewBox="0 0 100 6">
        <rect className={css['used']} width={state.used * 100} height="6" />
      </svg>
      {!bare && (
        <p className={css['words']}>
          {state.late && <strong>{t('core.sla.late', { late: duration(state.difference) })}</strong>}
          {state.late && ' · '}SLA&nbsp;{hours}
          {!state.late && ` · ${kept}`}
          {more !== undefined && <span className={css['more']}> · {more}</span>}
        </p>
      )}
    </div>
  );
}
