import IconDashboard from '@tabler/icons-react/dist/esm/icons/IconDashboard.mjs';
import IconGauge from '@tabler/icons-react/dist/esm/icons/IconGauge.mjs';
import button from '../../core/components/Button.module.css';
import { PageHead } from '../../core/components/PageHead.tsx';
import { cx } from '../../core/cx.ts';
import { plateText } from '../../core/format/plates.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { Link } from '../../core/navigation/Link.tsx';
import { navigate } from '../../core/navigation/navigate.ts';
import { PlateList } from '../components/PlateList.tsx';
import { useTyreShopScan } from '../useTyreShopScan.ts';

/** Plates to be gauged and calibrated, those due first (TYRE-01). */
export function PlatesPage() {
  const { t } = useTranslation();
  useTyreShopScan((placa) => void navigate({ to: '/borracharia/afericao/$placa', params: { placa } }));
  return (
    <>
      <PageHead title={t('tyres.titles.A')} />
      <PlateList
        actionsOf={({ nr_placa, exibe_terminal }) => (
          <>
            <Link
              to="/borracharia/afericao/$placa"
              params={{ placa: nr_placa }}
              className={cx(button['button'], button['tinted'])}
              aria-label={t('tyres.plates.gaugeOf', { plate: plateText(nr_placa) })}
            >
              <IconGauge aria-hidden />
              <span>{t('tyres.plates.gauge')}</span>
            </Link>
            {exibe_terminal === 'N' && (
              <Link
                to="/borracharia/calibragem/$placa"
                params={{ placa: nr_placa }}
                className={cx(button['button'], button['plain'])}
                aria-label={t('tyres.plates.calibrateOf', { plate: plateText(nr_placa) })}
              >
                <IconDashboard aria-hidden />
                <span>{t('tyres.plates.calibrate')}</span>
              </Link>
            )}
          </>
        )}
      />
    </>
  );
}
