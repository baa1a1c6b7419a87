import { useTranslation } from 'react-i18next';
import { Sheet } from '../../core/components/Sheet.tsx';
import { CodeReader } from '../../core/scan/CodeReader.tsx';

/** The label of an item by camera or photo (INV-12). */
export function ScanSheet({ onCode, onClose }: { onCode: (text: string) => void; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Sheet title={t('inventory.scanTitle')} about={t('inventory.scanAbout')} onClose={onClose}>
      <CodeReader
        label={t('inventory.scanAbout')}
        withoutCamera={t('inventory.scanOff')}
        onText={(text) => {
          onClose();
          onCode(text);
        }}
      />
    </Sheet>
  );
}
