import * as limits from '@terminal/contract/limits';
import { useId, useRef, useState } from 'react';
import { useCommand } from '../../core/api/hooks.ts';
import { Button } from '../../core/components/Button.tsx';
import { Plate } from '../../core/components/Plate.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { dotted } from '../../core/format/dotted.ts';
import { number } from '../../core/format/numbers.ts';
import { personName } from '../../core/format/words.ts';
import { label } from '../../core/i18n/labels.ts';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { notify } from '../../core/notices.ts';
import type { BranchSession } from '../../core/session/record.ts';
import { useSession } from '../../core/session/store.ts';
import { useDraft } from '../../core/useDraft.ts';
import { surveyAnswered, surveySkipped } from '../pending.ts';
import { missingIn, needsReason } from '../rating.ts';
import { Stars } from './Stars.tsx';
import css from './SurveySheet.module.css';

interface SurveySheetProps {
  survey: NonNullable<BranchSession['pesquisa_nps']>[number];
  /** Further ones that wait. */
  left: number;
}

/** One survey: ten stars and a reason. Send or Skip, nothing else closes it (RATE-01..05). */
export function SurveySheet({ survey, left }: SurveySheetProps) {
  const { t } = useTranslation();
  const say = useErrorText();
  const { tecnicoId, fornecExt } = useSession();
  const send = useCommand('sendRating');
  const place = `avaliacao:${tecnicoId}:${survey.nr_sequencial}`;
  const [stars, setStars] = useDraft(`${place}:nota`);
  const [reason, setReason] = useDraft(place);
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const grade = stars === '' ? null : Number(stars);
  const missing = missingIn(grade, reason);
  const shown = tried ? missing : null;

  function done() {
    setStars('');
    setReason('');
    surveyAnswered(survey.nr_sequencial);
  }

  function submit() {
    setTried(true);
    if (grade === null || missing !== null) {
      form.current?.querySelector<HTMLElement>(missing === 'reason' ? 'textarea' : 'input')?.focus();
      return;
    }
    const body = {
      cd_clifor: tecnicoId,
      nr_seq_pesquisa: survey.nr_sequencial,
      nota: grade,
      observacao: reason,
      loginExterno: fornecExt,
    };
    send.mutate(
      { body },
      {
        onSuccess: () => {
          notify.success(t('surveys.sent'));
          done();
        },
        // Another tab or terminal was first: this one has nothing left to ask.
        onError: ({ codigo }) => (codigo === 'PESQUISA_RESPONDIDA' || codigo === 'NAO_ENCONTRADO') && done(),
      },
    );
  }

  return (
    <Sheet
      size="m"
      title={t('surveys.title')}
      about={left > 0 ? t('surveys.left', { count: left }) : undefined}
      footer={
        <div className={css['buttons']}>
          <Button size="xl" disabled={send.isPending} onClick={() => surveySkipped(survey.nr_sequencial)}>
            {t('surveys.skip')}
          </Button>
          <Button look="primary" size="xl" busy={send.isPending} onClick={submit}>
            {t('surveys.send')}
          </Button>
        </div>
      }
    >
      <form ref={form} className={css['form']} onSubmit={(event) => event.preventDefault()}>
        {survey.nr_seq_os !== null && survey.nr_placa !== null && (
          <p className={css['about']}>
            <Plate plate={survey.nr_placa} />
            {t('surveys.order', { number: number(survey.nr_seq_os) })}
            <span className={css['done']}>{doneIn(survey)}</span>
          </p>
        )}
        <Stars
          grade={grade}
          error={shown === 'grade' ? t('surveys.noGrade') : undefined}
          onChange={(chosen) => setStars(chosen === null ? '' : String(chosen))}
        />
        <Reason
          label={t(needsReason(grade) ? 'surveys.reasonNeeded' : 'surveys.reason')}
          value={reason}
          error={shown === 'reason' ? t('surveys.noReason') : undefined}
          onChange={setReason}
        />
        {send.error && (
          <p className={css['failure']} role="alert">
            <strong>{t('surveys.failed')}</strong> {say(send.error)}
          </p>
        )}
      </form>
    </Sheet>
  );
}

/** What the order was about, and who worked on it. */
const doneIn = ({ ds_assunto = null, mecanicos = [] }: SurveySheetProps['survey']): string =>
  dotted([ds_assunto && label(ds_assunto), mecanicos.map(personName).join(', ')]);

interface ReasonProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

function Reason({ label, value, error, onChange }: ReasonProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={css['reason']}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={3}
        maxLength={limits.sendRating.observacao}
        value={value}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${id}-about`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-about`} className={error === undefined ? css['count'] : css['error']}>
        {error === undefined ? (
          t('surveys.count', { count: value.length, max: limits.sendRating.observacao })
        ) : (
          <span role="alert">{error}</span>
        )}
      </p>
    </div>
  );
}
