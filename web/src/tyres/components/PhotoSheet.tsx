import { Button } from '../../core/components/Button.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { FileField } from '../../files/components/FileField.tsx';
import type { Upload } from '../../files/useUpload.ts';

interface PhotoSheetProps {
  upload: Upload;
  /** The batch is in: what is shown did not arrive and may be sent again. */
  recorded: boolean;
  onClose: () => void;
}

/** Pictures that follow the batch (TYRE-16). */
export function PhotoSheet({ upload, recorded, onClose }: PhotoSheetProps) {
  const { t } = useTranslation();
  const failed = recorded && !upload.busy && upload.files.some(({ state }) => state === 'failed');
  return (
    <Sheet
      size="m"
      title={t('tyres.reading.photos')}
      about={t('tyres.reading.photosAbout')}
      onClose={onClose}
      backdropCloses={false}
      footer={
        <Button look="primary" size="xl" wide busy={upload.busy} onClick={onClose}>
          {t('files.done')}
        </Button>
      }
    >
      <FileField
        upload={upload}
        label={t('files.title')}
        error={failed ? t('files.failed') : undefined}
        {...(recorded && upload.order !== null && { onAdd: () => void upload.send(upload.order ?? 0) })}
      />
    </Sheet>
  );
}
