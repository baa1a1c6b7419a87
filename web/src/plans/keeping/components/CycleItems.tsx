import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import { Button, IconButton } from '../../../core/components/Button.tsx';
import { Sheet } from '../../../core/components/Sheet.tsx';
import { inUnit, unitSign } from '../../../core/format/amounts.ts';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { ItemPicker } from '../../../items/components/ItemPicker.tsx';
import { type ChosenItem, unitOf } from '../../../items/item-form.ts';
import type { FormItem } from '../cycle-form.ts';
import css from './CycleItems.module.css';

interface CycleItemsProps {
  items: readonly FormItem[];
  error: string | undefined;
  onChange: (items: FormItem[]) => void;
}

/** Services and parts of a cycle, each with its quantity; more come from the catalogue. */
export function CycleItems({ items, error, onChange }: CycleItemsProps) {
  const { t } = useTranslation();
  const [choosing, setChoosing] = useState<'3' | '4' | null>(null);

  function add(item: ChosenItem, type: '3' | '4') {
    setChoosing(null);
    if (items.some(({ nr_seq_item }) => nr_seq_item === item.nr_sequencial)) return;
    const added = {
      nr_seq_item: item.nr_sequencial,
      ds_item: item.ds_item,
      nr_tipo: Number(type),
      cd_unidade: unitOf(item),
      quantity: '1',
    };
    onChange([...items, added]);
  }

  return (
    <fieldset className={css['items']}>
      <legend>{t('plans.keeping.cycle.items')}</legend>
      {items.length === 0 && <p className="soft-text">{t('plans.keeping.cycle.noItems')}</p>}
      <ul>
        {items.map((item) => {
          const name = label(item.ds_item);
          return (
            <li key={item.nr_seq_item}>
              <span>{name}</span>
              <input
                aria-label={inUnit(t('plans.keeping.cycle.quantity', { name }), item.cd_unidade)}
                inputMode="decimal"
                value={item.quantity}
                onChange={({ target }) =>
                  onChange(items.map((one) => (one === item ? { ...one, quantity: target.value } : one)))
                }
              />
              <span>{item.cd_unidade !== null && unitSign(item.cd_unidade)}</span>
              <IconButton
                label={t('plans.keeping.cycle.removeItem', { name })}
                icon={<IconX aria-hidden />}
                onClick={() => onChange(items.filter((one) => one !== item))}
              />
            </li>
          );
        })}
      </ul>
      {error !== undefined && (
        <p role="alert" className="error-text">
          {error}
        </p>
      )}
      <div className="wrap">
        <Button icon={<IconPlus aria-hidden />} onClick={() => setChoosing('3')}>
          {t('plans.keeping.cycle.addService')}
        </Button>
        <Button icon={<IconPlus aria-hidden />} onClick={() => setChoosing('4')}>
          {t('plans.keeping.cycle.addPart')}
        </Button>
      </div>
      {choosing !== null && (
        <Sheet title={t(`plans.keeping.cycle.choose.${choosing}`)} size="m" onClose={() => setChoosing(null)}>
          <ItemPicker
            type={choosing}
            label={t(`plans.keeping.cycle.choose.${choosing}`)}
            value={null}
            onChange={(item) => add(item, choosing)}
          />
        </Sheet>
      )}
    </fieldset>
  );
}
