import { type ComponentProps, useState } from 'react';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useMounted } from '../../../core/useMounted.ts';
import { FileField } from '../../../files/components/FileField.tsx';
import { useUpload } from '../../../files/useUpload.ts';
import { ErrandSheet } from './ErrandSheet.tsx';

/** A claim: its pictures are uploaded first, then it is reported (EXT-09). */
export function ClaimSheet(props: Omit<ComponentProps<typeof ErrandSheet>, 'attachment'>) {
  const { t } = useTranslation();
  const order = props.flow.work.nr_sequencial;
  const upload = useUpload(order, 'S');
  const mounted = useMounted();
  const [fault, setFault] = useState<'none' | 'failed' | null>(null);

  async function arrive(): Promise<boolean> {
    if (upload.files.length === 0) {
      setFault('none');
      return false;
    }
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
