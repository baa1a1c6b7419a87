import IconCircleCheckFilled from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs';
import * as limits from '@terminal/contract/limits';
import { pauseMissing } from '@terminal/contract/pausing';
import { useId, useState } from 'react';
import { type CallError, isAway } from '../../core/api/errors.ts';
import { isLost } from '../../core/components/Answer.tsx';
import { ErrorState } from '../../core/components/ErrorState.tsx';
import css from '../../core/components/Form.module.css';
import { Sheet } from '../../core/components/Sheet.tsx';
import { Shape, Skeleton } from '../../core/components/Skeleton.tsx';
import { StateButton } from '../../core/components/StateButton.tsx';
import { number } from '../../core/format/numbers.ts';
import { label as named } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { UnknownCodes } from '../../core/scan/UnknownCodes.tsx';
import { useScanner } from '../../core/scan/useScanner.ts';
import { useReasons } from '../../identity/api.ts';
import { FlowFailure } from '../../identity/components/FlowFailure.tsx';
import type { FlowOrder } from '../../identity/flow.ts';
import { ItemPicker } from '../../items/components/ItemPicker.tsx';
import type { ChosenItem } from '../../items/item-form.ts';
import { useTakePart } from '../../items/usePartScan.ts';
import { Note } from './Note.tsx';
import { documentedReasons, reasonIcon } from './reason-icons.ts';

/** What a pause says about itself. */
export interface PauseChoice {
  reason: string;
  part: number | null;
  note: string;
}

interface PauseSheetProps {
  work: FlowOrder;
  note: string;
  failure: CallError | null;
  onNote: (note: string) => void;
  onConfirm: (choice: PauseChoice) => void;
  onClose: () => void;
}

/** All reasons at once; the part is asked for only where the reason needs one. */
export function PauseSheet({ work, note, failure, onNote, onConfirm, onClose }: PauseSheetProps) {
  const { t } = useTranslation();
  const reasons = useReasons('PAUSA');
  const [reason, setReason] = useState<string | null>(null);
  const [part, setPart] = useState<ChosenItem | null>(null);
  const [missing, setMissing] = useState<ReturnType<typeof pauseMissing>>(null);
  const lost = isLost(reasons);
  const away = lost && isAway(reasons.failureReason);
  const known = reasons.data ?? (away ? documentedReasons : undefined);
  const chosen = known?.find(({ ds_motivo }) => ds_motivo === reason);
  const needsPart = chosen?.st_exige_peca === 'S';

  // A part that is scanned is what is waited for.
  const waiting = known?.find(({ st_exige_peca }) => st_exige_peca === 'S');
  const takePart = useTakePart((scanned) => {
    if (!needsPart) setReason(waiting?.ds_motivo ?? null);
    setPart(scanned);
    setMissing(null);
  }, 'unknown');
  useScanner('sheet', (text) => (waiting ? takePart(text) : 'unknown'));

  function confirm() {
    const lacking = pauseMissing(chosen, { part: part !== null });
    if (lacking !== null || reason === null) return setMissing(lacking);
    onConfirm({ reason, part: needsPart ? (part?.nr_sequencial ?? null) : null, note: note.trim() });
  }

  return (
    <Sheet
      size="m"
      title={t('execution.pause.title')}
      onClose={onClose}
      backdropCloses={false}
      footer={
        <StateButton action="pause" place="main" wide onClick={confirm}>
          {t('execution.pause.confirm', { number: number(work.nr_sequencial) })}
        </StateButton>
      }
    >
      <div className={css['form']}>
        {failure && <FlowFailure title={t('execution.failed.pause')} error={failure} />}
        {known === undefined && !lost && <LoadingReasons />}
        {lost && !away && (
          <ErrorState
            title={t('identity.reasonsFailed')}
            error={reasons.error}
            busy={reasons.isFetching}
            onRetry={() => void reasons.refetch()}
          />
        )}
        {known && (
          <Reasons
            reasons={known.map(({ ds_motivo }) => ds_motivo)}
            chosen={reason}
            onChoose={(one) => {
              setReason(one);
              setMissing(null);
            }}
          />
        )}
        {missing === 'JUSTIFICATIVA_OBRIGATORIA' && (
          <p className="error-text" role="alert">
            {t('execution.pause.reasonMissing')}
          </p>
        )}
        {needsPart && (
          <ItemPicker
            type="4"
            label={t('execution.pause.part')}
            value={part}
            error={missing === 'PECA_OBRIGATORIA' ? t('execution.pause.partMissing') : undefined}
            onChange={(item) => {
              setPart(item);
              setMissing(null);
            }}
          />
        )}
        <UnknownCodes />
        <Note
          label={t('execution.pause.note')}
          hint={t('execution.pause.noteHint')}
          value={note}
          onChange={onNote}
          max={limits.pauseExecution.observacao}
        />
      </div>
    </Sheet>
  );
}

interface ReasonsProps {
  reasons: readonly string[];
  chosen: string | null;
  onChoose: (reason: string) => void;
}

function Reasons({ reasons, chosen, onChoose }: ReasonsProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className={css['choices']} aria-label={t('execution.pause.title')}>
      {reasons.map((reason) => {
        const Icon = reason === chosen ? IconCircleCheckFilled : reasonIcon(reason);
        return (
          <label key={reason} className={css['choice']}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={reason === chosen}
              onChange={() => onChoose(reason)}
            />
            <Icon aria-hidden />
            <span>{named(reason)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

function LoadingReasons() {
  return (
    <Skeleton>
      <div className={css['choices']}>
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((place) => (
          <Shape key={place} height="64px" radius="10px" />
        ))}
      </div>
    </Skeleton>
  );
}
