import type { RefusalCode } from '@terminal/contract';
import * as limits from '@terminal/contract/limits';
import { useState } from 'react';
import { onceDone } from '../../core/api/once-done.ts';
import { TextField } from '../../core/components/Field.tsx';
import forms from '../../core/components/Form.module.css';
import { FormSheet } from '../../core/components/FormSheet.tsx';
import { MoneyField } from '../../core/components/MoneyField.tsx';
import { inUnit, isBroken } from '../../core/format/amounts.ts';
import { dotted } from '../../core/format/dotted.ts';
import { longestNumber } from '../../core/format/typed.ts';
import { label } from '../../core/i18n/labels.ts';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { notify } from '../../core/notices.ts';
import { FlowFailure } from '../../identity/components/FlowFailure.tsx';
import { type NamedPart, type UnkeptPart, useEnterStock, useKeepPart } from '../api.ts';
import {
  type EntryField,
  type EntryForm,
  emptyEntry,
  entryFaults,
  entryOf,
  keepingOf,
  quantityOf,
} from '../entry-form.ts';

type EntrySheetProps = { onClose: () => void } & (
  | { kind: 'kept'; part: NamedPart }
  /** Its first entry: the branch does not keep it yet. */
  | { kind: 'new'; part: UnkeptPart }
);

/** The field a refusal is about: it is said there. */
const fieldOf: Readonly<Record<string, EntryField>> = {
  CODIGO_DE_OUTRA_PECA: 'code',
  PECA_COM_OUTRO_CODIGO: 'code',
} satisfies Partial<Record<RefusalCode, EntryField>>;

/** A part comes in with its paper. */
export function EntrySheet(props: EntrySheetProps) {
  const { t } = useTranslation();
  const say = useErrorText();
  const { kind, part, onClose } = props;
  const unit = part.cd_unidade;
  const [form, setForm] = useState({ ...emptyEntry, code: part.ds_codigoitem ?? '' });
  const [tried, setTried] = useState(false);
  const entering = useEnterStock();
  const keeping = useKeepPart();
  const { isPending, error, reset } = kind === 'new' ? keeping : entering;
  const faults = tried ? entryFaults(kind, form, unit) : [];
  const refused = error && (fieldOf[error.codigo ?? ''] ?? null);
  const fault = (field: EntryField) =>
    faults.includes(field)
      ? field === 'quantity' && isBroken(quantityOf(form.quantity), unit)
        ? t('items.whole')
        : t(`stock.entry.faults.${field}`)
      : error && refused === field
        ? say(error)
        : undefined;
  const change = (next: Partial<EntryForm>) => {
    reset();
    setForm({ ...form, ...next });
  };
  const field = (name: EntryField) => ({
    label: inUnit(t(`stock.entry.${name}`), name === 'quantity' ? unit : null),
    value: form[name],
    error: fault(name),
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  function confirm() {
    setTried(true);
    if (entryFaults(kind, form, unit).length > 0) return;
    const sent =
      props.kind === 'new'
        ? keeping.mutateAsync({ body: keepingOf(props.part.nr_seq_item, form) })
        : entering.mutateAsync({ body: entryOf(props.part.nr_sequencial, form) });
    onceDone(sent, ({ os_avisadas: count }) => {
      notify.success(count === 0 ? t('stock.entry.done') : t('stock.entry.told', { count }));
      onClose();
    });
  }
  return (
    <FormSheet
      size="m"
      title={t('stock.entry.title')}
      about={dotted([kind === 'new' ? null : part.ds_codigoitem, label(part.ds_item)])}
      onClose={onClose}
      busy={isPending}
      onSend={confirm}
      send={t('stock.entry.confirm')}
      notice={error && refused === null && <FlowFailure title={t('stock.entry.failed')} error={error} />}
    >
      {kind === 'new' && (
        <>
          <p>{t('stock.unkept.begins')}</p>
          <TextField {...field('code')} maxLength={limits.keepPart.ds_codigoitem} />
        </>
      )}
      <TextField
        {...field('quantity')}
        large
        inputMode="decimal"
        maxLength={longestNumber(limits.enterStock.quantidade, 2)}
        data-focus-first
      />
      <div className={forms['sideBySide']}>
        <TextField {...field('document')} maxLength={limits.enterStock.documento} />
        <MoneyField
          label={t('stock.entry.price')}
          large={false}
          cents={form.cents}
          onChange={(cents) => change({ cents })}
        />
      </div>
    </FormSheet>
  );
}
