import { serverNow } from '../../core/api/clock.ts';
import { CallError } from '../../core/api/errors.ts';
import { dateTime, sameDay, time } from '../../core/format/dates.ts';
import { dotted } from '../../core/format/dotted.ts';
import { number } from '../../core/format/numbers.ts';
import { writtenNumber } from '../../core/format/typed.ts';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { asksMeter, useMeterWords } from '../../core/meter.ts';
import { useMaybeSession } from '../../core/session/store.ts';
import type { Send } from './row.ts';

/** The value of a command that records one, with its unit. */
const measured = ({ vl_medida, ds_unidade }: Record<string, unknown>): string | null =>
  typeof vl_medida === 'number' ? `${writtenNumber(vl_medida)} ${String(ds_unidade)}` : null;

/** Texts about a send: what it does, when it was given, why it was refused. */
export function useSendText() {
  const { t } = useTranslation();
  const say = useErrorText();
  const words = useMeterWords();
  const zone = useMaybeSession()?.ds_fuso;
  return {
    what: ({ label: { what, order, plate = '', text = '' } }: Send) =>
      t(`offline.what.${what}`, { order: order === undefined ? '' : number(order), plate, text }),
    /** In whose name it was given. */
    who: ({ actor, personName }: Send) => actor?.name ?? personName,
    /** What was typed or chosen along with it. */
    more: ({ label, file, input: { body = {} } }: Send) =>
      label.what === 'count' ? null : dotted([file ?? label.text, measured(body)]) || null,
    /** When it was given, with the day where that is another than today. */
    time: ({ madeAt }: Send) => (sameDay(madeAt, serverNow(), zone) ? time : dateTime)(madeAt, zone),
    why: (send: Send) => {
      const { call, file, refusal } = send;
      if (refusal === null) return send.after === null ? null : t('offline.alone');
      if (refusal.status === 408 && file !== null) return t('offline.slow');
      if (refusal.status === 410) return t('offline.lost');
      if (refusal.codigo === null && call === 'startExecution') return t('offline.takenOver');
      return say(new CallError({ kind: refusal.codigo === null ? 'broken' : 'refused', ...refusal }));
    },
    /** The meter the server asked about. */
    meter: ({ refusal }: Send) =>
      asksMeter(refusal) && (refusal?.campos?.['km'] ?? refusal?.campos?.['sulco']) !== undefined
        ? words({ campos: refusal?.campos ?? {} })
        : null,
  };
}
