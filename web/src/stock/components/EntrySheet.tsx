import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../core/components/Button.tsx';
import { TextField } from '../../core/components/Field.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { label } from '../../core/i18n/labels.ts';
import { notify } from '../../core/notices.ts';
import flow from '../../flow/components/Flow.module.css';
import { FlowFailure } from '../../flow/components/FlowFailure.tsx';
import { type NamedPart, useEnterStock } from '../api.ts';
import { type EntryForm, type EntryKind, emptyEntry, entryFaults, entryOf } from '../entry-form.ts';

interface EntrySheetProps {
  kind: EntryKind;
  part: NamedPart;
  onClose: () => void;
}

/** A part comes in with its paper, or leaves to correct the balance with the reason. */
export function EntrySheet({ kind, part, onClose }: EntrySheetProps) {
  const { t } = useTranslation();
  const [form, setForm] = useState(emptyEntry);
  const [tried, setTried] = useState(false);
  const { mutateAsync, isPending, error, reset } = useEnterStock();
  const faults = tried ? entryFaults(kind, form) : [];
  const fault = (field: keyof EntryForm) =>
    faults.includes(field) ? t(`stock.entry.faults.${field}`) : undefined;
  const field = (name: keyof EntryForm) => ({
    label: t(`stock.entry.${name}`),
    value: form[name],
    error: fault(name),
    onChange: (event: { target: { value: string } }) => {
      reset();
      setForm({ ...form, [name]: event.target.value });
    },
  });
  function confirm() {
    setTried(true);
    if (entryFaults(kind, form).length > 0) return;
    mutateAsync({ body: entryOf(kind, part.nr_sequencial, form) }).then(
      ({ mensagem, os_avisadas: count }) => {
        notify.success(count === 0 ? mensagem : t('stock.entry.told', { count }));
        onClose();
      },
      () => undefined, // said in the sheet
    );
  }
  return (
    <Sheet
      size="m"
      title={t(`stock.entry.titles.${kind}`)}
      about={`${part.ds_codigoitem} · ${label(part.ds_item)}`}
      backdropCloses={false}
      onClose={onClose}
      footer={
        <div className={flow['form']}>
          {error && <FlowFailure title={t('stock.entry.failed')} error={error} />}
          <Button look="primary" size="xl" wide busy={isPending} onClick={confirm}>
            {t(`stock.entry.confirm.${kind}`)}
          </Button>
        </div>
      }
    >
      <div className={flow['form']}>
        <TextField {...field('quantity')} large inputMode="decimal" maxLength={10} data-focus-first />
        {kind === 'E' ? (
          <div className={flow['pair']}>
            <TextField {...field('document')} maxLength={60} />
            <TextField {...field('price')} inputMode="decimal" maxLength={12} />
          </div>
        ) : (
          <TextField {...field('reason')} maxLength={500} />
        )}
      </div>
    </Sheet>
  );
}
