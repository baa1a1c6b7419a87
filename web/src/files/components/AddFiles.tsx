import type { OrderDetail } from '@terminal/contract';
import { Button } from '../../core/components/Button.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { workOf } from '../../identity/flow.ts';
import { useSigning } from '../../identity/useSigning.tsx';
import { digitsRefused } from '../queue.ts';
import { useUpload } from '../useUpload.ts';
import { FileField } from './FileField.tsx';

interface AddFilesProps {
  order: OrderDetail;
  /** Item of the order they are about, with its name; absent: the order as a whole. */
  item?: { id: number; name: string };
  onClose: () => void;
}

/**
 * Files go to the order as soon as they are chosen, on a shared terminal once it is known whose they are; what failed stays with
 * its reason (FILES-03).
 */
export function AddFiles({ order, item, onClose }: AddFilesProps) {
  const { t } = useTranslation();
  const upload = useUpload(order.nr_sequencial, item ? 'E' : 'A', { item: item?.id });
  const signing = useSigning({
    flow: { kind: 'file', work: workOf(order) },
    error: digitsRefused(upload.files),
    busy: upload.busy,
    send: (who) =>
      void upload.send(order.nr_sequencial, who).then(() => {
        if (digitsRefused(upload.filesNow()) === null) signing.done();
      }),
  });
  const failed =
    !upload.busy && upload.files.some(({ state, fault }) => state === 'failed' && fault === null);
  const unsigned =
    signing.asks && upload.files.some(({ state, fault }) => state === 'chosen' && fault === null);
  if (signing.question) return signing.question;
  return (
    <Sheet
      size="m"
      title={t('identity.action.file')}
      about={item?.name}
      onClose={onClose}
      backdropCloses={false}
      footer={
        <Button
          look="primary"
          size="xl"
          wide
          busy={upload.busy}
          onClick={unsigned ? () => signing.press() : onClose}
        >
          {t(unsigned ? 'files.send' : 'files.done')}
        </Button>
      }
    >
      <FileField
        upload={{ ...upload, retry: signing.press }}
        label={t('files.title')}
        error={failed ? t('files.failed') : undefined}
        onAdd={signing.press}
      />
    </Sheet>
  );
}
