import { clock } from '../format/durations.ts';
import { withHyphens } from '../format/hyphens.ts';
import { number } from '../format/numbers.ts';
import { label } from '../i18n/labels.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { useNow } from '../useNow.ts';
import { Plate } from './Plate.tsx';
import css from './RunningWorkBar.module.css';
import { StateButton } from './StateButton.tsx';

/** Work under way, as the bar shows it. */
interface RunningWork {
  nr_seq_os: number;
  nr_placa: string;
  nr_frota: string | null;
  ds_conjunto: string | null;
  /** Its branch where it is another one than the session's. */
  ds_filial: string | null;
  /** Start of the running interval, ISO 8601. */
  dt_inicio: string;
}

interface RunningWorkBarProps {
  work: RunningWork;
  onOpen: () => void;
  onPause: () => void;
  onFinish: () => void;
  /** How many further orders are running: suppliers have several bays. */
  others?: number;
  /** A command on this order is under way. */
  busy?: boolean;
}

/** The band of running work on every page: under the top bar on tablets, above the bottom bar on phones. */
export function RunningWorkBar({
  work,
  onOpen,
  onPause,
  onFinish,
  others = 0,
  busy = false,
}: RunningWorkBarProps) {
  const { t } = useTranslation();
  return (
    <section className={css['band']} aria-label={t('core.working')}>
      <i className={css['live']} aria-hidden />
      <button type="button" className={css['what']} onClick={onOpen}>
        <Plate plate={work.nr_placa} size="m" />
        <span className={css['words']}>
          <strong>
            {withHyphens(label(work.ds_conjunto ?? t('core.order', { number: number(work.nr_seq_os) })))}
          </strong>
          <span>
            {t('core.order', { number: number(work.nr_seq_os) })}
            {work.nr_frota !== null && (
              <span className={css['fleet']}>
                {' '}
                · {t('core.fleet')} {work.nr_frota}
              </span>
            )}
            {work.ds_filial !== null && ` · ${work.ds_filial}`}
            {others > 0 && ` · ${t('core.andMore', { count: others })}`}
          </span>
        </span>
      </button>
      <RunningClock since={work.dt_inicio} className={css['clock']} />
      <div className={css['actions']}>
        <StateButton action="pause" place="band" onClick={onPause} disabled={busy} />
        <StateButton action="finish" place="band" onClick={onFinish} disabled={busy} />
      </div>
    </section>
  );
}

/** Hours, minutes and seconds since a moment, ticking with the server's clock. */
export function RunningClock({ since, className }: { since: string; className?: string | undefined }) {
  const { t } = useTranslation();
  const now = useNow('second');
  return (
    <span className={className} role="timer" aria-label={t('core.elapsed')}>
      {clock(now - Date.parse(since))}
    </span>
  );
}
