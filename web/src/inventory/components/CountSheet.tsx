import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../core/components/Button.tsx';
import { TextField } from '../../core/components/Field.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { quantityText } from '../../core/format/decimals.ts';
import { typedNumber } from '../../core/format/typed.ts';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import flow from '../../flow/components/Flow.module.css';
import { useCount } from '../useCount.ts';
import type { Counting } from '../useCounting.ts';
import { CountHistory } from './CountHistory.tsx';
import css from './CountSheet.module.css';

interface CountSheetProps {
  inventory: number;
  counting: Counting;
  onType: (typed: string) => void;
  /** It was counted, or kept to be sent. */
  onDone: () => void;
  onClose: () => void;
}

/** 'Lançamento de item': item and quantity to read, the count to type (INV-08). */
export function CountSheet({ inventory, counting, onType, onDone, onClose }: CountSheetProps) {
  const { t } = useTranslation();
  const say = useErrorText();
  const { typed } = counting;
  const [wrong, setWrong] = useState(false);
  const [history, setHistory] = useState(false);
  const { item, busy, failure, count } = useCount(inventory, counting.item, onDone);
  const others = item.st_pode_contar === 'N';
  function submit(event: FormEvent) {
    event.preventDefault();
    const quantity = typedNumber(typed, 2);
    setWrong(quantity === null);
    if (quantity !== null && !busy) void count(quantity);
  }
  return (
    <Sheet
      title={t('inventory.count.title')}
      about={item.ds_codigoitem}
      backdropCloses={false}
      onClose={onClose}
      footer={
        !others && (
          <Button type="submit" form="contagem" look="primary" size="xl" wide busy={busy}>
            {t('inventory.count.confirm')}
          </Button>
        )
      }
    >
      <form id="contagem" className={flow['form']} onSubmit={submit}>
        {failure !== null && (
          <div className={flow['failure']} role="alert">
            <div>
              <strong>{t('inventory.count.failed')}</strong>
              <p>{t('inventory.count.failedText')}</p>
              {failure.codigo !== 'CONTAGEM_ENCERRADA' && <p>{say(failure)}</p>}
            </div>
          </div>
        )}
        {others && <p className={flow['warning']}>{t('inventory.count.others')}</p>}
        {!others && item.st_recontagem === 'S' && (
          <p className={flow['warning']}>{t('inventory.count.again')}</p>
        )}
        <TextField label={t('inventory.count.item')} className={css['fixed']} value={item.ds_item} readOnly />
        <div className={flow['pair']}>
          <TextField
            label={t('inventory.count.quantity')}
            className={css['fixed']}
            value={item.nr_qtidade === null ? t('inventory.count.none') : quantityText(item.nr_qtidade)}
            readOnly
          />
          <TextField
            label={t('inventory.count.counted')}
            inputMode="decimal"
            maxLength={12}
            disabled={others}
            value={typed}
            error={wrong ? t('core.typed.decimal') : undefined}
            data-focus-first
            onChange={({ target }) => {
              onType(target.value);
              setWrong(false);
            }}
          />
        </div>
        <Button
          look="quiet"
          className={flow['fold']}
          icon={<IconHistory aria-hidden />}
          aria-expanded={history}
          onClick={() => setHistory(!history)}
        >
          {t('inventory.count.history')}
        </Button>
        {history && <CountHistory inventory={inventory} stock={item.nr_sequencial} />}
      </form>
    </Sheet>
  );
}
