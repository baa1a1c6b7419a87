import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { Suspense, useState } from 'react';
import { Answer } from '../../../core/components/Answer.tsx';
import { Button } from '../../../core/components/Button.tsx';
import { TextField } from '../../../core/components/Field.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../../core/lazy-part.tsx';
import type { Place } from '../../../core/scan/scanner.ts';
import { UnknownCodes } from '../../../core/scan/UnknownCodes.tsx';
import { useScanner } from '../../../core/scan/useScanner.ts';
import { useSettled } from '../../../core/useSettled.ts';
import { useAvailableTyres } from '../../api.ts';
import type { Position } from '../../drawing.ts';
import { type StockedTyre, usualSize } from '../arrangement.ts';
import { takeTyre } from '../take-tyre.ts';
import css from './MovementDesk.module.css';
import { StockTyres } from './StockTyres.tsx';

const FireScanSheet = lazySheet(async () => (await import('./FireScanSheet.tsx')).FireScanSheet);

interface StockListProps {
  /** Where it stands. */
  on: Place;
  positions: readonly Position[];
  /** None was chosen. */
  error?: string | undefined;
  onChoose: (tyre: StockedTyre) => void;
}

/** Tyres ready to be mounted, those of the vehicle's size first; searched by fire number, typed or scanned. */
export function StockList({ on, positions, error, onChoose }: StockListProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [scanning, setScanning] = useState(false);
  const usual = usualSize(positions);
  const tyres = useAvailableTyres(useSettled(search.trim()), usual);
  const take = takeTyre(usual, (fire) => setSearch(fire));
  useScanner(on, take);
  return (
    <section className={css['stock']} aria-label={t('tyres.movement.stock')}>
      <h2>{t('tyres.movement.stock')}</h2>
      {error !== undefined && (
        <p className="error-text" role="alert">
          {error}
        </p>
      )}
      <div className={css['search']}>
        <TextField
          label={t('tyres.movement.search')}
          type="search"
          icon={<IconSearch aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Button icon={<IconQrcode aria-hidden />} onClick={() => setScanning(true)}>
          {t('tyres.movement.scan')}
        </Button>
      </div>
      <Answer
        answer={tyres}
        failed={t('tyres.movement.stockFailed')}
        isEmpty={(found) => found.length === 0}
        empty={t('tyres.movement.stockNone')}
      >
        {(found) => <StockTyres tyres={found} usual={usual} onChoose={onChoose} />}
      </Answer>
      <UnknownCodes />
      {scanning && (
        <Suspense fallback={null}>
          <FireScanSheet
            usual={usual}
            onCode={take}
            found={search === '' ? [] : (tyres.data ?? [])}
            onChoose={(tyre) => {
              setScanning(false);
              onChoose(tyre);
            }}
            onClose={() => setScanning(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
