import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../core/components/Button.tsx';
import { TextField } from '../../core/components/Field.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { quantityText } from '../../core/format/decimals.ts';
import { label } from '../../core/i18n/labels.ts';
import { notify } from '../../core/notices.ts';
import flow from '../../flow/components/Flow.module.css';
import { FlowFailure } from '../../flow/components/FlowFailure.tsx';
import { type NamedPart, useSetMinimum } from '../api.ts';
import { quantityOf } from '../entry-form.ts';

/** Least there should be of a part in the branch; empty, nobody watches it. */
export function MinimumSheet({ part, onClose }: { part: NamedPart; onClose: () => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState(part.qt_minimo === null ? '' : quantityText(part.qt_minimo));
  const [tried, setTried] = useState(false);
  const { mutateAsync, isPending, error, reset } = useSetMinimum();
  const minimum = quantityOf(text);
  const wrong = text.trim() !== '' && minimum === null;
  function confirm() {
    setTried(true);
    if (wrong) return;
    const params = { id: String(part.nr_sequencial) };
    mutateAsync({ params, body: { qt_minimo: minimum } }).then(
      ({ mensagem }) => {
        notify.success(mensagem);
        onClose();
      },
      () => undefined, // said in the sheet
    );
  }
  return (
    <Sheet
      title={t('stock.minimum.title')}
      about={`${part.ds_codigoitem} · ${label(part.ds_item)}`}
      backdropCloses={false}
      onClose={onClose}
      footer={
        <div className={flow['form']}>
          {error && <FlowFailure title={t('stock.minimum.failed')} error={error} />}
          <Button look="primary" size="xl" wide busy={isPending} onClick={confirm}>
            {t('stock.minimum.confirm')}
          </Button>
        </div>
      }
    >
      <div className={flow['form']}>
        <p>{t('stock.minimum.about')}</p>
        <TextField
          large
          label={t('stock.minimum.field')}
          inputMode="decimal"
          maxLength={10}
          value={text}
          error={tried && wrong ? t('stock.entry.faults.quantity') : undefined}
          data-focus-first
          onChange={({ target }) => {
            reset();
            setText(target.value);
          }}
        />
      </div>
    </Sheet>
  );
}
