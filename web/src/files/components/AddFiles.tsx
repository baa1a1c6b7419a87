import { Button } from '../../core/components/Button.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useUpload } from '../useUpload.ts';
import { FileField } from './FileField.tsx';

interface AddFilesProps {
  order: number;
  /** Item of the order they are about, with its name; absent: the order as a whole. */
  item?: { id: number; name: string };
  onClose: () => void;
}

/** Files go to the order as soon as they are chosen; what failed stays with its reason (FILES-03). */
export function AddFiles({ order, item, onClose }: AddFilesProps) {
  const { t } = useTranslation();
  const upload = useUpload(order, item ? 'E' : 'A', { item: item?.id });
  const failed =
    !upload.busy && upload.files.some(({ state, fault }) => state === 'failed' && fault === null);
  return (
    <Sheet
      size="m"
      title={t('files.addTitle')}
      about={item?.name}
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
        onAdd={() => void upload.send(order)}
      />
    </Sheet>
  );
}
