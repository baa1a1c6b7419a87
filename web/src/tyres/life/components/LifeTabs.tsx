import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs';
import IconFileUpload from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs';
import IconHeartbeat from '@tabler/icons-react/dist/esm/icons/IconHeartbeat.mjs';
import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import { Tabs } from '../../../core/components/Tabs.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { Link } from '../../../core/navigation/Link.tsx';

/** The pages about the life of tyres. */
export function LifeTabs() {
  const { t } = useTranslation();
  return (
    <Tabs label={t('tyres.life.tabs.name')}>
      <Link to="/borracharia/vida" activeOptions={{ includeSearch: false }}>
        <IconHeartbeat aria-hidden />
        {t('tyres.life.tabs.life')}
      </Link>
      <Link to="/borracharia/etiquetas">
        <IconQrcode aria-hidden />
        {t('tyres.life.tabs.labels')}
      </Link>
      <Link to="/borracharia/importar">
        <IconFileUpload aria-hidden />
        {t('tyres.life.tabs.import')}
      </Link>
      <Link to="/borracharia/ajustes">
        <IconAdjustments aria-hidden />
        {t('tyres.life.tabs.settings')}
      </Link>
    </Tabs>
  );
}
