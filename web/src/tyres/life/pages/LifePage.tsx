import { PageHead } from '../../../core/components/PageHead.tsx';
import { Segmented } from '../../../core/components/Segmented.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { navigate } from '../../../core/navigation/navigate.ts';
import { useSearch } from '../../../core/navigation/visit.tsx';
import { useTyreShopScan } from '../../useTyreShopScan.ts';
import { Costs } from '../components/Costs.tsx';
import { Findings } from '../components/Findings.tsx';
import { FindTyre } from '../components/FindTyre.tsx';
import { LifeTabs } from '../components/LifeTabs.tsx';
import { RemovalList } from '../components/RemovalList.tsx';
import { Rotations } from '../components/Rotations.tsx';
import { type LifeView, lifeParts, readLifeView } from '../view.ts';

/** Life of tyres: removals due, findings, suggested swaps, cost. */
export function LifePage() {
  const { t } = useTranslation();
  useTyreShopScan();
  const { parte = 'retirar', por = 'marca' } = useSearch(readLifeView);
  const show = (view: LifeView) => void navigate({ to: '/borracharia/vida', search: view, replace: true });
  return (
    <>
      <PageHead title={t('tyres.life.title')} />
      <div className="stack">
        <LifeTabs />
        <FindTyre />
        <Segmented
          label={t('tyres.life.show')}
          options={lifeParts.map((value) => ({ value, label: t(`tyres.life.short.${value}`) }))}
          value={parte}
          onChange={(part) => show({ parte: part })}
        />
        {parte === 'retirar' && <RemovalList />}
        {parte === 'achados' && <Findings />}
        {parte === 'rodizio' && <Rotations />}
        {parte === 'custos' && <Costs by={por} onBy={(group) => show({ parte, por: group })} />}
      </div>
    </>
  );
}
