import { Suspense, useState } from 'react';
import { Answer } from '../../../core/components/Answer.tsx';
import { Button } from '../../../core/components/Button.tsx';
import { type Column, DataTable } from '../../../core/components/DataTable.tsx';
import { EmptyState } from '../../../core/components/EmptyState.tsx';
import { PageHead } from '../../../core/components/PageHead.tsx';
import { Pagination } from '../../../core/components/Pagination.tsx';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../../core/lazy-part.tsx';
import { navigate } from '../../../core/navigation/navigate.ts';
import { useSearch } from '../../../core/navigation/visit.tsx';
import { useSession } from '../../../core/session/store.ts';
import { FireLink } from '../../components/FireLink.tsx';
import { useTyreShopScan } from '../../useTyreShopScan.ts';
import { type StockedTyre, stockedTyre, useStock } from '../api.ts';
import css from '../components/Stock.module.css';
import { StockFilters } from '../components/StockFilters.tsx';
import type { DepartureKind } from '../departure-form.ts';
import { readStockView, type StockView } from '../view.ts';

const DepartureSheet = lazySheet(
  async () => (await import('../components/DepartureSheet.tsx')).DepartureSheet,
);

/** Tyres in stock, to be scrapped (doc 3 §2). */
export const ScrapPage = () => <StockPage kind="D" />;
/** Tyres in stock, to be sent to service. */
export const TyreServicePage = () => <StockPage kind="S" />;

function StockPage({ kind }: { kind: DepartureKind }) {
  const { t } = useTranslation();
  const view = useSearch(readStockView);
  const to = kind === 'D' ? '/borracharia/descarte' : '/borracharia/servico';
  const show = (search: StockView) => void navigate({ to, search, replace: true });
  const [leaving, setLeaving] = useState<StockedTyre | null>(null);
  useTyreShopScan({
    onTyre: async (fire) => {
      const tyre = await stockedTyre(fire);
      if (tyre !== undefined) setLeaving(tyre);
      return tyre !== undefined;
    },
  });
  return (
    <>
      <PageHead title={t(`tyres.stock.titles.${kind}`)} />
      <div className="stack">
        <StockFilters view={view} onChange={show} />
        <StockList kind={kind} view={view} onView={show} onLeave={setLeaving} />
      </div>
      {leaving !== null && (
        <Suspense>
          <DepartureSheet kind={kind} tyre={leaving} onClose={() => setLeaving(null)} />
        </Suspense>
      )}
    </>
  );
}

interface StockListProps {
  kind: DepartureKind;
  view: StockView;
  onView: (view: StockView) => void;
  onLeave: (tyre: StockedTyre) => void;
}

function StockList({ kind, view, onView, onLeave }: StockListProps) {
  const { t } = useTranslation();
  const { nr_sequencial } = useSession();
  const answer = useStock(view);
  const { pagina: _, ...filters } = view;
  const narrowed = Object.keys(filters).length > 0;
  const elsewhere = view.filial !== undefined && view.filial !== String(nr_sequencial);
  const clear = <Button onClick={() => onView({})}>{t('tyres.stock.filters.clear')}</Button>;
  return (
    <Answer answer={answer} failed={t('tyres.stock.failed')}>
      {({ data, total, current_page, last_page }) =>
        total === 0 ? (
          <EmptyState title={t(`tyres.stock.none.${narrowed ? 'found' : 'E'}`)} actions={narrowed && clear} />
        ) : (
          <>
            <div className={css['line']}>
              <span>{t('tyres.stock.filters.count', { count: total })}</span>
              {narrowed && clear}
            </div>
            {elsewhere && <p className={css['line']}>{t('tyres.stock.filters.elsewhere')}</p>}
            <StockTable
              kind={kind}
              tyres={data}
              busy={answer.isPlaceholderData}
              onLeave={elsewhere ? undefined : onLeave}
            />
            <Pagination
              page={current_page}
              lastPage={last_page}
              onPage={(page) => onView({ ...filters, ...(page > 1 && { pagina: String(page) }) })}
            />
          </>
        )
      }
    </Answer>
  );
}

interface StockTableProps {
  kind: DepartureKind;
  tyres: readonly StockedTyre[];
  busy: boolean;
  /** Absent: the tyres are of another branch, to be looked at. */
  onLeave: ((tyre: StockedTyre) => void) | undefined;
}

/** The five columns of the document, and what is done (TYRE-23). */
function StockTable({ kind, tyres, busy, onLeave }: StockTableProps) {
  const { t } = useTranslation();
  const act: Column<StockedTyre> = {
    id: 'action',
    quiet: true,
    head: t('tyres.stock.heads.action'),
    cell: (tyre) => (
      <Button
        look={kind === 'D' ? 'plain' : 'tinted'}
        aria-label={t(`tyres.stock.out.${kind}.actOf`, { fire: tyre.nr_fogo })}
        onClick={() => onLeave?.(tyre)}
      >
        {t(`tyres.stock.out.${kind}.act`)}
      </Button>
    ),
  };
  return (
    <DataTable
      label={t('tyres.stock.situations.E')}
      columns={[
        { id: 'fire', head: t('tyres.stock.heads.fire'), cell: ({ nr_fogo }) => <FireLink fire={nr_fogo} /> },
        { id: 'branch', head: t('tyres.stock.heads.branch'), cell: ({ ds_filial }) => label(ds_filial) },
        { id: 'make', head: t('tyres.stock.heads.make'), cell: ({ ds_marca }) => label(ds_marca) },
        { id: 'size', head: t('tyres.stock.heads.size'), cell: ({ ds_medida }) => ds_medida },
        { id: 'model', head: t('tyres.stock.heads.model'), cell: ({ ds_modelo }) => ds_modelo },
        ...(onLeave === undefined ? [] : [act]),
      ]}
      rows={tyres}
      keyOf={({ idpneu }) => String(idpneu)}
      busy={busy}
    />
  );
}
