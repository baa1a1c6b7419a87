import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import type { AnswerOf } from '@terminal/contract';
import { hasPermission } from '@terminal/contract/permissions';
import { Button } from '../../../core/components/Button.tsx';
import { RunningClock } from '../../../core/components/RunningWorkBar.tsx';
import { StateButton } from '../../../core/components/StateButton.tsx';
import { dateTime } from '../../../core/format/dates.ts';
import { duration } from '../../../core/format/durations.ts';
import { number } from '../../../core/format/numbers.ts';
import { personName, sentence, supplierName } from '../../../core/format/words.ts';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useSession } from '../../../core/session/store.ts';
import { useNow } from '../../../core/useNow.ts';
import { openFlow } from '../../../identity/flow.ts';
import css from './WorkList.module.css';
import { WorkRow, workOf } from './WorkRow.tsx';

type Facts = readonly (readonly [string, string | null])[];

const maybe = (text: string | null) => (text === null ? null : label(text));

/** How long something lasts, in the words of the list. */
function Since({ moment }: { moment: string }) {
  const { t } = useTranslation();
  const now = useNow('minute');
  return <>{t('workList.since', { time: duration(now - Date.parse(moment)) })}</>;
}

/** Work running now, with its clock and the way to end it (XLIST-02). */
export function ActiveRow({ row }: { row: AnswerOf<'listActiveFleet'>[number] }) {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  const work = workOf(row, row.nr_seq_clifor);
  const facts: Facts = [
    [t('workList.order'), number(row.nr_seq_os)],
    [t('workList.plate'), row.nr_placa],
    [t('workList.start'), dateTime(row.dt_inicial, ds_fuso)],
    [t('workList.problem'), maybe(row.ds_conjunto)],
    [t('workList.service'), maybe(row.ds_item)],
    [t('workList.person'), personName(row.ds_colaborador)],
  ];
  // A plan order has no single services: ending its work is finishing it (G-57).
  const end = row.tp_os === 'V' ? 'finish' : 'stop';
  return (
    <WorkRow
      row={row}
      detail={[maybe(row.ds_item), personName(row.ds_colaborador)].filter(Boolean).join(' · ')}
      time={<RunningClock since={row.dt_inicial} className={css['clock']} />}
      facts={facts}
      buttons={
        <>
          <StateButton
            action="pause"
            place="card"
            about={row.nr_placa}
            onClick={() => openFlow({ kind: 'pause', work })}
          />
          <StateButton
            action={end}
            place="card"
            about={row.nr_placa}
            onClick={() => openFlow({ kind: end, work })}
          />
        </>
      }
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
      buttons={
        !row.oc_aberta && (
          <StateButton
            action="resume"
            place="card"
            about={row.nr_placa}
            onClick={() => openFlow({ kind: 'resume', work: workOf(row, row.nr_seq_clifor) })}
          />
        )
      }
    />
  );
}

type WaitingRowData = AnswerOf<'listWaiting'>[number];

interface WaitingRowProps {
  row: WaitingRowData;
  waitsFor: 'approval' | 'release' | 'work';
}

/** An order that waits for approval, release or the rest of its work, with the command for people who have it (XLIST-04, XLIST-05). */
export function WaitingRow({ row, waitsFor }: WaitingRowProps) {
  const { t } = useTranslation();
  const session = useSession();
  const facts: Facts = [
    [t('workList.order'), number(row.nr_seq_os)],
    [t('workList.plate'), row.nr_placa],
    waitsFor === 'approval'
      ? [t('workList.opened'), dateTime(row.dt_os, session.ds_fuso)]
      : [t('workList.start'), row.dt_inicial && dateTime(row.dt_inicial, session.ds_fuso)],
    [t('workList.problem'), maybe(row.ds_conjunto)],
    [t('workList.supplier'), row.ds_fornecedor && supplierName(row.ds_fornecedor)],
  ];
  const work = workOf(row, null);
  return (
    <WorkRow
      row={{ ...row, ds_conjunto: row.ds_conjunto ?? sentence(row.ds_tipo) }}
      detail={row.ds_conjunto === null ? null : sentence(row.ds_tipo)}
      strip={
        waitsFor === 'approval' && row.ds_observacao && <p className={css['strip']}>{row.ds_observacao}</p>
      }
      time={<Since moment={row.dt_os} />}
      facts={facts}
      buttons={
        waitsFor !== 'approval' ? (
          <StateButton
            action={waitsFor === 'work' ? 'start' : 'release'}
            place="card"
            about={row.nr_placa}
            onClick={() => openFlow({ kind: waitsFor === 'work' ? 'start' : 'endRelease', work })}
          />
        ) : (
          // The order asks for an approver, not the call.
          hasPermission(session, 'aprovacao') && (
            <Button
              size="l"
              look="tinted"
              icon={<IconCheck aria-hidden />}
              onClick={() => openFlow({ kind: 'approve', work, asSelf: true })}
            >
              {t('workList.approve')}
              <span className="visually-hidden"> {row.nr_placa}</span>
            </Button>
          )
        )
      }
    />
  );
}
