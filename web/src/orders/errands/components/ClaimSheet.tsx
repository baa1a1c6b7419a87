import { type ComponentProps, type RefObject, useEffect, useState } from 'react';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useMounted } from '../../../core/useMounted.ts';
import { FileField } from '../../../files/components/FileField.tsx';
import { type Delivery, useAttachment } from '../../../files/useAttachment.ts';
import { useUpload } from '../../../files/useUpload.ts';
import { ErrandSheet } from './ErrandSheet.tsx';

interface ClaimSheetProps extends Omit<ComponentProps<typeof ErrandSheet>, 'attachment'> {
  /** Set to what sends the pictures once it is known who reports. */
  delivery: RefObject<Delivery | null>;
}

/** A claim: its pictures are uploaded first, then it is reported (EXT-09). */
export function ClaimSheet({ delivery, ...props }: ClaimSheetProps) {
  const { t } = useTranslation();
  const order = props.flow.work.nr_sequencial;
  const upload = useUpload(order, 'S');
  const { waits, deliver } = useAttachment(upload, order);
  useEffect(() => {
    delivery.current = deliver;
  });
  const mounted = useMounted();
  const [fault, setFault] = useState<'none' | 'failed' | null>(null);

  async function arrive(): Promise<boolean> {
    if (upload.files.length === 0) {
      setFault('none');
      return false;
    }
    if (waits) return true;
    const arrived = await upload.send(order);
    setFault(arrived ? null : 'failed');
    // If the sheet was closed meanwhile, nothing is reported.
    return arrived && mounted();
  }

  return (
    <ErrandSheet
      {...props}
      attachment={{
        arrive,
        field: (
          <FileField
            upload={upload}
            label={t('orders.errand.pictures.label')}
            error={fault === null ? undefined : t(`orders.errand.pictures.${fault}`)}
            onAdd={() => setFault(null)}
          />
        ),
      }}
    />
  );
}
