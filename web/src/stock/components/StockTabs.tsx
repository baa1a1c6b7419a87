import IconFileUpload from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs';
import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs';
import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import { Tabs } from '../../core/components/Tabs.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { Link } from '../../core/navigation/Link.tsx';

/** The pages about the stock. */
export function StockTabs() {
  const { t } = useTranslation();
  return (
    <Tabs label={t('stock.tabs.name')}>
      <Link to="/estoque" activeOptions={{ exact: true, includeSearch: false }}>
        <IconPackages aria-hidden />
        {t('stock.tabs.items')}
      </Link>
      <Link to="/estoque/etiquetas">
        <IconQrcode aria-hidden />
        {t('stock.tabs.labels')}
      </Link>
      <Link to="/estoque/importar">
        <IconFileUpload aria-hidden />
        {t('stock.tabs.import')}
      </Link>
    </Tabs>
  );
}
