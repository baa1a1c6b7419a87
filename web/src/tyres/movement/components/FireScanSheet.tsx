import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { ScanSheet } from '../../../core/scan/ScanSheet.tsx';
import type { Take } from '../../../core/scan/scanner.ts';
import type { StockedTyre } from '../arrangement.ts';
import { StockTyres } from './StockTyres.tsx';

interface FireScanSheetProps {
  /** Size of the vehicle's tyres. */
  usual: string | null;
  onCode: Take;
  /** Tyres of the fire number read last. */
  found: readonly StockedTyre[];
  onChoose: (tyre: StockedTyre) => void;
  onClose: () => void;
}

/** The label of a tyre by camera or photo, and the tyre it means below. */
export function FireScanSheet({ usual, onCode, found, onChoose, onClose }: FireScanSheetProps) {
  const { t } = useTranslation();
  return (
    <ScanSheet
      title={t('tyres.movement.scanTitle')}
      label={t('tyres.movement.scanAbout')}
      otherwise={t('tyres.movement.scanOtherwise')}
      onCode={onCode}
      read={found.length > 0}
      onClose={onClose}
    >
      <StockTyres tyres={found} usual={usual} onChoose={onChoose} />
    </ScanSheet>
  );
}
