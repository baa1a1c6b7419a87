import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs';
import IconCircleCheckFilled from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { placeholderSupplier } from '@terminal/contract/order-fixed';
import { Fragment, Suspense, useId, useState } from 'react';
import { useSuppliers } from '../../../catalog/api.ts';
import { ErrorState } from '../../../core/components/ErrorState.tsx';
import { TextField } from '../../../core/components/Field.tsx';
import { Shape, Skeleton } from '../../../core/components/Skeleton.tsx';
import { personName } from '../../../core/format/words.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { lazyQuietly } from '../../../core/lazy-part.tsx';
import { searchFor } from '../../../core/search.ts';
import css from './SupplierPicker.module.css';

const SupplierTerms = lazyQuietly(async () => (await import('./SupplierTerms.tsx')).SupplierTerms);

interface SupplierPickerProps {
  chosen: number | null;
  /** Price of the order so far; null: none was told. */
  total?: number | null;
  onChoose: (supplier: number) => void;
}

/** Every supplier there is, found by a few letters; "none yet" is not one (G-47). */
export function SupplierPicker({ chosen, total = null, onChoose }: SupplierPickerProps) {
  const { t } = useTranslation();
  const name = useId();
  const suppliers = useSuppliers(true);
  const [search, setSearch] = useState('');
  const isFound = searchFor(search);
  const found = (suppliers.data ?? []).filter(
    ({ nr_sequencial, ds_fornecedor }) => nr_sequencial !== placeholderSupplier && isFound(ds_fornecedor),
  );
  if (suppliers.isError) {
    return (
      <ErrorState
        title={t('orders.errand.suppliersFailed')}
        error={suppliers.error}
        busy={suppliers.isFetching}
        onRetry={() => void suppliers.refetch()}
      />
    );
  }
  return (
    <div className="rows-close">
      <TextField
        label={t('orders.errand.supplierSearch')}
        type="search"
        icon={<IconSearch aria-hidden />}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {suppliers.isPending && (
        <Skeleton>
          <Shape height="220px" radius="10px" />
        </Skeleton>
      )}
      {suppliers.isSuccess && found.length === 0 && <p>{t('orders.errand.supplierNone')}</p>}
      <fieldset className="rows-tight" aria-label={t('orders.errand.supplier')}>
        {found.map(({ nr_sequencial, ds_fornecedor }) => (
          <Fragment key={nr_sequencial}>
            <label className={css['supplier']}>
              <input
                type="radio"
                className="visually-hidden"
                name={name}
                checked={nr_sequencial === chosen}
                onChange={() => onChoose(nr_sequencial)}
              />
              <span>{personName(ds_fornecedor)}</span>
              {nr_sequencial === chosen ? <IconCircleCheckFilled aria-hidden /> : <IconCircle aria-hidden />}
            </label>
            {nr_sequencial === chosen && (
              <Suspense>
                <SupplierTerms supplier={nr_sequencial} total={total} />
              </Suspense>
            )}
          </Fragment>
        ))}
      </fieldset>
    </div>
  );
}
