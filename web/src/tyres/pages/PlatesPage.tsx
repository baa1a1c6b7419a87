import { PageHead } from '../../core/components/PageHead.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { navigate } from '../../core/navigation/navigate.ts';
import { ReadingLinks } from '../components/PlateActs.tsx';
import { PlateList } from '../components/PlateList.tsx';
import { useTyreShopScan } from '../useTyreShopScan.ts';

/** Plates to be gauged and calibrated, those due first (TYRE-01). */
export function PlatesPage() {
  const { t } = useTranslation();
  useTyreShopScan({
    onPlate: (placa) => void navigate({ to: '/borracharia/afericao/$placa', params: { placa } }),
  });
  return (
    <>
      <PageHead title={t('tyres.titles.A')} />
      <PlateList actionsOf={(plate) => <ReadingLinks {...plate} />} />
    </>
  );
}
