import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import IconDashboard from '@tabler/icons-react/dist/esm/icons/IconDashboard.mjs';
import IconGauge from '@tabler/icons-react/dist/esm/icons/IconGauge.mjs';
import type { AnswerOf } from '@terminal/contract';
import button from '../../core/components/Button.module.css';
import { cx } from '../../core/cx.ts';
import { plateText } from '../../core/format/plates.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { Link } from '../../core/navigation/Link.tsx';

const tinted = cx(button['button'], button['tinted']);

/** Leads to gauging a vehicle, and to its pressures where its type is calibrated. */
export function ReadingLinks({
  nr_placa,
  exibe_terminal,
}: Pick<AnswerOf<'getGaugingLayout'>, 'nr_placa' | 'exibe_terminal'>) {
  const { t } = useTranslation();
  const params = { placa: nr_placa };
  const plate = plateText(nr_placa);
  return (
    <>
      <Link
        to="/borracharia/afericao/$placa"
        params={params}
        className={tinted}
        aria-label={t('tyres.plates.gaugeOf', { plate })}
      >
        <IconGauge aria-hidden />
        <span>{t('tyres.plates.gauge')}</span>
      </Link>
      {exibe_terminal === 'N' && (
        <Link
          to="/borracharia/calibragem/$placa"
          params={params}
          className={cx(button['button'], button['plain'])}
          aria-label={t('tyres.plates.calibrateOf', { plate })}
        >
          <IconDashboard aria-hidden />
          <span>{t('tyres.plates.calibrate')}</span>
        </Link>
      )}
    </>
  );
}

/** Leads to moving the tyres of a vehicle. */
export function MoveLink({ plate }: { plate: string }) {
  const { t } = useTranslation();
  return (
    <Link
      to="/borracharia/movimentacao/$placa"
      params={{ placa: plate }}
      className={tinted}
      aria-label={t('tyres.plates.moveOf', { plate: plateText(plate) })}
    >
      <IconArrowsExchange aria-hidden />
      <span>{t('tyres.plates.move')}</span>
    </Link>
  );
}
