import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { Suspense, useState } from 'react';
import { Button } from '../../core/components/Button.tsx';
import { EmptyState } from '../../core/components/EmptyState.tsx';
import { ErrorState } from '../../core/components/ErrorState.tsx';
import { TextField } from '../../core/components/Field.tsx';
import { Shape, Skeleton } from '../../core/components/Skeleton.tsx';
import { cx } from '../../core/cx.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../core/lazy-part.tsx';
import { useHandScanner } from '../../core/scan/useHandScanner.ts';
import { useSettled } from '../../core/useSettled.ts';
import { useAvailableTyres } from '../api.ts';
import type { Position } from '../drawing.ts';
import { makeText } from '../make.ts';
import { depthsOf, shownDepth } from '../reading.ts';
import { fireOn, type StockedTyre, usualSize } from './arrangement.ts';
import css from './MovementDesk.module.css';

const FireScanSheet = lazySheet(async () => (await import('./FireScanSheet.tsx')).FireScanSheet);

interface StockListProps {
  positions: readonly Position[];
  /** None was chosen. */
  error?: string | undefined;
  onChoose: (tyre: StockedTyre) => void;
}

/** Tyres ready to be mounted, those of the vehicle's size first; searched by fire number, typed or scanned. */
export function StockList({ positions, error, onChoose }: StockListProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [scanning, setScanning] = useState(false);
  const usual = usualSize(positions);
  const tyres = useAvailableTyres(useSettled(search.trim()), usual);
  const fits = ({ ds_medida }: StockedTyre) => usual === null || ds_medida === usual;
  useHandScanner((code) => setSearch(fireOn(code)));
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
      {tyres.isPending && (
        <Skeleton>
          <Shape height="240px" radius="12px" />
        </Skeleton>
      )}
      {tyres.isError && !tyres.data && (
        <ErrorState
          title={t('tyres.movement.stockFailed')}
          error={tyres.error}
          busy={tyres.isFetching}
          onRetry={() => void tyres.refetch()}
        />
      )}
      {tyres.data?.length === 0 && <EmptyState title={t('tyres.movement.stockNone')} />}
      {tyres.data !== undefined && tyres.data.length > 0 && (
        <ul className={css['tyres']}>
          {tyres.data.map((tyre) => (
            <li key={tyre.idpneu}>
              <button type="button" className={css['tyre']} onClick={() => onChoose(tyre)}>
                <strong>{tyre.nr_fogo}</strong>
                <span className={css['model']}>{makeText(tyre)}</span>
                <span className={cx(css['size'], !fits(tyre) && css['odd'])}>{tyre.ds_medida}</span>
                <span className={css['facts']}>
                  {t('tyres.reading.life', { life: tyre.nr_vida })} ·{' '}
                  {shownDepth(Math.min(...depthsOf(tyre)))} mm
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {scanning && (
        <Suspense fallback={null}>
          <FireScanSheet
            onFire={(fire) => {
              setSearch(fire);
              setScanning(false);
            }}
            onClose={() => setScanning(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
