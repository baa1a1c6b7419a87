import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import * as limits from '@terminal/contract/limits';
import { type FormEvent, useState } from 'react';
import { Button, IconButton } from '../../core/components/Button.tsx';
import { TextField } from '../../core/components/Field.tsx';
import { Segmented } from '../../core/components/Segmented.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import type { Inventory } from '../api.ts';
import { type InventoryView, type RowGroup, rowGroups } from '../view.ts';
import css from './SearchTools.module.css';

interface SearchToolsProps {
  inventory: Inventory;
  view: InventoryView;
  onView: (view: InventoryView) => void;
  onScan: () => void;
}

/** The search box with its three buttons, and which rows are shown (INV-04). */
export function SearchTools({ inventory, view, onView, onScan }: SearchToolsProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(view.busca ?? '');
  function submit(event: FormEvent) {
    event.preventDefault();
    const words = typed.trim();
    onView(words === '' ? {} : { busca: words });
  }
  return (
    <div className={css['tools']}>
      <form className={css['search']} onSubmit={submit}>
        <TextField
          label={t('inventory.search')}
          value={typed}
          maxLength={limits.searchInventoryItems.ds_search}
          enterKeyHint="search"
          onChange={({ target }) => setTyped(target.value)}
        />
        <IconButton
          look="plain"
          label={t('inventory.clear')}
          icon={<IconX aria-hidden />}
          onClick={() => {
            setTyped('');
            onView({});
          }}
        />
        <IconButton
          look="plain"
          type="submit"
          label={t('inventory.find')}
          icon={<IconSearch aria-hidden />}
        />
        <Button
          look={inventory.st_etapa === 'execucao' ? 'primary' : 'plain'}
          size="l"
          className={css['scan']}
          icon={<IconQrcode aria-hidden />}
          onClick={onScan}
        >
          {t('inventory.scan')}
        </Button>
      </form>
      {inventory.st_etapa === 'execucao' && view.busca === undefined && (
        <Segmented<RowGroup | 'all'>
          label={t('inventory.situation.name')}
          value={view.situacao ?? 'all'}
          options={(['all', ...rowGroups] as const)
            .filter((one) => one !== 'recontagem' || inventory.qt_recontagens > 0 || view.situacao === one)
            .map((value) => ({ value, label: t(`inventory.situation.${value}`) }))}
          onChange={(value) => onView(value === 'all' ? {} : { situacao: value })}
        />
      )}
    </div>
  );
}
