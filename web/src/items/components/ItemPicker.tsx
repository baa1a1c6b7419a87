import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import type { AnswerOf } from '@terminal/contract';
import * as limits from '@terminal/contract/limits';
import { kindOf } from '@terminal/contract/permissions';
import { Fragment, useEffect, useId, useRef, useState } from 'react';
import { useCall } from '../../core/api/hooks.ts';
import { Button } from '../../core/components/Button.tsx';
import { TextField } from '../../core/components/Field.tsx';
import { Shape, Skeleton } from '../../core/components/Skeleton.tsx';
import { amountText } from '../../core/format/amounts.ts';
import { dotted } from '../../core/format/dotted.ts';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useSession } from '../../core/session/store.ts';
import { useSettled } from '../../core/useSettled.ts';
import type { ChosenItem } from '../item-form.ts';
import css from './ItemPicker.module.css';
import { Substitutes } from './Substitutes.tsx';

export type CatalogItem = AnswerOf<'searchItems'>[number];

interface ItemPickerProps {
  /** 3 services, 4 parts (doc 2 §9). */
  type: '3' | '4';
  label: string;
  value: Pick<CatalogItem, 'nr_sequencial' | 'ds_item'> | null;
  onChange: (item: ChosenItem) => void;
  error?: string | undefined;
  /** The order it is for: parts that fit its vehicle come first. */
  order?: { nr_sequencial: number };
}

/** The search answers at most this many (ITEMS-11). */
const mostShown = 100;

/** A service or part of the catalogue, found by letters of its name or code. */
export function ItemPicker({ type, label, value, onChange, error, order }: ItemPickerProps) {
  const { t } = useTranslation();
  const name = useId();
  // Who he is, not what he may: from a supplier balances are always withheld, so a count is not the reason.
  const supplier = kindOf(useSession()) === 'supplier';
  const [search, setSearch] = useState('');
  const asked = useSettled(search.trim());
  const query = {
    tipo: type,
    ...(asked !== '' && { search: asked }),
    ...(order !== undefined && { nr_os: String(order.nr_sequencial) }),
  };
  const items = useCall('searchItems', { query }, { keepPrevious: true, staleTime: 60_000 });
  /** A substitute tells no balance, only what is free of it. */
  const aboutOf = ({ ds_codigoitem, qt_saldo = null, qt_livre, cd_unidade, st_serve }: Shown) => {
    const free = qt_livre ?? qt_saldo;
    return dotted([
      ds_codigoitem,
      free !== null && t('items.free', { count: amountText(free, cd_unidade) }),
      qt_saldo !== null &&
        qt_livre !== qt_saldo &&
        t('items.stock', { count: amountText(qt_saldo, cd_unidade) }),
      st_serve === 'N' && t('items.unfit'),
    ]);
  };
  // What is chosen stays in sight, also when the search no longer finds it.
  const found = items.data ?? [];
  const chosenAside = value !== null && !found.some((item) => item.nr_sequencial === value.nr_sequencial);
  const substitute = found
    .flatMap(({ substitutos }) => substitutos)
    .find((part) => part.nr_sequencial === value?.nr_sequencial);
  return (
    <div className="rows-tight">
      <TextField
        label={label}
        placeholder={t(type === '3' ? 'items.picker.service' : 'items.picker.part')}
        type="search"
        icon={<IconSearch aria-hidden />}
        value={search}
        error={error}
        maxLength={limits.searchItems.search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {items.isPending && (
        <Skeleton>
          <Shape height="168px" radius="12px" />
        </Skeleton>
      )}
      {items.isError && (
        <div className={css['failed']} role="alert">
          <p>{t('items.picker.failed')}</p>
          <Button onClick={() => void items.refetch()} busy={items.isFetching}>
            {t('core.retry')}
          </Button>
        </div>
      )}
      {items.isSuccess && (
        <fieldset className={css['list']} aria-label={label} aria-busy={items.isFetching}>
          {!supplier && found.some(isWithheld) && <p className={css['note']}>{t('items.blind')}</p>}
          {chosenAside && (
            <Option
              item={value}
              code={substitute === undefined ? '' : aboutOf(substitute)}
              name={name}
              checked
              onChoose={() => undefined}
            />
          )}
          {found.map((item) => (
            <Fragment key={item.nr_sequencial}>
              <Option
                item={item}
                code={aboutOf(item)}
                name={name}
                checked={item.nr_sequencial === value?.nr_sequencial}
                onChoose={() => onChange(item)}
              />
              {order !== undefined && <Substitutes of={item.substitutos} onUse={onChange} />}
            </Fragment>
          ))}
          {found.length === 0 && <p className={css['note']}>{t('items.picker.none')}</p>}
          {found.length >= mostShown && <p className={css['note']}>{t('items.picker.more')}</p>}
        </fieldset>
      )}
    </div>
  );
}

/** A part in stock without its balance: the branch counts blind (catalogItem of the contract). */
const isWithheld = ({ ds_codigoitem, qt_saldo }: CatalogItem) => ds_codigoitem !== null && qt_saldo === null;

/** What is told of a part or service beside its name. */
type Shown = Pick<CatalogItem, 'ds_codigoitem' | 'qt_livre' | 'cd_unidade' | 'st_serve'> &
  Partial<Pick<CatalogItem, 'qt_saldo'>>;

interface OptionProps {
  item: Pick<CatalogItem, 'ds_item'>;
  code: string;
  name: string;
  checked: boolean;
  onChoose: () => void;
}

function Option({ item, code, name, checked, onChoose }: OptionProps) {
  const option = useRef<HTMLLabelElement>(null);
  // Scrolled down in the list, the former choice would not be visible.
  const first = useRef(checked);
  useEffect(() => {
    if (first.current) option.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <label ref={option} className={css['option']}>
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      <span>
        <strong>{label(item.ds_item)}</strong>
        {code !== '' && <span>{code}</span>}
      </span>
    </label>
  );
}
