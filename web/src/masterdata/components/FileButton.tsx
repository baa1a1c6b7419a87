import IconFileTypeCsv from '@tabler/icons-react/dist/esm/icons/IconFileTypeCsv.mjs';
import type { RecordKind } from '@terminal/contract/record-kinds';
import { useState } from 'react';
import { Button, IconButton } from '../../core/components/Button.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { notify } from '../../core/notices.ts';
import { useMedia } from '../../core/useMedia.ts';
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
  const act = { icon: <IconFileTypeCsv aria-hidden />, onClick: () => void download() };
  // On a phone its words would take a line of their own from the records.
  if (!useMedia('tablet')) return <IconButton {...act} label={t('masterData.file')} disabled={busy} />;
  return (
    <Button {...act} busy={busy}>
      {t('masterData.file')}
    </Button>
  );
}
