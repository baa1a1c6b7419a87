import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import type { AnswerOf } from '@terminal/contract';
import { RunningClock } from '../../../core/components/RunningWorkBar.tsx';
import { dateTime } from '../../../core/format/dates.ts';
import { dotted } from '../../../core/format/dotted.ts';
import { duration } from '../../../core/format/durations.ts';
import { number } from '../../../core/format/numbers.ts';
import { personName, sentence, supplierName } from '../../../core/format/words.ts';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useSession } from '../../../core/session/store.ts';
import { useNow } from '../../../core/useNow.ts';
import { RowButtons } from './RowButtons.tsx';
import css from './WorkList.module.css';
import { WorkRow } from './WorkRow.tsx';

type Facts = readonly (readonly [string, string | null])[];

const maybe = (text: string | null) => (text === null ? null : label(text));

/** How long something lasts, in the words of the list. */
function Since({ moment }: { moment: string }) {
  const { t } = useTranslation();
  const now = useNow('minute');
  return <>{t('workList.since', { time: duration(now - Date.parse(moment)) })}</>;
}

/** Work running now, with its clock and the ways to end it (XLIST-02). */
export function ActiveRow({ row }: { row: AnswerOf<'listActiveFleet'>[number] }) {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  const facts: Facts = [
    [t('workList.order'), number(row.nr_seq_os)],
    [t('workList.plate'), row.nr_placa],
    [t('workList.start'), dateTime(row.dt_inicial, ds_fuso)],
    [t('workList.problem'), maybe(row.ds_conjunto)],
    [t('workList.service'), maybe(row.ds_item)],
    [t('workList.person'), personName(row.ds_colaborador)],
  ];
  return (
    <WorkRow
      row={row}
      detail={dotted([maybe(row.ds_item), personName(row.ds_colaborador)])}
      time={<RunningClock since={row.dt_inicial} className={css['clock']} />}
      facts={facts}
      buttons={<RowButtons section="active" row={row} technician={row.nr_seq_clifor} />}
    />
  );
}

/** Paused work: why, for how long, and the way on unless a purchase order is in it (XLIST-03). */
export function PausedRow({ row }: { row: AnswerOf<'listPaused'>[number] }) {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  const facts: Facts = [
    [t('workList.order'), number(row.nr_seq_os)],
    [t('workList.plate'), row.nr_placa],
    [t('workList.start'), dateTime(row.dt_inicial, ds_fuso)],
    [t('workList.problem'), maybe(row.ds_conjunto)],
    [t('workList.service'), maybe(row.ds_item)],
    [t('workList.person'), personName(row.ds_colaborador)],
    [t('workList.reason'), row.justificativa && label(row.justificativa)],
    [t('workList.note'), row.observacao],
  ];
  return (
    <WorkRow
      row={row}
      detail={personName(row.ds_colaborador)}
      time={<Since moment={row.dt_pausa} />}
      facts={facts}
      strip={
        <p className={css['strip']}>
          {row.oc_aberta && <IconLock aria-hidden />}
          <strong>{row.justificativa && label(row.justificativa)}</strong>
          {row.peca_chegou && <strong className={css['arrived']}>{t('workList.arrived')}</strong>}
          {row.oc_aberta ? t('workList.purchase') : row.observacao}
        </p>
      }
      buttons={<RowButtons section="paused" row={row} technician={row.nr_seq_clifor} />}
    />
  );
}

type WaitingRowData = AnswerOf<'listWaiting'>[number];

interface WaitingRowProps {
  row: WaitingRowData;
  waitsFor: 'approval' | 'release' | 'work';
}

/** An order that waits for approval, release or the rest of its work, with the command it waits for (XLIST-04, XLIST-05). */
export function WaitingRow({ row, waitsFor }: WaitingRowProps) {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  const facts: Facts = [
    [t('workList.order'), number(row.nr_seq_os)],
    [t('workList.plate'), row.nr_placa],
    waitsFor === 'approval'
      ? [t('workList.opened'), dateTime(row.dt_os, ds_fuso)]
      : [t('workList.start'), row.dt_inicial && dateTime(row.dt_inicial, ds_fuso)],
    [t('workList.problem'), maybe(row.ds_conjunto)],
    [t('workList.supplier'), row.ds_fornecedor && supplierName(row.ds_fornecedor)],
  ];
  return (
    <WorkRow
      row={{ ...row, ds_conjunto: row.ds_conjunto ?? sentence(row.ds_tipo) }}
      detail={row.ds_conjunto === null ? null : sentence(row.ds_tipo)}
      strip={
        waitsFor === 'approval' && row.ds_observacao && <p className={css['strip']}>{row.ds_observacao}</p>
      }
      time={<Since moment={row.dt_os} />}
      facts={facts}
      buttons={<RowButtons section={waitsFor} row={row} technician={null} />}
    />
  );
}
