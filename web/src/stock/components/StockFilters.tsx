import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import type { AnswerOf } from '@terminal/contract';
import * as limits from '@terminal/contract/limits';
import { Suspense, useEffect, useState } from 'react';
import { IconButton } from '../../core/components/Button.tsx';
import { TextField } from '../../core/components/Field.tsx';
import { Segmented } from '../../core/components/Segmented.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../core/lazy-part.tsx';
import { useLeaving } from '../../core/navigation/visit.tsx';
import type { Take } from '../../core/scan/scanner.ts';
import { useScanner } from '../../core/scan/useScanner.ts';
import { useSettled } from '../../core/useSettled.ts';
import { findStockCode } from '../api.ts';
import type { StockListView } from '../view.ts';
import css from './Stock.module.css';

const StockScanSheet = lazySheet(async () => (await import('./StockScanSheet.tsx')).StockScanSheet);

interface StockFiltersProps {
  view: StockListView;
  /** What the filters find. */
  list: AnswerOf<'listStockItems'> | undefined;
  onChange: (view: StockListView) => void;
}

/** Search by words or code, typed or read off a label, and filter: below minimum, or waited for. */
export function StockFilters({ view, list, onChange }: StockFiltersProps) {
  const { t } = useTranslation();
  const { busca = '', situacao } = view;
  const [text, setText] = useState(busca);
  const settled = useSettled(text.trim());
  const leaving = useLeaving();
  const [scanning, setScanning] = useState(false);
  const take: Take = async (label) => {
    const code = await findStockCode(label);
    if (code === null) return 'unknown';
    setText(code);
    return 'read';
  };
  useScanner('page', take);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed asks; the address may say something else meanwhile
  useEffect(() => {
    // A part that was pressed meanwhile is gone to.
    if (!leaving && settled !== busca && settled === text.trim())
      onChange({ ...(situacao && { situacao }), ...(settled !== '' && { busca: settled }) });
  }, [settled]);
  // Cleared from elsewhere.
  useEffect(() => {
    if (busca === '') setText('');
  }, [busca]);
  return (
    <div className={css['filters']}>
      <div className={css['search']}>
        <TextField
          label={t('stock.search')}
          type="search"
          icon={<IconSearch aria-hidden />}
          maxLength={limits.listStockItems.busca}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <IconButton
          look="plain"
          label={t('stock.scan.open')}
          icon={<IconQrcode aria-hidden />}
          onClick={() => setScanning(true)}
        />
      </div>
      <Segmented
        label={t('stock.show')}
        options={[
          { value: 'T', label: t('stock.situations.T') },
          { value: 'A', label: t('stock.situations.A', { count: list?.abaixo ?? 0 }) },
          { value: 'P', label: t('stock.situations.P', { count: list?.aguardadas ?? 0 }) },
        ]}
        value={situacao ?? 'T'}
        onChange={(value) =>
          onChange({
            ...(busca !== '' && { busca }),
            ...((value === 'A' || value === 'P') && { situacao: value }),
          })
        }
      />
      <Suspense>
        {scanning && (
          <StockScanSheet
            found={busca === '' ? [] : (list?.data ?? [])}
            onCode={take}
            onClose={() => setScanning(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
