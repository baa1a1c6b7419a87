import { type CallError, isDigitsRefusal } from '../core/api/errors.ts';
import { useErrorText } from '../core/i18n/useErrorText.ts';
import { asksMeter } from '../core/meter.ts';
import { notify } from '../core/notices.ts';
import { dismissFlow } from '../identity/flow.ts';

/**
 * What follows the answer to a command of a flow.
 * @param clear empties the draft of the sheet, once the command was answered or kept
 * @param show shows any other failure; identity refusals and questions about the meter stay in the step that asked
 */
export function useFlowEnd({ clear, show }: { clear?: () => void; show: (error: CallError) => void }) {
  const say = useErrorText();
  /** Ends the flow; @param text notice to show, if any. */
  const end = (text?: string) => {
    clear?.();
    dismissFlow();
    if (text !== undefined) notify.success(text);
  };
  const onError = (error: CallError) => {
    if (error.kind === 'kept') end(say(error));
    else if (!isDigitsRefusal(error) && !asksMeter(error)) show(error);
  };
  return { end, onError };
}
