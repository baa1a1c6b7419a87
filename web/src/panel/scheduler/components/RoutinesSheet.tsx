import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import * as rights from '@terminal/contract/call-rights';
import { useState } from 'react';
import { Answer } from '../../../core/components/Answer.tsx';
import { Button, IconButton } from '../../../core/components/Button.tsx';
import { type Column, DataTable } from '../../../core/components/DataTable.tsx';
import { Sheet } from '../../../core/components/Sheet.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { AskSheet } from '../../../core/panel/AskSheet.tsx';
import { usePanelSession } from '../../../core/panel/store.ts';
import { mayCallPanel } from '../../../core/rights.ts';
import { type Routine, useRoutines } from '../api.ts';
import { PathText } from './PathText.tsx';
import { RoutineForm } from './RoutineForm.tsx';
import table from './ScheduleTable.module.css';

type Open = { act: 'form'; routine: Routine | null } | { act: 'delete'; routine: Routine };

/** The routines there are; level A adds, configures and deletes them (SCHED-10, SCHED-15). */
export function RoutinesSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const session = usePanelSession();
  const [open, setOpen] = useState<Open | null>(null);
  const columns = useColumns(mayCallPanel(session, rights.editRoutine) ? setOpen : null);
  const close = () => setOpen(null);
  return (
    <Sheet
      title={t('scheduler.list.title')}
      about={t('scheduler.list.about')}
      onClose={onClose}
      size="l"
      footer={
        mayCallPanel(session, rights.saveRoutine) ? (
          <Button
            look="primary"
            icon={<IconPlus size={20} aria-hidden />}
            onClick={() => setOpen({ act: 'form', routine: null })}
          >
            {t('scheduler.list.add')}
          </Button>
        ) : undefined
      }
    >
      <div className="rows-close">
        <Answer
          answer={useRoutines()}
          failed={t('scheduler.list.failed')}
          empty={t('scheduler.list.empty')}
          isEmpty={(routines) => routines.length === 0}
        >
          {(routines) => (
            <DataTable
              label={t('scheduler.list.title')}
              columns={columns}
              rows={routines}
              keyOf={({ nr_sequencial }) => String(nr_sequencial)}
            />
          )}
        </Answer>
      </div>
      {open?.act === 'form' && <RoutineForm routine={open.routine} onClose={close} />}
      {open?.act === 'delete' && <DeleteRoutine routine={open.routine} onClose={close} />}
    </Sheet>
  );
}

function useColumns(onOpen: ((open: Open) => void) | null): Column<Routine>[] {
  const { t } = useTranslation();
  const columns: Column<Routine>[] = [
    {
      id: 'name',
      head: t('scheduler.list.name'),
      cell: ({ nome_rotina }) => <strong className={table['name']}>{nome_rotina}</strong>,
    },
    {
      id: 'path',
      head: t('scheduler.list.path'),
      cell: ({ ds_caminho }) => <PathText path={ds_caminho} />,
    },
    { id: 'note', head: t('scheduler.list.note'), cell: ({ ds_observacao }) => ds_observacao ?? '–' },
  ];
  if (onOpen === null) return columns;
  const acts = (routine: Routine) => (
    <div className={table['acts']}>
      <IconButton
        label={t('scheduler.list.edit', { routine: routine.nome_rotina })}
        icon={<IconPencil size={20} aria-hidden />}
        onClick={() => onOpen({ act: 'form', routine })}
      />
      <IconButton
        label={t('scheduler.list.delete', { routine: routine.nome_rotina })}
        className={table['ending']}
        icon={<IconTrash size={20} aria-hidden />}
        onClick={() => onOpen({ act: 'delete', routine })}
      />
    </div>
  );
  return [
    ...columns,
    { id: 'actions', head: t('scheduler.heads.actions'), quiet: true, act: true, cell: acts },
  ];
}

function DeleteRoutine({ routine, onClose }: { routine: Routine; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <AskSheet
      title={t('scheduler.list.deleteQuestion')}
      yes={t('scheduler.deleteYes')}
      call="deleteRoutine"
      input={{ body: { nr_sequencial: routine.nr_sequencial } }}
      done={t('scheduler.list.deleted')}
      onClose={onClose}
    >
      <p>
        <strong>{routine.nome_rotina}</strong>
      </p>
      <p>{t('scheduler.list.deleteAbout')}</p>
    </AskSheet>
  );
}
