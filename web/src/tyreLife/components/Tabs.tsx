import IconFileUpload from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs';
import IconHeartbeat from '@tabler/icons-react/dist/esm/icons/IconHeartbeat.mjs';
import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
// One look for pages that belong together.
import css from '../../planKeeping/components/Tabs.module.css';

/** The pages about the life of tyres. */
export function Tabs() {
  const { t } = useTranslation();
  return (
    <nav className={css['tabs']} aria-label={t('tyreLife.tabs.name')}>
      <Link to="/borracharia/vida" activeOptions={{ includeSearch: false }}>
        <IconHeartbeat aria-hidden />
        {t('tyreLife.tabs.life')}
      </Link>
      <Link to="/borracharia/etiquetas">
        <IconQrcode aria-hidden />
        {t('tyreLife.tabs.labels')}
      </Link>
      <Link to="/borracharia/importar">
        <IconFileUpload aria-hidden />
        {t('tyreLife.tabs.import')}
      </Link>
    </nav>
  );
}
