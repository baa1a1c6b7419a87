import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheckFilled from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs';
import { number } from '../../../core/format/numbers.ts';
import { plateText } from '../../../core/format/plates.ts';
import { useErrorText } from '../../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { Link } from '../../../core/navigation/Link.tsx';
import type { DueRow } from '../weeks.ts';
import css from './GenerateSheet.module.css';
import type { Result } from './useGeneration.ts';

interface ResultRowProps {
  row: DueRow;
  /** The generation has begun. */
  begun: boolean;
  /** Absent: not sent yet. */
  result: Result | undefined;
  /** The order was chosen, its page opens. */
  onOpen: () => void;
}

/** One of the orders to be generated, and how it went. */
export function ResultRow({ row: { plan, due }, begun, result, onOpen }: ResultRowProps) {
  const { t } = useTranslation();
  return (
    <li className={css['row']}>
      <span>
        <strong>{plateText(plan.nr_placa)}</strong> · {due.ds_ciclo} ·{' '}
        {t(`plans.forecast.kinds.${plan.tp_plano}`)}
      </span>
      {begun && result === undefined && <span className="soft">{t('plans.forecast.batch.waiting')}</span>}
      {result?.state === 'done' && (
        <Link
          to="/os/$id"
          params={{ id: String(result.answer.nr_seq_os) }}
          onClick={onOpen}
          className={css['made']}
        >
          <IconCircleCheckFilled size={20} aria-hidden />
          {t('plans.forecast.batch.order', { number: number(result.answer.nr_seq_os) })}
        </Link>
      )}
      {result !== undefined && result.state !== 'done' && <Reason error={result.error} />}
    </li>
  );
}

function Reason({ error }: { error: unknown }) {
  const text = useErrorText();
  return (
    <span className={css['refused']}>
      <IconAlertTriangle size={20} aria-hidden />
      {text(error)}
    </span>
  );
}
