import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../core/components/Button.tsx';
import { TextField } from '../../core/components/Field.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { label } from '../../core/i18n/labels.ts';
import { notify } from '../../core/notices.ts';
import flow from '../../flow/components/Flow.module.css';
import { FlowFailure } from '../../flow/components/FlowFailure.tsx';
import { type NamedPart, useSetShelf } from '../api.ts';

/** Where a part lies in the branch; empty, nobody knows. */
export function ShelfSheet({ part, onClose }: { part: NamedPart; onClose: () => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState(part.ds_prateleira ?? '');
  const { mutateAsync, isPending, error, reset } = useSetShelf();
  const confirm = () =>
    mutateAsync({
      params: { id: String(part.nr_sequencial) },
      body: { ds_prateleira: text.trim() === '' ? null : text.trim() },
    }).then(
      ({ mensagem }) => {
        notify.success(mensagem);
        onClose();
      },
      () => undefined, // said in the sheet
    );
  return (
    <Sheet
      title={t('stock.shelf.title')}
      about={`${part.ds_codigoitem} · ${label(part.ds_item)}`}
      backdropCloses={false}
      onClose={onClose}
      footer={
        <div className={flow['form']}>
          {error && <FlowFailure title={t('stock.shelf.failed')} error={error} />}
          <Button look="primary" size="xl" wide busy={isPending} onClick={() => void confirm()}>
            {t('stock.shelf.confirm')}
          </Button>
        </div>
      }
    >
      <div className={flow['form']}>
        <p>{t('stock.shelf.about')}</p>
        <TextField
          large
          label={t('stock.shelf.field')}
          maxLength={40}
          value={text}
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
