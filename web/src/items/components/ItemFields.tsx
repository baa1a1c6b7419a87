import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { Unit } from '@terminal/contract';
import { useId, useState } from 'react';
import { IconButton } from '../../core/components/Button.tsx';
import { MoneyField } from '../../core/components/MoneyField.tsx';
import { inUnit } from '../../core/format/amounts.ts';
import { brl } from '../../core/format/numbers.ts';
import { writtenNumber } from '../../core/format/typed.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { type ItemForm, quantityOf, step, unitOf, unitPrice } from '../item-form.ts';
import css from './Items.module.css';

type Fields = Pick<ItemForm, 'quantity' | 'cents'>;

interface ItemFieldsProps {
  form: ItemForm;
  /** External orders have a price (ITEMS-09). */
  priced: boolean;
  onChange: (fields: Partial<Fields>) => void;
}

/** How many, by large buttons or typed, and on external orders for how much. */
export function ItemFields({ form, priced, onChange }: ItemFieldsProps) {
  const { t } = useTranslation();
  const each = unitPrice(form);
  return (
    <>
      <Quantity
        unit={unitOf(form.item)}
        value={form.quantity}
        onChange={(quantity) => onChange({ quantity })}
      />
      {priced && (
        <div>
          <MoneyField label={t('items.price')} cents={form.cents} onChange={(cents) => onChange({ cents })} />
          {each !== null && <p className="soft-text">{t('items.each', { price: brl(each) })}</p>}
        </div>
      )}
    </>
  );
}

interface QuantityProps {
  unit: Unit | null;
  value: number;
  onChange: (quantity: number) => void;
}

function Quantity({ unit, value, onChange }: QuantityProps) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setText] = useState(writtenNumber(value));
  // The typed text is shown until the value is changed from outside, such as by a restored draft.
  const text = (quantityOf(typed, unit) ?? 0) === value ? typed : writtenNumber(value);
  const mistyped = text.trim() !== '' && quantityOf(text, unit) === null;
  const set = (quantity: number) => {
    setText(writtenNumber(quantity));
    onChange(quantity);
  };
  return (
    <div className={css['quantity']}>
      <label htmlFor={id}>{inUnit(t('items.quantity'), unit)}</label>
      <div>
        <IconButton
          look="plain"
          label={t('items.less')}
          icon={<IconMinus aria-hidden />}
          onClick={() => set(step(value, -1))}
        />
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={mistyped}
          aria-describedby={mistyped ? `${id}-error` : undefined}
          onChange={({ target }) => {
            setText(target.value);
            onChange(quantityOf(target.value, unit) ?? 0);
          }}
        />
        <IconButton
          look="plain"
          label={t('items.more')}
          icon={<IconPlus aria-hidden />}
          onClick={() => set(step(value, 1))}
        />
      </div>
      {mistyped && (
        <p id={`${id}-error`} className="error-text" role="alert">
          {t(quantityOf(text) === null ? 'core.typed.decimal' : 'items.whole')}
        </p>
      )}
    </div>
  );
}
