import IconLockOpen from '@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs';
import { IconButton } from '../../../core/components/Button.tsx';
import { type Column, DataTable } from '../../../core/components/DataTable.tsx';
import { NotLoaded } from '../../../core/components/NotLoaded.tsx';
import { dateTime } from '../../../core/format/dates.ts';
import type { TFunction } from '../../../core/i18n/translate.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { type Lock, useLocks } from '../api.ts';
import css from './Locks.module.css';

/** Text of what is locked. */
export function nameOf(lock: Lock, t: TFunction): string {
  const { tp_conta, cd_conta, ds_terminal, ds_rede, nome_empresa } = lock;
  if (cd_conta !== null) return `${t(`terminals.locks.accounts.${tp_conta ?? 'I'}`)} ${cd_conta}`;
  return (
    ds_terminal ?? ds_rede ?? t('terminals.locks.strangers', { company: nome_empresa ?? t('panel.name') })
  );
}

const places = {
  conta: 'account',
  'origem-conta': 'accountAtNetwork',
  'terminal-conta': 'accountAtTerminal',
  origem: 'network',
  terminal: 'terminal',
  empresa: 'company',
} as const satisfies Record<Lock['tp_bloqueio'], string>;

/** Where it is refused. */
export function placeOf({ tp_bloqueio, ds_terminal, ds_rede }: Lock, t: TFunction): string {
  const name = ds_terminal ?? ds_rede ?? '';
  return t(`terminals.locks.places.${places[tp_bloqueio]}`, { name });
}

/**
 * Who and what is locked after wrong tries, where, until when; empty without locks (G-04).
 * @param props.onRelease absent: the user may not release
 */
export function Locks({ onRelease }: { onRelease: ((lock: Lock) => void) | undefined }) {
  const { t } = useTranslation();
  const answer = useLocks();
  if (answer.data === undefined) return <NotLoaded answer={answer} title={t('terminals.locks.failed')} />;
  const locks = answer.data.data;
  if (locks.length === 0) return null;
  const columns: Column<Lock>[] = [
    { id: 'who', head: t('terminals.locks.heads.who'), cell: (lock) => <strong>{nameOf(lock, t)}</strong> },
    {
      id: 'company',
      head: t('panel.company'),
      cell: ({ nome_empresa, tp_bloqueio }) =>
        nome_empresa ?? (tp_bloqueio === 'origem' ? '' : t('panel.name')),
    },
    { id: 'where', head: t('terminals.locks.heads.where'), cell: (lock) => placeOf(lock, t) },
    { id: 'tries', head: t('terminals.locks.heads.tries'), cell: ({ qt_falhas }) => qt_falhas, end: true },
    { id: 'last', head: t('terminals.locks.heads.last'), cell: ({ dt_ultima }) => dateTime(dt_ultima) },
    {
      id: 'until',
      head: t('terminals.locks.heads.until'),
      cell: ({ dt_livre }) => dateTime(dt_livre) || t('terminals.locks.forEver'),
    },
  ];
  if (onRelease !== undefined)
    columns.push({
      id: 'actions',
      head: t('terminals.heads.actions'),
      quiet: true,
      act: true,
      cell: (lock) => (
        <IconButton
          label={t('terminals.locks.release', { name: nameOf(lock, t) })}
          icon={<IconLockOpen size={20} aria-hidden />}
          onClick={() => onRelease(lock)}
        />
      ),
    });
  return (
    <section className={css['locks']}>
      <h2>{t('terminals.locks.title')}</h2>
      <DataTable
        label={t('terminals.locks.title')}
        columns={columns}
        rows={locks}
        keyOf={({ bloqueio }) => bloqueio}
      />
    </section>
  );
}
