import * as limits from '@terminal/contract/limits';
import type { ReactNode } from 'react';
import type { CallError } from '../../core/api/errors.ts';
import { TextField } from '../../core/components/Field.tsx';
import { FormSheet } from '../../core/components/FormSheet.tsx';
import { Segmented } from '../../core/components/Segmented.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { FlowFailure } from '../../identity/components/FlowFailure.tsx';

/** Kind of correction: replaced by another value, or declared void. */
export type CorrectionAct = 'correct' | 'void';

interface CorrectionFrameProps {
  title: string;
  /** What was recorded. */
  about: string;
  act: CorrectionAct;
  /** Whether another value can take its place; else it can only be declared void. */
  valued?: boolean;
  onAct: (act: CorrectionAct) => void;
  reason: string;
  /** The reason is missing, and it was to be sent. */
  lacksReason: boolean;
  onReason: (reason: string) => void;
  /** Name of the fact declared void; left out: the reading. */
  voidName?: string;
  /** What follows when it is void. */
  voidAbout: string;
  failure: CallError | null;
  busy: boolean;
  onSend: () => void;
  onClose: () => void;
  /** Fields of the right value. */
  children: ReactNode;
  /** A question about what was sent. */
  question?: ReactNode;
}

/** Whether a reason says enough (correcao_motivo). */
export const isReason = (reason: string): boolean => reason.trim().length >= 3;

/** The one form of a correction, whatever was recorded wrong: what is right or that it never was, and why. */
export function CorrectionFrame(props: CorrectionFrameProps) {
  const { title, about, act, valued = true, failure, busy, children, question } = props;
  const { t } = useTranslation();
  return (
    <FormSheet
      title={title}
      about={about}
      size="m"
      onClose={props.onClose}
      busy={busy}
      onSend={props.onSend}
      send={t(`fleet.correction.send.${act === 'void' && props.voidName !== undefined ? 'annul' : act}`)}
      notice={failure && <FlowFailure title={t('fleet.correction.failed')} error={failure} />}
    >
      {valued && (
        <Segmented
          label={t('fleet.correction.what')}
          value={act}
          options={[
            { value: 'correct', label: t('fleet.correction.correct') },
            { value: 'void', label: props.voidName ?? t('fleet.correction.void') },
          ]}
          onChange={props.onAct}
        />
      )}
      {act === 'void' ? <p>{props.voidAbout}</p> : children}
      <TextField
        label={t('fleet.correction.reason')}
        maxLength={limits.correctReading.motivo}
        value={props.reason}
        error={props.lacksReason ? t('fleet.correction.needsReason') : undefined}
        onChange={(event) => props.onReason(event.target.value)}
      />
      {question}
    </FormSheet>
  );
}
