import { PageHead } from '../../core/components/PageHead.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { navigate } from '../../core/navigation/navigate.ts';
import { MoveLink } from '../components/PlateActs.tsx';
import { PlateList } from '../components/PlateList.tsx';
import { useTyreShopScan } from '../useTyreShopScan.ts';

/** Plates whose tyres are moved (TYRE-01). */
export function MovementPlatesPage() {
  const { t } = useTranslation();
  useTyreShopScan({
    onPlate: (placa) => void navigate({ to: '/borracharia/movimentacao/$placa', params: { placa } }),
  });
  return (
    <>
      <PageHead title={t('tyres.titles.M')} />
      <PlateList actionsOf={({ nr_placa }) => <MoveLink plate={nr_placa} />} />
    </>
  );
}
