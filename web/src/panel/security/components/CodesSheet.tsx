import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { Button } from '../../../core/components/Button.tsx';
import { CopyButton } from '../../../core/components/CopyButton.tsx';
import { Sheet } from '../../../core/components/Sheet.tsx';
import { saveFile } from '../../../core/files/download.ts';
import { personName } from '../../../core/format/words.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { moment } from '../../../core/panel/moment.ts';
import { usePanelSession } from '../../../core/panel/store.ts';
import css from './CodesSheet.module.css';

interface CodesSheetProps {
  codes: readonly string[];
  /** They were put away. */
  onClose: () => void;
}

/** The recovery codes, this once: to be copied, downloaded, written down. Only its own button closes it. */
export function CodesSheet({ codes, onClose }: CodesSheetProps) {
  const { t } = useTranslation();
  const { nome } = usePanelSession();
  const download = () => {
    const lines = [
      t('security.codes.fileHead', { host: location.host }),
      t('security.codes.fileAbout', { name: personName(nome), date: moment(new Date().toISOString()) }),
      '',
      ...codes,
      '',
    ];
    saveFile(t('security.codes.file'), new Blob([lines.join('\r\n')], { type: 'text/plain;charset=utf-8' }));
  };
  return (
    <Sheet
      title={t('security.codes.sheetTitle')}
      about={t('security.codes.sheetAbout')}
      backdropCloses={false}
      footer={
        <Button look="primary" wide onClick={onClose}>
          {t('security.codes.kept')}
        </Button>
      }
    >
      <div className="rows">
        <ul className={css['codes']} aria-label={t('security.codes.list')}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="wrap">
          <CopyButton text={codes.join('\n')} />
          <Button icon={<IconDownload size={20} aria-hidden />} onClick={download}>
            {t('security.codes.download')}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
