import IconFileTypeCsv from '@tabler/icons-react/dist/esm/icons/IconFileTypeCsv.mjs';
import type { RecordKind } from '@terminal/contract/record-kinds';
import { useState } from 'react';
import { Button } from '../../core/components/Button.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { notify } from '../../core/notices.ts';
import { downloadRecords } from '../file.ts';
import type { RecordsView } from '../view.ts';

/** Downloads what the list shows, as searched and filtered, in the columns of its file. */
export function FileButton({ tipo, view }: { tipo: RecordKind; view: RecordsView }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      await downloadRecords(tipo, view, t(`masterData.kinds.${tipo}`));
    } catch {
      notify.error(t('masterData.fileFailed'));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button icon={<IconFileTypeCsv aria-hidden />} busy={busy} onClick={() => void download()}>
      {t('masterData.file')}
    </Button>
  );
}
