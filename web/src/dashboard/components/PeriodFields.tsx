import { useState } from 'react';
import { SelectField, TextField } from '../../core/components/Field.tsx';
import { Segmented } from '../../core/components/Segmented.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useSession } from '../../core/session/store.ts';
import type { IndicatorQuery } from '../api.ts';
import { lastDays } from '../period.ts';
import css from './PeriodFields.module.css';

interface PeriodFieldsProps {
  query: IndicatorQuery;
  onChange: (query: IndicatorQuery) => void;
}

const lengths = ['7', '30', '90', 'other'] as const;

/** Which period, of which of the person's branches. */
export function PeriodFields({ query, onChange }: PeriodFieldsProps) {
  const { t } = useTranslation();
  const { ds_fuso, allFiliais } = useSession();
  const [length, setLength] = useState<(typeof lengths)[number]>('30');
  const setDay = (name: 'de' | 'ate', day: string) => day !== '' && onChange({ ...query, [name]: day });
  return (
    <div className={css['fields']}>
      <Segmented
        label={t('dashboard.indicators.period')}
        options={lengths.map((value) => ({
          value,
          label:
            value === 'other'
              ? t('dashboard.indicators.other')
              : t('dashboard.indicators.lastDays', { count: Number(value) }),
        }))}
        value={length}
        onChange={(value) => {
          setLength(value);
          if (value !== 'other') onChange({ ...query, ...lastDays(Number(value), ds_fuso) });
        }}
      />
      {length === 'other' &&
        (['de', 'ate'] as const).map((name) => (
          <TextField
            key={name}
            type="date"
            label={t(name === 'de' ? 'dashboard.indicators.from' : 'dashboard.indicators.to')}
            value={query[name]}
            onChange={(event) => setDay(name, event.target.value)}
          />
        ))}
      {allFiliais.length > 1 && (
        <SelectField
          label={t('dashboard.indicators.branch')}
          options={allFiliais.map(({ nr_sequencial, ds_filial }) => ({
            value: String(nr_sequencial),
            label: ds_filial,
          }))}
          value={query.filial}
          onChange={(filial) => onChange({ ...query, filial })}
        />
      )}
    </div>
  );
}
