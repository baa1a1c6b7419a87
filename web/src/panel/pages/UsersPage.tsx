import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import * as rights from '@terminal/contract/call-rights';
import * as limits from '@terminal/contract/limits';
import { Suspense, useState } from 'react';
import { Answer } from '../../core/components/Answer.tsx';
import { Button, IconButton } from '../../core/components/Button.tsx';
import { type Column, DataTable } from '../../core/components/DataTable.tsx';
import { TextField } from '../../core/components/Field.tsx';
import { PageHead } from '../../core/components/PageHead.tsx';
import { Pagination } from '../../core/components/Pagination.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../core/lazy-part.tsx';
import { usePanelCall } from '../../core/panel/hooks.ts';
import { usePanelSession } from '../../core/panel/store.ts';
import { mayCallPanel } from '../../core/rights.ts';
import { useSettled } from '../../core/useSettled.ts';
import type { PanelUser } from '../user-form.ts';
import css from './Pages.module.css';

const UserSheet = lazySheet(async () => (await import('../components/UserSheet.tsx')).UserSheet);

/** The users of the panel, with their level and allowed addresses (G-05). */
export function UsersPage() {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const [filter, setFilter] = useState('');
  const [open, setOpen] = useState<PanelUser | 'new' | null>(null);
  const settled = useSettled(filter.trim(), 300);
  const query = { page: String(page), ...(settled === '' ? {} : { filtro: settled }) };
  const answer = usePanelCall('listPanelUsers', { query }, { keepPrevious: true });
  const session = usePanelSession();
  const columns = useColumns(mayCallPanel(session, rights.editPanelUser) ? setOpen : undefined);
  return (
    <>
      <PageHead
        title={t('panel.pages.users')}
        about={null}
        actions={
          mayCallPanel(session, rights.savePanelUser) && (
            <Button look="primary" icon={<IconPlus size={20} aria-hidden />} onClick={() => setOpen('new')}>
              {t('panel.users.add')}
            </Button>
          )
        }
      />
      <div className={css['filters']}>
        <TextField
          label={t('panel.users.filter')}
          value={filter}
          onChange={({ target }) => {
            setFilter(target.value.slice(0, limits.listPanelUsers.filtro));
            setPage(1);
          }}
        />
      </div>
      <Answer
        answer={answer}
        failed={t('panel.users.failed')}
        empty={t('panel.users.empty')}
        isEmpty={({ data }) => data.length === 0}
      >
        {({ data, last_page }) => (
          <>
            <DataTable
              label={t('panel.pages.users')}
              columns={columns}
              rows={data}
              keyOf={({ nr_sequencial }) => String(nr_sequencial)}
              busy={answer.isPlaceholderData}
            />
            <Pagination page={page} lastPage={last_page} onPage={setPage} />
          </>
        )}
      </Answer>
      {open !== null && (
        <Suspense>
          <UserSheet user={open === 'new' ? null : open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}

function useColumns(edit: ((user: PanelUser) => void) | undefined): Column<PanelUser>[] {
  const { t } = useTranslation();
  const columns: Column<PanelUser>[] = [
    { id: 'name', head: t('panel.users.heads.name'), cell: ({ ds_nome }) => ds_nome },
    {
      id: 'login',
      head: t('panel.users.heads.login'),
      cell: ({ nr_matricula, nr_sequencial }) =>
        nr_matricula ?? t('panel.users.external', { number: nr_sequencial }),
    },
    {
      id: 'level',
      head: t('panel.users.heads.level'),
      cell: ({ tp_acesso }) => t(`panel.levels.${tp_acesso}`),
    },
    {
      id: 'networks',
      head: t('panel.users.heads.networks'),
      cell: ({ ds_redes }) => ds_redes.join(', ') || t('panel.users.anywhere'),
    },
    {
      id: 'password',
      head: t('panel.users.heads.password'),
      cell: ({ tem_senha }) => t(tem_senha ? 'panel.users.hasPassword' : 'panel.users.noPassword'),
    },
    {
      id: 'factor',
      head: t('security.user.head'),
      cell: ({ tem_fator }) => t(tem_fator ? 'security.user.has' : 'security.user.none'),
    },
    {
      id: 'status',
      head: t('panel.users.heads.status'),
      cell: ({ st_status }) => t(st_status === 'A' ? 'panel.users.active' : 'panel.users.inactive'),
    },
  ];
  if (edit !== undefined)
    columns.push({
      id: 'actions',
      head: t('panel.users.heads.actions'),
      quiet: true,
      act: true,
      cell: (user) => (
        <IconButton
          label={t('panel.users.edit', { name: user.ds_nome })}
          icon={<IconPencil size={20} aria-hidden />}
          onClick={() => edit(user)}
        />
      ),
    });
  return columns;
}
