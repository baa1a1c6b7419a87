import { useState } from 'react';
import { Button } from '../../core/components/Button.tsx';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { type CatalogItem, ItemPicker } from '../../items/components/ItemPicker.tsx';
import css from './ProblemForm.module.css';

export type Service = Pick<CatalogItem, 'nr_sequencial' | 'ds_item'>;

interface ServiceChoiceProps {
  value: Service | null;
  onChange: (service: Service | null) => void;
}

/** The standard service of a problem; it may have none (G-100). */
export function ServiceChoice({ value, onChange }: ServiceChoiceProps) {
  const { t } = useTranslation();
  const [picking, setPicking] = useState(false);
  return (
    <fieldset className={css['service']}>
      <legend>{t('registry.form.service')}</legend>
      <p className="soft-small">{t('registry.form.serviceAbout')}</p>
      <div className={css['chosen']}>
        <strong>{value === null ? t('registry.form.noService') : label(value.ds_item)}</strong>
        {!picking && (
          <Button onClick={() => setPicking(true)}>
            {t(value === null ? 'registry.form.pickService' : 'registry.form.changeService')}
          </Button>
        )}
        {value !== null && (
          <Button
            look="quiet"
            onClick={() => {
              onChange(null);
              setPicking(false);
            }}
          >
            {t('registry.form.noService')}
          </Button>
        )}
      </div>
      {picking && (
        <ItemPicker
          type="3"
          label={t('registry.form.pickService')}
          value={value}
          onChange={({ nr_sequencial, ds_item }) => {
            onChange({ nr_sequencial, ds_item });
            setPicking(false);
          }}
        />
      )}
    </fieldset>
  );
}
