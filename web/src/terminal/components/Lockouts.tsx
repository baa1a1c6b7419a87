import IconLockOpen from '@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs';
import { IconButton } from '../../core/components/Button.tsx';
import { type Column, DataTable } from '../../core/components/DataTable.tsx';
import { NotLoaded } from '../../core/components/NotLoaded.tsx';
import type { TFunction } from '../../core/i18n/translate.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { type Lockout, useKeeper, useLockouts } from '../api.ts';
import css from './Lockouts.module.css';

/** Text of what is locked out. */
export function nameOf(lockout: Lockout, t: TFunction): string {
  const { tp_conta, cd_conta, ds_terminal, ds_rede, nome_empresa } = lockout;
  if (cd_conta !== null) return `${t(`terminals.lockouts.accounts.${tp_conta ?? 'I'}`)} ${cd_conta}`;
  return (
    ds_terminal ?? ds_rede ?? t('terminals.lockouts.strangers', { company: nome_empresa ?? t('panel.name') })
  );
}

const places = {
  conta: 'account',
  'origem-conta': 'accountAtNetwork',
  'terminal-conta': 'accountAtTerminal',
  origem: 'network',
  terminal: 'terminal',
  empresa: 'company',
} as const satisfies Record<Lockout['tp_bloqueio'], string>;

/** Where it is refused. */
export function placeOf({ tp_bloqueio, ds_terminal, ds_rede }: Lockout, t: TFunction): string {
  const name = ds_terminal ?? ds_rede ?? '';
  return t(`terminals.lockouts.places.${places[tp_bloqueio]}`, { name });
}

interface LockoutsProps {
  company: string;
  onRelease: ((lockout: Lockout) => void) | undefined;
}

/**
 * Who and what is locked out after wrong tries, where, until when; empty without lockouts (G-04).
 * @param props.company '' = everywhere
 * @param props.onRelease absent: the user may not release
 */
export function Lockouts({ company, onRelease }: LockoutsProps) {
  const { t } = useTranslation();
  const answer = useLockouts(company);
  const { isOwn, moment } = useKeeper();
  if (answer.data === undefined) return <NotLoaded answer={answer} title={t('terminals.lockouts.failed')} />;
  const lockouts = answer.data.data;
  if (lockouts.length === 0) return null;
  const columns: Column<Lockout>[] = [
    {
      id: 'who',
      head: t('terminals.lockouts.heads.who'),
      cell: (lockout) => <strong>{nameOf(lockout, t)}</strong>,
    },
    { id: 'where', head: t('terminals.lockouts.heads.where'), cell: (lockout) => placeOf(lockout, t) },
    { id: 'tries', head: t('terminals.lockouts.heads.tries'), cell: ({ qt_falhas }) => qt_falhas, end: true },
    { id: 'last', head: t('terminals.lockouts.heads.last'), cell: ({ dt_ultima }) => moment(dt_ultima) },
    {
      id: 'until',
      head: t('terminals.lockouts.heads.until'),
      cell: ({ dt_livre }) => moment(dt_livre) || t('terminals.lockouts.forEver'),
    },
  ];
  if (!isOwn)
    columns.splice(1, 0, {
      id: 'company',
      head: t('panel.company'),
      cell: ({ nome_empresa, tp_bloqueio }) =>
        nome_empresa ?? (tp_bloqueio === 'origem' ? '' : t('panel.name')),
    });
  if (onRelease !== undefined)
    columns.push({
      id: 'actions',
      head: t('terminals.heads.actions'),
      quiet: true,
      act: true,
      cell: (lockout) => (
        <IconButton
          label={t('terminals.lockouts.release', { name: nameOf(lockout, t) })}
          icon={<IconLockOpen size={20} aria-hidden />}
          onClick={() => onRelease(lockout)}
        />
      ),
    });
  return (
    <section className={css['lockouts']}>
      <h2>{t('terminals.lockouts.title')}</h2>
      <DataTable
        label={t('terminals.lockouts.title')}
        columns={columns}
        rows={lockouts}
        keyOf={({ bloqueio }) => bloqueio}
      />
    </section>
  );
}
