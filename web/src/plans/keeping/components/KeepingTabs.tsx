import IconFileUpload from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs';
import IconGauge from '@tabler/icons-react/dist/esm/icons/IconGauge.mjs';
import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs';
import { Tabs } from '../../../core/components/Tabs.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { Link } from '../../../core/navigation/Link.tsx';
import { useHeldReadings } from '../api.ts';

/** The two halves of keeping: plans, and readings with how many of them wait. */
export function KeepingTabs() {
  const { t } = useTranslation();
  const held = useHeldReadings().data?.length ?? 0;
  return (
    <Tabs label={t('plans.keeping.tabs.name')}>
      <Link to="/planos" activeOptions={{ exact: true }}>
        <IconRepeat aria-hidden />
        {t('plans.keeping.tabs.plans')}
      </Link>
      <Link to="/planos/leituras">
        <IconGauge aria-hidden />
        {t('plans.keeping.tabs.readings')}
        {held > 0 && <strong>{held}</strong>}
      </Link>
      <Link to="/planos/importar">
        <IconFileUpload aria-hidden />
        {t('plans.keeping.imports')}
      </Link>
    </Tabs>
  );
}
