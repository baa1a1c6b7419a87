import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { IconButton } from '../../core/components/Button.tsx';
import { type Column, DataTable } from '../../core/components/DataTable.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useNow } from '../../core/useNow.ts';
import { type Terminal, useKeeper } from '../api.ts';
import { stateOf } from '../state.ts';
import css from './TerminalTable.module.css';

/** An action on a terminal. */
export interface TerminalAct {
  act: 'renew' | 'revoke';
  terminal: Terminal;
}

interface TerminalTableProps {
  terminals: readonly Terminal[];
  busy: boolean;
  /** Absent: the user may not change terminals. */
  onAct: ((act: TerminalAct) => void) | undefined;
}

/** Terminals with where they are, how they stand and what can be done. */
export function TerminalTable({ terminals, busy, onAct }: TerminalTableProps) {
  const { t } = useTranslation();
  const now = useNow('minute');
  const { isOwn, moment } = useKeeper();
  const columns: Column<Terminal>[] = [
    {
      id: 'name',
      head: t('terminals.heads.name'),
      cell: ({ ds_terminal }) => <strong className={css['name']}>{ds_terminal}</strong>,
    },
    {
      id: 'branch',
      head: t('terminals.heads.branch'),
      cell: ({ ds_filial }) => ds_filial ?? t('terminals.allBranches'),
    },
    {
      id: 'state',
      head: t('terminals.heads.state'),
      cell: (terminal) => {
        const state = stateOf(terminal, now);
        return <span className={css[state]}>{t(`terminals.states.${state}`)}</span>;
      },
    },
    {
      id: 'used',
      head: t('terminals.heads.used'),
      cell: ({ dt_ultimo_uso }) => moment(dt_ultimo_uso) || t('terminals.never'),
    },
  ];
  if (!isOwn)
    columns.unshift({ id: 'company', head: t('panel.company'), cell: ({ nome_empresa }) => nome_empresa });
  if (onAct !== undefined)
    columns.push({
      id: 'actions',
      head: t('terminals.heads.actions'),
      quiet: true,
      act: true,
      cell: (terminal) => <Acts terminal={terminal} onAct={onAct} />,
    });
  return (
    <DataTable
      label={t('panel.pages.terminals')}
      columns={columns}
      rows={terminals}
      keyOf={({ nr_sequencial }) => String(nr_sequencial)}
      busy={busy}
    />
  );
}

function Acts({ terminal, onAct }: { terminal: Terminal; onAct: (act: TerminalAct) => void }) {
  const { t } = useTranslation();
  const name = terminal.ds_terminal;
  // An empty cell keeps the row's height.
  if (terminal.st_terminal === 'R') return <div className={css['acts']} />;
  return (
    <div className={css['acts']}>
      {terminal.st_terminal === 'P' && (
        <IconButton
          label={t('terminals.renew.open', { name })}
          icon={<IconKey size={20} aria-hidden />}
          onClick={() => onAct({ act: 'renew', terminal })}
        />
      )}
      <IconButton
        label={t('terminals.revoke.open', { name })}
        className={css['ending']}
        icon={<IconTrash size={20} aria-hidden />}
        onClick={() => onAct({ act: 'revoke', terminal })}
      />
    </div>
  );
}
