import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs';
import type { OrderDetail } from '@terminal/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallError } from '../../core/api/errors.ts';
import { Sheet } from '../../core/components/Sheet.tsx';
import { StateButton } from '../../core/components/StateButton.tsx';
import { number } from '../../core/format/numbers.ts';
import { sentence } from '../../core/format/words.ts';
import { useNow } from '../../core/useNow.ts';
import {
  type CloseKind,
  type FinishForm,
  type FinishQuestions,
  type Missing,
  missingIn,
  startedJustNow,
} from '../finish-form.ts';
import { itemInHand } from '../work-state.ts';
import { FinishFields } from './FinishFields.tsx';
import css from './Flow.module.css';
import { FlowFailure } from './FlowFailure.tsx';

interface FinishSheetProps {
  order: OrderDetail;
  kind: CloseKind;
  questions: FinishQuestions;
  form: FinishForm;
  failure: CallError | null;
  onChange: (form: FinishForm) => void;
  onStopInstead: () => void;
  onConfirm: () => void;
  onClose: () => void;
}

/** What stopping or finishing needs to know, and nothing else (EXEC-20..26). */
export function FinishSheet(props: FinishSheetProps) {
  const { t } = useTranslation();
  const { order, kind, questions, form, failure } = props;
  const now = useNow('second');
  const fields = useRef<HTMLDivElement>(null);
  const [missing, setMissing] = useState<readonly Missing[]>([]);
  const current = itemInHand(order);
  const blocked = questions.pending.length > 0;
  const early = questions.closes && startedJustNow(order.dt_inicial, now);

  function confirm() {
    const found = missingIn(questions, form, order.km_atual);
    setMissing(found);
    if (found.length === 0) props.onConfirm();
    else requestAnimationFrame(() => fields.current?.querySelector('[aria-invalid]')?.scrollIntoView());
  }

  const title =
    kind === 'finish'
      ? t('execution.finish.title', { number: number(order.nr_sequencial) })
      : t('execution.finish.titleStop');
  return (
    <Sheet
      size="m"
      title={title}
      about={current ? sentence(current.item.ds_item) : (order.ds_conjunto ?? undefined)}
      onClose={props.onClose}
      backdropCloses={false}
      footer={
        blocked ? (
          current && (
            <StateButton action="stop" place="main" wide onClick={props.onStopInstead}>
              {t('execution.finish.stopInstead', { item: sentence(current.item.ds_item) })}
            </StateButton>
          )
        ) : (
          <StateButton action={kind} place="main" wide onClick={confirm}>
            {kind === 'finish'
              ? t('execution.finish.confirm', { number: number(order.nr_sequencial) })
              : t('execution.finish.confirmStop')}
          </StateButton>
        )
      }
    >
      <div ref={fields} className={css['form']}>
        {failure && <FlowFailure title={t('execution.failed.stop')} error={failure} />}
        {blocked ? (
          <Pending names={questions.pending.map(({ item }) => sentence(item.ds_item))} />
        ) : (
          <>
            {early && (
              <p className={css['warning']} role="status">
                <IconAlertTriangle aria-hidden />
                {t('execution.finish.early')}
              </p>
            )}
            <FinishFields {...props} missing={missing} />
          </>
        )}
      </div>
    </Sheet>
  );
}

/** The items that come first, by name. */
function Pending({ names }: { names: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <>
      <p className={css['warning']} role="alert">
        <IconAlertTriangle aria-hidden />
        {t('execution.finish.pending')}
      </p>
      <p className={css['legend']}>{t('execution.finish.pendingList')}</p>
      <ul className={css['list']}>
        {names.map((name, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two items may bear the same name; the list does not change.
          <li key={place}>
            <IconCircle aria-hidden />
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}
