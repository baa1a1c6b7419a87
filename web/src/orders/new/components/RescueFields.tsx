import * as limits from '@terminal/contract/limits';
import { useState } from 'react';
import { TextField } from '../../../core/components/Field.tsx';
import { Switch } from '../../../core/components/Switch.tsx';
import { personName, sentence } from '../../../core/format/words.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useDrivers } from '../api.ts';
import type { MissingField, NewOrderForm } from '../form.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { ChoiceSheet } from './ChoiceSheet.tsx';

interface RescueFieldsProps {
  form: NewOrderForm;
  missing: readonly MissingField[];
  onChange: (form: NewOrderForm) => void;
}

/** Value for "no driver". */
const nobody = 0;

/** Driver, and for a roadside rescue phone and place (RESCUE-01). */
export function RescueFields({ form, missing, onChange }: RescueFieldsProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const drivers = useDrivers(open || form.driver !== null);
  const driver = drivers.data?.find(({ nr_sequencial }) => nr_sequencial === form.driver);
  const fault = (['phone', 'phoneWrong'] as const).find((name) => missing.includes(name));
  const people = drivers.data?.map(({ nr_sequencial, ds_colaborador, ds_funcao }) => ({
    value: nr_sequencial,
    label: personName(ds_colaborador),
    ...(ds_funcao !== null && { aside: sentence(ds_funcao) }),
  }));
  const named = driver === undefined ? t('core.loading') : personName(driver.ds_colaborador);
  return (
    <div className="rows">
      <ChoiceField
        label={t('newOrder.driver')}
        value={form.driver === null ? null : named}
        placeholder={t('newOrder.choose.driver')}
        onOpen={() => setOpen(true)}
      />
      <Switch
        label={t('newOrder.rescue.name')}
        checked={form.rescue}
        onChange={(rescue) => onChange({ ...form, rescue })}
      />
      {form.rescue && (
        <>
          <TextField
            large
            label={t('newOrder.rescue.phone')}
            type="tel"
            inputMode="tel"
            maxLength={limits.createOrder.nr_telefone}
            value={form.phone}
            error={fault && t(`newOrder.missing.${fault}`)}
            onChange={(event) => onChange({ ...form, phone: event.target.value })}
          />
          <TextField
            large
            label={t('newOrder.rescue.place')}
            maxLength={limits.createOrder.ds_local}
            value={form.place}
            onChange={(event) => onChange({ ...form, place: event.target.value })}
          />
        </>
      )}
      {open && (
        <ChoiceSheet
          title={t('newOrder.choose.driver')}
          searchLabel={t('newOrder.search')}
          choices={people && [{ value: nobody, label: t('newOrder.noDriver') }, ...people]}
          failed={drivers.isError}
          onRetry={() => void drivers.refetch()}
          chosen={form.driver ?? nobody}
          onChoose={(value) => onChange({ ...form, driver: value === nobody ? null : value })}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
