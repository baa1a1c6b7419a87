import * as limits from '@terminal/contract/limits';
import { type ComponentProps, useId, useMemo } from 'react';
import { useFilterPlates, useFilterSegments, useOrderTypes, useSuppliers } from '../../catalog/api.ts';
import { SelectField, TextField } from '../../core/components/Field.tsx';
import { NotLoaded } from '../../core/components/NotLoaded.tsx';
import { sentence, supplierName } from '../../core/format/words.ts';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { byLabel } from '../../core/sorting.ts';
import type { FilterDraft, FilterName, Filters } from '../filters.ts';
import type { OrderList } from '../lists.ts';
import css from './FilterPanel.module.css';

interface FilterFieldsProps {
  list: OrderList;
  draft: FilterDraft;
  onDraft: (draft: FilterDraft) => void;
}

type Option = { value: string; label: string };

/** The fields of the filters; de, ate and executada are not among them (LIST-09). */
export function FilterFields({ list, draft, onDraft }: FilterFieldsProps) {
  const { t } = useTranslation();
  const { filters } = draft;
  const { types: own } = list;
  const types = useOrderTypes(true);
  const typesHere = (types.data?.items ?? [])
    .filter((type) => own?.includes(type.nr_sequencial) ?? true)
    .map((type) => ({ value: type.nr_sequencial, label: sentence(type.ds_tipo) }));
  const segments = useFilterSegments(true);
  const suppliers = useSuppliers(list.bySupplier);
  const all: Option = { value: '', label: t('orders.filters.all') };

  const change = (name: FilterName, value: string) => {
    const { [name]: _former, ...others } = filters;
    // The value may be half written: it is read by its shape when applied.
    const next = value === '' ? others : ({ ...others, [name]: value } as Filters);
    onDraft({ ...draft, filters: next });
  };
  const choice = (name: FilterName, options: Option[]) => (
    <SelectField
      label={t(`orders.filters.${name}`)}
      value={filters[name] ?? options[0]?.value ?? ''}
      options={options}
      onChange={(value) => change(name, value)}
    />
  );

  const loadedChoice = (
    name: FilterName,
    options: Option[],
    answer: ComponentProps<typeof NotLoaded>['answer'],
  ) => (
    <div>
      {choice(name, [all, ...byLabel(options)])}
      <NotLoaded answer={answer} />
    </div>
  );

  return (
    <>
      <TextField
        label={t('orders.filters.codigo')}
        inputMode="numeric"
        maxLength={limits.listOrders.codigo}
        value={filters.codigo ?? ''}
        onChange={(event) => change('codigo', event.target.value.replaceAll(/\D/g, ''))}
      />
      <PlateField list={list} value={filters.placa ?? ''} onChange={(value) => change('placa', value)} />
      {loadedChoice('tipo', typesHere, types)}
      {choice('ordenation', [
        { value: 'ASC', label: t('orders.filters.oldest') },
        { value: 'DESC', label: t('orders.filters.newest') },
      ])}
      {list.averages !== null &&
        choice('criticidade', [
          { value: 'ASC', label: t('orders.filters.worst') },
          { value: 'DESC', label: t('orders.filters.slightest') },
          { value: 'LIVRE', label: t('orders.filters.ageOnly') },
        ])}
      {loadedChoice(
        'segmento',
        (segments.data?.data ?? []).map((one) => ({
          value: String(one.nr_sequencial),
          label: label(one.ds_grupo),
        })),
        segments,
      )}
      {list.bySupplier &&
        loadedChoice(
          'fornecedor',
          (suppliers.data ?? []).map((one) => ({
            value: String(one.nr_sequencial),
            label: supplierName(one.ds_fornecedor),
          })),
          suppliers,
        )}
      {list.savedAs !== null && (
        <label className={css['save']}>
          <input
            type="checkbox"
            checked={draft.save}
            onChange={(event) => onDraft({ ...draft, save: event.target.checked })}
          />
          {t('orders.filters.save')}
        </label>
      )}
    </>
  );
}

/** Plates offered at once; more letters narrow them. */
const offered = 40;

interface PlateFieldProps {
  list: OrderList;
  value: string;
  onChange: (value: string) => void;
}

/** Plates or fleet numbers, or how they begin, with commas between; plates of the list are offered as one writes. */
function PlateField({ list, value, onChange }: PlateFieldProps) {
  const { t } = useTranslation();
  const options = useId();
  const plates = useFilterPlates(list.plates).data;
  const matching = useMemo(
    () => (plates ?? []).filter(({ nr_placa }) => nr_placa.startsWith(value)).slice(0, offered),
    [plates, value],
  );
  return (
    <>
      <TextField
        label={t('orders.filters.placa')}
        placeholder={t('orders.filters.anyPlate')}
        list={options}
        maxLength={limits.listOrders.placa}
        autoCapitalize="characters"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value.toUpperCase().replaceAll(/[^A-Z0-9, -]/g, ''))}
      />
      <datalist id={options}>
        {matching.map(({ nr_placa }) => (
          <option key={nr_placa} value={nr_placa} />
        ))}
      </datalist>
    </>
  );
}
