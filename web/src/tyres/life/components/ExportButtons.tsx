import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import IconFileTypeCsv from '@tabler/icons-react/dist/esm/icons/IconFileTypeCsv.mjs';
import type { Table } from '@terminal/contract/table';
import { IconButton } from '../../../core/components/Button.tsx';
import { downloadCsv, downloadXlsx } from '../../../core/files/download.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { notify } from '../../../core/notices.ts';

/** Hands what is shown to a spreadsheet. */
export function ExportButtons({ title, table }: { title: string; table: Table }) {
  const { t } = useTranslation();
  const toXlsx = () => downloadXlsx(title, table).catch(() => notify.error(t('tyres.life.exportFailed')));
  return (
    <>
      <IconButton
        label={t('tyres.life.exportCsv')}
        icon={<IconFileTypeCsv aria-hidden />}
        onClick={() => downloadCsv(title, table)}
      />
      <IconButton
        label={t('tyres.life.exportXlsx')}
        icon={<IconFileSpreadsheet aria-hidden />}
        onClick={() => void toXlsx()}
      />
    </>
  );
}
