import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import * as limits from '@terminal/contract/limits';
import { placeholderSupplier } from '@terminal/contract/order-fixed';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { TextField } from '../../../core/components/Field.tsx';
import { personName } from '../../../core/format/words.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { searchFor } from '../../../core/search.ts';
import { useSettled } from '../../../core/useSettled.ts';
import { useTyreSuppliers } from '../api.ts';
import type { DepartureForm, DepartureKind } from '../departure-form.ts';
import css from './DepartureSheet.module.css';

interface SupplierChoiceProps {
  kind: DepartureKind;
  chosen: DepartureForm['supplier'];
  /** It is missing. */
  error?: string | undefined;
  onChoose: (supplier: DepartureForm['supplier']) => void;
}

/** The supplier a tyre goes to: searched on the server, then one line. A search that fails is only logged (TYRE-27). */
export function SupplierChoice({ kind, chosen, error, onChoose }: SupplierChoiceProps) {
  const { t } = useTranslation();
  if (chosen === null) return <Search kind={kind} error={error} onChoose={onChoose} />;
  return (
    <div className={css['group']}>
      <span className={css['legend']}>{t('tyres.stock.out.supplier')}</span>
      <p className={css['chosen']}>
        <strong>{personName(chosen.name)}</strong>
        <Button aria-label={t('tyres.stock.out.changeSupplier')} onClick={() => onChoose(null)}>
          {t('tyres.stock.out.change')}
        </Button>
      </p>
    </div>
  );
}

/** Nobody is sent a tyre who is no supplier. */
const takesTyres = (kind: DepartureKind, supplier: number) =>
  kind === 'D' || supplier !== placeholderSupplier;

function Search({ kind, error: missing, onChoose }: Omit<SupplierChoiceProps, 'chosen'>) {
  const { t } = useTranslation();
  const id = useId();
  const [search, setSearch] = useState('');
  const { data, error } = useTyreSuppliers(useSettled(search.trim()));
  useEffect(() => {
    if (error !== null) console.error('suppliers not found', error);
  }, [error]);
  // While the next answer is on its way, nothing is offered that no longer matches.
  const found = searchFor(search);
  const suppliers = data?.filter(
    ({ nr_sequencial, ds_fornecedor }) => found(ds_fornecedor) && takesTyres(kind, nr_sequencial),
  );
  return (
    <div className={css['group']}>
      <TextField
        label={t('tyres.stock.out.supplierSearch')}
        type="search"
        icon={<IconSearch aria-hidden />}
        maxLength={limits.listTyreSuppliers.search}
        value={search}
        error={missing}
        onChange={(event) => setSearch(event.target.value)}
      />
      <span id={id} className="visually-hidden">
        {t('tyres.stock.out.supplier')}
      </span>
      <ul className={css['suppliers']} aria-labelledby={id}>
        {suppliers?.map(({ nr_sequencial, ds_fornecedor, st_recapadora }) => (
          <li key={nr_sequencial}>
            <button type="button" onClick={() => onChoose({ id: nr_sequencial, name: ds_fornecedor })}>
              {personName(ds_fornecedor)}
              {st_recapadora === 'S' && <small>{t('tyres.stock.out.retreader')}</small>}
            </button>
          </li>
        ))}
      </ul>
      {suppliers?.length === 0 && <p>{t('tyres.stock.out.supplierNone')}</p>}
    </div>
  );
}
