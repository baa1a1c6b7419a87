import * as limits from '@terminal/contract/limits';
import { useState } from 'react';
import { TextField } from '../../core/components/Field.tsx';
import { FormSheet } from '../../core/components/FormSheet.tsx';
import { amountText, inUnit, isBroken } from '../../core/format/amounts.ts';
import { longestNumber, typedNumber } from '../../core/format/typed.ts';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { notify } from '../../core/notices.ts';
import { FlowFailure } from '../../identity/components/FlowFailure.tsx';
import { type NamedPart, useCorrectStock } from '../api.ts';
import { correctionWords } from '../correction.ts';

interface CorrectSheetProps {
  part: NamedPart;
  balance: number;
  onClose: () => void;
}

/** Corrects the balance of a part with a reason; the difference is shown before confirming. */
export function CorrectSheet({ part, balance, onClose }: CorrectSheetProps) {
  const { t } = useTranslation();
  // The balance the person saw; a later change is reported by the refusal and does not alter the open sheet.
  const [seen, setSeen] = useState(balance);
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error, reset } = useCorrectStock();
  const right = typedNumber(text, 2);
  const fault =
    right === null
      ? t('stock.correct.faults.balance')
      : right === seen
        ? t('stock.correct.faults.same')
        : isBroken(right, part.cd_unidade)
          ? t('items.whole')
          : undefined;
  const faultless = fault === undefined && reason.trim() !== '';
  function confirm() {
    setTried(true);
    if (right === null || !faultless) return;
    mutate(
      {
        body: {
          nr_seq_estoque: part.nr_sequencial,
          qt_saldo: right,
          qt_saldo_visto: seen,
          motivo: reason.trim(),
        },
      },
      {
        onSuccess: ({ os_avisadas: count }) => {
          notify.success(count === 0 ? t('stock.correct.done') : t('stock.correct.told', { count }));
          onClose();
        },
        onError: ({ codigo, campos }) => {
          if (codigo === 'SALDO_MUDOU') setSeen(Number(campos['saldo']));
        },
      },
    );
  }
  return (
    <FormSheet
      size="m"
      title={t('stock.correct.title')}
      about={`${part.ds_codigoitem} · ${label(part.ds_item)}`}
      onClose={onClose}
      busy={isPending}
      onSend={confirm}
      send={t('stock.correct.confirm')}
      notice={error && <FlowFailure title={t('stock.correct.failed')} error={error} />}
    >
      <p>{t('stock.correct.now', { balance: amountText(seen, part.cd_unidade) })}</p>
      <TextField
        large
        label={inUnit(t('stock.correct.balance'), part.cd_unidade)}
        inputMode="decimal"
        maxLength={longestNumber(limits.correctStock.qt_saldo, 2)}
        value={text}
        error={tried ? fault : undefined}
        data-focus-first
        onChange={({ target }) => {
          reset();
          setText(target.value);
        }}
      />
      <p role="status">
        <strong>{right === null ? ' ' : correctionWords(seen, right, t)}</strong>
      </p>
      <TextField
        label={t('stock.correct.reason')}
        maxLength={limits.correctStock.motivo}
        value={reason}
        error={tried && reason.trim() === '' ? t('stock.correct.faults.reason') : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormSheet>
  );
}
