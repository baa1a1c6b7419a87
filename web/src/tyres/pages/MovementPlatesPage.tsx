import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import button from '../../core/components/Button.module.css';
import { PageHead } from '../../core/components/PageHead.tsx';
import { cx } from '../../core/cx.ts';
import { plateText } from '../../core/format/plates.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { Link } from '../../core/navigation/Link.tsx';
import { navigate } from '../../core/navigation/navigate.ts';
import { PlateList } from '../components/PlateList.tsx';
import { useTyreShopScan } from '../useTyreShopScan.ts';

/** Plates whose tyres are moved (TYRE-01). */
export function MovementPlatesPage() {
  const { t } = useTranslation();
  useTyreShopScan((placa) => void navigate({ to: '/borracharia/movimentacao/$placa', params: { placa } }));
  return (
    <>
      <PageHead title={t('tyres.titles.M')} />
      <PlateList
        actionsOf={({ nr_placa }) => (
          <Link
            to="/borracharia/movimentacao/$placa"
            params={{ placa: nr_placa }}
            className={cx(button['button'], button['tinted'])}
            aria-label={t('tyres.plates.moveOf', { plate: plateText(nr_placa) })}
          >
            <IconArrowsExchange aria-hidden />
            <span>{t('tyres.plates.move')}</span>
          </Link>
        )}
      />
    </>
  );
}
