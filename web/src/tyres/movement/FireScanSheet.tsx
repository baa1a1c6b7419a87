import { Sheet } from '../../core/components/Sheet.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { CodeReader } from '../../core/scan/CodeReader.tsx';
import { fireOn } from './arrangement.ts';

interface FireScanSheetProps {
  onFire: (fire: string) => void;
  onClose: () => void;
}

/** The label of a tyre by camera or photo. */
export function FireScanSheet({ onFire, onClose }: FireScanSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet title={t('tyres.movement.scanTitle')} onClose={onClose}>
      <CodeReader
        label={t('tyres.movement.scanAbout')}
        otherwise={t('tyres.movement.scanOtherwise')}
        onText={(text) => onFire(fireOn(text))}
      />
    </Sheet>
  );
}
