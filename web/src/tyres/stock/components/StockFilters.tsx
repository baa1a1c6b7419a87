import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import * as limits from '@terminal/contract/limits';
import { useEffect, useState } from 'react';
import { SelectField, TextField } from '../../../core/components/Field.tsx';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useSession } from '../../../core/session/store.ts';
import { useSettled } from '../../../core/useSettled.ts';
import { useTyreFilters } from '../api.ts';
import type { StockView } from '../view.ts';
import css from './Stock.module.css';

interface StockFiltersProps {
  view: StockView;
  onChange: (view: StockView) => void;
}

/** What narrows the tyres in stock; the choices are what the branch has there (TYRE-24). */
export function StockFilters({ view, onChange }: StockFiltersProps) {
  const { t } = useTranslation();
  const { nr_sequencial } = useSession();
  const { data } = useTyreFilters(view.filial);
  // Another filter begins at the first page again, another branch with what that one has.
  const set = (change: StockView) => {
    const { pagina: _, ...rest } = view;
    const next =
      'filial' in change ? { ...change, ...(rest.fogo && { fogo: rest.fogo }) } : { ...rest, ...change };
    onChange(withoutEmpty(next));
  };
  const choices = (all: string, values: readonly string[] = [], chosen = '') => [
    { value: '', label: all },
    ...[...new Set([...values, ...(chosen === '' ? [] : [chosen])])].map((value) => ({
      value,
      label: value,
    })),
  ];
  const all = t('tyres.stock.filters.all');
  return (
    <div className={css['filters']}>
      <FireField value={view.fogo ?? ''} onChange={(fogo) => set({ fogo })} />
      {data !== undefined && data.filiais.length > 1 && (
        <SelectField
          label={t('tyres.stock.heads.branch')}
          options={data.filiais.map((branch) => ({
            value: String(branch.nr_sequencial),
            label: label(branch.ds_filial),
          }))}
          value={view.filial ?? String(nr_sequencial)}
          onChange={(filial) => set({ filial: filial === String(nr_sequencial) ? '' : filial })}
        />
      )}
      <SelectField
        label={t('tyres.stock.heads.make')}
        options={choices(all, data?.marcas, view.marca).map((make) => ({
          ...make,
          label: label(make.label),
        }))}
        value={view.marca ?? ''}
        onChange={(marca) => set({ marca })}
      />
      <SelectField
        label={t('tyres.stock.heads.size')}
        options={choices(all, data?.medidas, view.medida)}
        value={view.medida ?? ''}
        onChange={(medida) => set({ medida })}
      />
      <SelectField
        label={t('tyres.stock.heads.model')}
        options={choices(t('tyres.stock.filters.allModels'), data?.modelos, view.modelo)}
        value={view.modelo ?? ''}
        onChange={(modelo) => set({ modelo })}
      />
    </div>
  );
}

const withoutEmpty = (view: StockView): StockView =>
  Object.fromEntries(Object.entries(view).filter(([, value]) => value !== ''));

/** Asks when the typing rests. */
function FireField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState(value);
  const settled = useSettled(text.trim());
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed asks; the address may say something else meanwhile
  useEffect(() => {
    if (settled !== value && settled === text.trim()) onChange(settled);
  }, [settled]);
  // Cleared from elsewhere.
  useEffect(() => {
    if (value === '') setText('');
  }, [value]);
  return (
    <TextField
      label={t('tyres.stock.search')}
      type="search"
      icon={<IconSearch aria-hidden />}
      maxLength={limits.listTyreStock.nr_fogo}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
