import { StateButton } from '../../../core/components/StateButton.tsx';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { openFlow } from '../../../identity/flow.ts';
import type { StepAct } from '../../step-act.ts';

/** The main button while a service is in hand: ends it and begins the next one, or finishes the order with the last. */
export function StepDone({ act: { act, flow, next } }: { act: StepAct }) {
  const { t } = useTranslation();
  return (
    <StateButton action="finish" place="band" size="xl" wide onClick={() => openFlow(flow)}>
      {t(act === 'doneLast' ? 'execution.work.doneLast' : 'identity.action.next')}
      {next && <span className="visually-hidden"> {label(next.item.ds_item)}</span>}
    </StateButton>
  );
}
