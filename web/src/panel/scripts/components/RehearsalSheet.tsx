import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { type Column, DataTable } from '../../../core/components/DataTable.tsx';
import { Sheet } from '../../../core/components/Sheet.tsx';
import { useErrorText } from '../../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { showPopup } from '../../../core/notices.ts';
import { isCancelled } from '../../../core/panel/client.ts';
import { cancel, type ManyAsked, type Rehearsal, useRehearsal, useRunProgress } from '../api.ts';
import { endedOf } from '../matrix.ts';
import { useTouchedText } from '../touched.ts';
import css from './RunView.module.css';

interface RehearsalSheetProps {
  /** What is rehearsed, under the key of the press. */
  asked: ManyAsked;
  nameOf: (database: string) => string;
  /** The databases that stay chosen. */
  onTakenOut: (bases: string[]) => void;
  onClose: () => void;
  onRun: (bases: string[]) => void;
}

type Base = Rehearsal['bases'][number];

/** Rehearses a writing script, then names the databases and the rows of each, and asks once whether it runs. */
export function RehearsalSheet({ asked, nameOf, onTakenOut, onClose, onRun }: RehearsalSheetProps) {
  const { t } = useTranslation();
  const { data, failed, close } = useRehearsed(asked, onClose);
  const [out, setOut] = useState(false);
  const bases = data?.bases.filter(({ st_base }) => !out || st_base === 'S') ?? [];
  const good = bases.filter(({ st_base }) => st_base === 'S').map(({ db_name }) => db_name);
  const wrong = bases.length - good.length;
  const takeOut = () => {
    setOut(true);
    onTakenOut(good);
  };
  return (
    <Sheet
      title={t('scripts.rehearsal.title')}
      about={aboutOf()}
      size="l"
      onClose={close}
      backdropCloses={false}
      footer={
        <>
          <Button onClick={close}>{t('scripts.rehearsal.cancel')}</Button>
          {wrong > 0 && good.length > 0 && (
            <Button onClick={takeOut}>{t('scripts.rehearsal.takeOut', { count: wrong })}</Button>
          )}
          {good.length > 0 && (
            <Button look="primary" disabled={wrong > 0} onClick={() => onRun(good)}>
              {t('scripts.rehearsal.run', { count: good.length })}
            </Button>
          )}
        </>
      }
    >
      {data === undefined ? (
        !failed && <Rehearsing asked={asked} />
      ) : (
        <div className={css['run']}>
          {wrong > 0 && good.length > 0 && (
            <p className={css['failed']} role="alert">
              {t('scripts.rehearsal.failed', { count: wrong })}
            </p>
          )}
          <Rows bases={bases} nameOf={nameOf} />
        </div>
      )}
    </Sheet>
  );

  function aboutOf() {
    if (data === undefined) return t('scripts.rehearsal.running');
    return t(good.length > 0 ? 'scripts.rehearsal.ready' : 'scripts.rehearsal.broken');
  }
}

/** Sends the rehearsal once; closing the sheet cancels what still runs. */
function useRehearsed(asked: ManyAsked, onClose: () => void) {
  const { t } = useTranslation();
  const say = useErrorText();
  const { mutate, data, isError } = useRehearsal();
  const send = useEffectEvent(() =>
    mutate(asked, {
      onError: (error) => {
        onClose();
        if (!isCancelled(error)) showPopup({ title: t('scripts.oops'), text: say(error) });
      },
    }),
  );
  useEffect(() => send(), []);
  const close = () => {
    // A rehearsal is always rolled back, so it does not matter whether it could still be cancelled.
    if (data === undefined) void cancel(asked.execucao).catch(() => undefined);
    onClose();
  };
  return { data, failed: isError, close };
}

function Rehearsing({ asked }: { asked: ManyAsked }) {
  const { t } = useTranslation();
  const { data } = useRunProgress(asked.execucao, true);
  const done = endedOf(data?.bases ?? []);
  const count = asked.bases.length;
  return (
    <div className={css['head']}>
      <progress max={count} value={done} aria-label={t('scripts.rehearsal.title')} />
      <span role="status">{t('scripts.progress', { done, count })}</span>
    </div>
  );
}

function Rows({ bases, nameOf }: { bases: readonly Base[]; nameOf: RehearsalSheetProps['nameOf'] }) {
  const { t } = useTranslation();
  const touchedText = useTouchedText();
  const columns: Column<Base>[] = [
    { id: 'base', head: t('scripts.heads.base'), cell: ({ db_name }) => nameOf(db_name) },
    {
      id: 'rows',
      head: t('scripts.rehearsal.writes'),
      long: true,
      cell: ({ tocadas, erro }) =>
        erro === null ? touchedText(tocadas ?? []) : <span className={css['wrong']}>{erro}</span>,
    },
  ];
  return (
    <DataTable
      label={t('scripts.rehearsal.title')}
      columns={columns}
      rows={bases}
      keyOf={({ db_name }) => db_name}
    />
  );
}
