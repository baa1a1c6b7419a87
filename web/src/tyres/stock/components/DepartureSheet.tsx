import * as limits from '@terminal/contract/limits';
import { useId, useState } from 'react';
import { onceDone } from '../../../core/api/once-done.ts';
import { TextField } from '../../../core/components/Field.tsx';
import forms from '../../../core/components/Form.module.css';
import { FormSheet } from '../../../core/components/FormSheet.tsx';
import { cx } from '../../../core/cx.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { notify } from '../../../core/notices.ts';
import { FlowFailure } from '../../../identity/components/FlowFailure.tsx';
import { useToday } from '../../../plans/api.ts';
import { makeText } from '../../make.ts';
import { useFirstFault } from '../../useFirstFault.ts';
import { type StockedTyre, useRecordDeparture } from '../api.ts';
import {
  type DepartureForm,
  type DepartureKind,
  departureFaults,
  departureOf,
  emptyDeparture,
} from '../departure-form.ts';
import { DepartureChoices } from './DepartureChoices.tsx';
import css from './DepartureSheet.module.css';
import { SupplierChoice } from './SupplierChoice.tsx';

interface DepartureSheetProps {
  kind: DepartureKind;
  tyre: StockedTyre;
  onClose: () => void;
}

/** Scraps a tyre of the stock or sends it to service (TYRE-25, TYRE-28). */
export function DepartureSheet({ kind, tyre, onClose }: DepartureSheetProps) {
  const { t } = useTranslation();
  const today = useToday();
  const [form, setForm] = useState<DepartureForm>(() => emptyDeparture(today));
  const [tried, setTried] = useState(false);
  const { mutateAsync, isPending, error, reset } = useRecordDeparture();
  const { form: fields, lead } = useFirstFault();
  const change = (next: DepartureForm) => {
    reset();
    setForm(next);
  };
  const faults = tried ? departureFaults(kind, form) : [];
  const fault = (field: (typeof faults)[number]) =>
    faults.includes(field) ? t(`tyres.stock.out.faults.${field}`) : undefined;
  function confirm() {
    setTried(true);
    const body = departureOf(kind, tyre.idpneu, form);
    if (body === null) return lead();
    onceDone(mutateAsync({ body }), () => {
      notify.success(t(`tyres.stock.out.${kind}.done`));
      onClose();
    });
  }
  const { ds_medida: size, nr_vida: life, nr_fogo: fire } = tyre;
  return (
    <FormSheet
      size="m"
      title={t(`tyres.stock.out.${kind}.title`, { fire })}
      about={t('tyres.stock.out.tyre', { model: makeText(tyre), size, life })}
      onClose={onClose}
      sendClass={cx(kind === 'D' && css['scrap'])}
      busy={isPending}
      onSend={confirm}
      send={t(`tyres.stock.out.${kind}.confirm`)}
      notice={
        <>
          {error && <FlowFailure title={t('tyres.stock.out.failed')} error={error} />}
          {faults.length > 0 && (
            <p className="error-text" role="alert">
              {t('tyres.stock.out.missing')}
            </p>
          )}
        </>
      }
      fields={fields}
    >
      <p>{t(`tyres.stock.out.${kind}.about`)}</p>
      <DepartureChoices
        kind={kind}
        form={form}
        error={fault(kind === 'D' ? 'reasons' : 'service')}
        onChange={change}
      />
      <SupplierChoice
        kind={kind}
        chosen={form.supplier}
        error={fault('supplier')}
        onChoose={(supplier) => change({ ...form, supplier })}
      />
      <div className={forms['sideBySide']}>
        <TextField
          label={t('tyres.stock.out.date')}
          type="date"
          max={today}
          value={form.date}
          error={fault('date')}
          onChange={(event) => change({ ...form, date: event.target.value })}
        />
      </div>
      <NoteField value={form.note} onChange={(note) => change({ ...form, note })} />
    </FormSheet>
  );
}

function NoteField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={forms['written']}>
      <label htmlFor={id}>
        {t('tyres.stock.out.note')} <span>({t('tyres.stock.out.optional')})</span>
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={limits.recordTyreDeparture.observacao}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
