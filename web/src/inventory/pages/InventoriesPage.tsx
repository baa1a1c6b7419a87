import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Suspense, useState } from 'react';
import { Answer } from '../../core/components/Answer.tsx';
import { Button } from '../../core/components/Button.tsx';
import { DataTable } from '../../core/components/DataTable.tsx';
import { PageHead } from '../../core/components/PageHead.tsx';
import { Pagination } from '../../core/components/Pagination.tsx';
import { Switch } from '../../core/components/Switch.tsx';
import { dateTime } from '../../core/format/dates.ts';
import { number } from '../../core/format/numbers.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../core/lazy-part.tsx';
import { Link } from '../../core/navigation/Link.tsx';
import { navigate } from '../../core/navigation/navigate.ts';
import { notify, showPopup } from '../../core/notices.ts';
import { useSession } from '../../core/session/store.ts';
import { type InventoryRow, useBlind, useInventories } from '../api.ts';
import { StageTag } from '../components/StageTag.tsx';
import { extentWords } from '../extent.ts';
import css from './Pages.module.css';

const StartSheet = lazySheet(async () => (await import('../components/StartSheet.tsx')).StartSheet);

/** The inventories of the branch (doc 3 §2, INV-01). */
export function InventoriesPage() {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const answer = useInventories(page);
  return (
    <>
      <PageHead title={t('inventory.title')} />
      <div className="stack">
        <div className={css['line']}>
          <Start blind={answer.data?.st_cego === 'S'} />
          {answer.data?.st_aprova === 'S' && <Blind on={answer.data.st_cego === 'S'} />}
        </div>
        <Answer
          answer={answer}
          failed={t('inventory.failed')}
          empty={t('inventory.none')}
          isEmpty={({ total }) => total === 0}
        >
          {({ data, current_page, last_page }) => (
            <>
              <InventoryTable rows={data} busy={answer.isPlaceholderData} />
              <Pagination page={current_page} lastPage={last_page} onPage={setPage} />
            </>
          )}
        </Answer>
      </div>
    </>
  );
}

/** Begins an inventory, once it is asked what of the stock; one at a time runs in a branch (INV-03). */
function Start({ blind }: { blind: boolean }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  // The one that runs was begun last.
  const newest = useInventories(1).data?.data[0];
  function start() {
    if (newest?.st_etapa !== 'execucao') return setOpen(true);
    const to = { to: '/inventarioItens/$id', params: { id: String(newest.nr_sequencial) } } as const;
    showPopup({
      title: t('inventory.running.title'),
      text: t('inventory.running.text'),
      links: [
        {
          text: t('inventory.running.link'),
          follow: () => void navigate({ ...to, search: {} }),
        },
      ],
    });
  }
  return (
    <>
      <Button look="primary" size="l" icon={<IconPlus aria-hidden />} onClick={start}>
        {t('inventory.start')}
      </Button>
      <Suspense>{open && <StartSheet blind={blind} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** Whether the branch counts blind; for approvers. */
function Blind({ on }: { on: boolean }) {
  const { t } = useTranslation();
  const { mutate } = useBlind();
  return (
    <div className={css['blind']}>
      <Switch
        label={t('inventory.blind')}
        checked={on}
        onChange={(checked) =>
          mutate(
            { body: { st_cego: checked ? 'S' : 'N' } },
            { onError: () => notify.error(t('inventory.blindFailed')) },
          )
        }
      />
      <p>{t('inventory.blindAbout')}</p>
    </div>
  );
}

function InventoryTable({ rows, busy }: { rows: readonly InventoryRow[]; busy: boolean }) {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  return (
    <DataTable
      label={t('inventory.title')}
      busy={busy}
      rows={rows}
      keyOf={({ nr_sequencial }) => String(nr_sequencial)}
      columns={[
        {
          id: 'start',
          head: t('inventory.heads.start'),
          cell: (row) => (
            <span className={css['status']}>
              {dateTime(row.dt_inicio, ds_fuso)}
              <small>{t('inventory.titleOf', { number: number(row.nr_sequencial) })}</small>
            </span>
          ),
        },
        {
          id: 'end',
          head: t('inventory.heads.end'),
          cell: (row) => dateTime(row.dt_final, ds_fuso) || '–',
        },
        {
          id: 'status',
          head: t('inventory.heads.status'),
          cell: (row) => (
            <span className={css['status']}>
              <StageTag stage={row.st_etapa} />
              {row.st_etapa === 'execucao' && (
                <small>{`${number(row.qt_contados)}/${number(row.qt_itens)}`}</small>
              )}
              {row.tp_parte !== 'T' && <small>{extentWords(row, t)}</small>}
            </span>
          ),
        },
        {
          id: 'view',
          head: t('inventory.heads.view'),
          act: true,
          cell: (row) => (
            <Link
              to="/inventarioItens/$id"
              params={{ id: String(row.nr_sequencial) }}
              search={{}}
              className={css['view']}
              aria-label={t('inventory.viewOf', { start: dateTime(row.dt_inicio, ds_fuso) })}
            >
              {t('inventory.heads.view')}
            </Link>
          ),
        },
      ]}
    />
  );
}
