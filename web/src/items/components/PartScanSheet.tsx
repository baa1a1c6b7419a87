import type { OrderDetail } from '@terminal/contract';
import { useState } from 'react';
import { Button } from '../../core/components/Button.tsx';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { ScanSheet } from '../../core/scan/ScanSheet.tsx';
import { addPartTo, useTakePart } from '../usePartScan.ts';
import type { CatalogItem } from './ItemPicker.tsx';

interface PartScanSheetProps {
  order: OrderDetail;
  onClose: () => void;
}

/** Parts for an order by their labels, one after another. */
export function PartScanSheet({ order, onClose }: PartScanSheetProps) {
  const { t } = useTranslation();
  const [part, setPart] = useState<CatalogItem | null>(null);
  const take = useTakePart(setPart, 'unknown');
  return (
    <ScanSheet
      title={t('items.scan.title')}
      label={t('items.scan.about')}
      otherwise={t('items.scan.otherwise')}
      onCode={take}
      read={part !== null}
      onClose={onClose}
    >
      {part !== null && (
        <div className="rows-tight" role="status">
          <strong>{label(part.ds_item)}</strong>
          <p className="soft-text">{part.ds_codigoitem}</p>
          <Button look="primary" size="xl" wide onClick={() => addPartTo(order, part)}>
            {t('items.scan.add')}
          </Button>
        </div>
      )}
    </ScanSheet>
  );
}
