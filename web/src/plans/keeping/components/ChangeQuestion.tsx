import * as limits from '@terminal/contract/limits';
import { useState } from 'react';
import type { CallError } from '../../../core/api/errors.ts';
import { TextField } from '../../../core/components/Field.tsx';
import { FormSheet } from '../../../core/components/FormSheet.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';

interface ChangeQuestionProps {
  /** The server's answer to the change without a reason. */
  refused: CallError;
  /** Suggested reason. */
  proposed?: string;
  busy: boolean;
  onYes: (reason: string) => void;
  onNo: () => void;
}

/** Whether the server requires a reason for a change and has answered its effect. */
export const asksReason = (error: CallError | null): boolean => error?.codigo === 'CONFIRMA_PLANO';

/** Effect of a plan's change on due vehicles, and its reason. */
export function ChangeQuestion({ refused, proposed = '', busy, onYes, onNo }: ChangeQuestionProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState(proposed);
  const [tried, setTried] = useState(false);
  const told = (field: string) => Number(refused.campos[field] ?? 0);
  const [before, after] = [told('antes'), told('depois')];
  const given = reason.trim();
  return (
    <FormSheet
      title={t('plans.keeping.change.question')}
      size="m"
      onClose={onNo}
      busy={busy}
      onSend={() => (given.length < 3 ? setTried(true) : onYes(given))}
      send={t('plans.keeping.change.yes')}
    >
      {before !== after && (
        <p>
          <strong>
            {t(before > after ? 'plans.keeping.change.fewer' : 'plans.keeping.change.more', {
              count: Math.abs(before - after),
            })}
          </strong>
        </p>
      )}
      <p>{t('plans.keeping.change.counts', { before, after })}</p>
      <p>
        {t('plans.keeping.change.soon', { before: told('a_vencer_antes'), after: told('a_vencer_depois') })}
      </p>
      <TextField
        label={t('plans.keeping.change.reason')}
        value={reason}
        maxLength={limits.saveCycles.motivo}
        data-focus-first
        error={tried && given.length < 3 ? t('plans.keeping.place.needsReason') : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormSheet>
  );
}
