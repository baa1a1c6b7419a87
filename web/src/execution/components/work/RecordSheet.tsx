import type { OrderDetail, OrderItem } from '@terminal/contract';
import * as limits from '@terminal/contract/limits';
import { measureUnits } from '@terminal/contract/order-fixed';
import { useId, useState } from 'react';
import { isDigitsRefusal } from '../../../core/api/errors.ts';
import { Button } from '../../../core/components/Button.tsx';
import { SelectField, TextField } from '../../../core/components/Field.tsx';
import css from '../../../core/components/Form.module.css';
import { Sheet } from '../../../core/components/Sheet.tsx';
import { longestNumber, typedSigned } from '../../../core/format/typed.ts';
import { label } from '../../../core/i18n/labels.ts';
import { useErrorText } from '../../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { notify } from '../../../core/notices.ts';
import { useSession } from '../../../core/session/store.ts';
import { useDraft } from '../../../core/useDraft.ts';
import { FlowFailure } from '../../../identity/components/FlowFailure.tsx';
import type { WorkIdentity } from '../../../identity/components/IdentitySheet.tsx';
import { workOf } from '../../../identity/flow.ts';
import { useSigning } from '../../../identity/useSigning.tsx';
import { useKeptCommand } from '../../../offline/sends/hooks.ts';
import {
  emptyRecord,
  lastUnit,
  type RecordForm,
  readRecord,
  recordBody,
  recordDraft,
  rememberUnit,
  writeRecord,
} from '../../record-form.ts';
import own from './Work.module.css';

interface RecordSheetProps {
  order: OrderDetail;
  item: OrderItem;
  onClose: () => void;
}

/** A value measured on an item, and a note on it; either is enough. A shared terminal asks whose it is. */
export function RecordSheet({ order, item, onClose }: RecordSheetProps) {
  const { t } = useTranslation();
  const say = useErrorText();
  const { tecnicoId } = useSession();
  const id = useId();
  const [draft, setDraft] = useDraft(recordDraft(tecnicoId, item.nr_sequencial));
  const typed = readRecord(draft);
  const form = { ...typed, unit: typed.unit || lastUnit(order.comentarios, item) };
  const [missing, setMissing] = useState(false);
  const wrong = form.value.trim() !== '' && typedSigned(form.value, 3) === null;
  const unitMissing = missing && !wrong && form.value.trim() !== '' && form.unit === '';
  const send = useKeptCommand('commentOrder', {
    what: 'record',
    order: order.nr_sequencial,
    text: label(item.item.ds_item),
  });
  const change = (part: Partial<RecordForm>) => {
    setMissing(false);
    setDraft(writeRecord({ ...form, ...part }));
  };
  const finish = (text: string) => {
    setDraft(writeRecord(emptyRecord));
    notify.success(text);
    onClose();
  };

  function record() {
    const body = recordBody(form, item.nr_sequencial);
    if (body === null) return setMissing(true);
    if (body.ds_unidade) rememberUnit(item.nr_seq_item, body.ds_unidade);
    send.reset();
    signing.press();
  }

  const sign = (who: WorkIdentity) => {
    const body = recordBody(form, item.nr_sequencial);
    if (body === null) return;
    send.mutate(
      { params: { id: String(order.nr_sequencial) }, body: { ...body, ...who } },
      {
        onSuccess: () => finish(t('execution.work.recorded')),
        onError: (error) => {
          if (error.kind === 'kept') finish(say(error));
          else if (!isDigitsRefusal(error)) signing.done();
        },
      },
    );
  };
  const signing = useSigning({
    flow: { kind: 'comment', work: workOf(order) },
    error: send.error,
    busy: send.isPending,
    send: sign,
  });

  if (signing.question) return signing.question;
  return (
    <Sheet
      size="m"
      title={t('execution.work.record')}
      about={label(item.item.ds_item)}
      onClose={onClose}
      backdropCloses={false}
      footer={
        <Button look="primary" size="xl" wide busy={send.isPending} onClick={record}>
          {t('execution.work.save')}
        </Button>
      }
    >
      <div className={css['form']}>
        {send.error && send.error.kind !== 'kept' && !isDigitsRefusal(send.error) && (
          <FlowFailure title={t('execution.work.failed')} error={send.error} />
        )}
        <div className={own['measure']}>
          <TextField
            label={t('execution.work.value')}
            // The phone's keys for decimals may have no minus.
            inputMode={form.unit === '°C' ? 'text' : 'decimal'}
            maxLength={longestNumber(999_999.999, 3)}
            value={form.value}
            error={wrong ? t('execution.work.valueWrong') : undefined}
            onChange={(event) => change({ value: event.target.value })}
          />
          <SelectField
            label={t('execution.work.unit')}
            value={form.unit}
            options={['', ...measureUnits].map((unit) => ({ value: unit, label: unit || '–' }))}
            error={unitMissing ? t('execution.work.unitMissing') : undefined}
            // The options are the units.
            onChange={(unit) => change({ unit: unit as RecordForm['unit'] })}
          />
        </div>
        <div className={css['written']}>
          <label htmlFor={id}>{t('execution.work.note')}</label>
          <textarea
            id={id}
            rows={3}
            maxLength={limits.commentOrder.ds_observacao}
            value={form.note}
            onChange={(event) => change({ note: event.target.value })}
          />
        </div>
        {missing && !wrong && !unitMissing && (
          <p className="error-text" role="alert">
            {t('execution.work.nothing')}
          </p>
        )}
      </div>
    </Sheet>
  );
}
