import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../core/components/Button.tsx';
import { ErrorState } from '../../core/components/ErrorState.tsx';
import { Shape, Skeleton } from '../../core/components/Skeleton.tsx';
import { number } from '../../core/format/numbers.ts';
import { lazyPart } from '../../core/lazy-part.tsx';
import { ExportButton } from '../../core/panel/ExportButton.tsx';
import { useSettled } from '../../core/useSettled.ts';
import { type PageSize, type RowsAsked, type TableField, type TablePage, useTablePage } from '../api.ts';
import { filterOf } from '../filter-text.ts';
import { Pager } from './Pager.tsx';
import css from './TableView.module.css';

const TableGrid = lazyPart(async () => (await import('./TableGrid.tsx')).default);

interface TableViewProps {
  database: string;
  table: string;
}

/** A table: its rows page by page, sorted and filtered by the server, and all of them as a file. */
export function TableView({ database, table }: TableViewProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [sort, setSort] = useState<RowsAsked['sort']>();
  const [page, setPage] = useState(1);
  const [size, setSize] = useState<PageSize>(10);
  const [fields, setFields] = useState<readonly TableField[]>([]);
  const settled = useSettled(typed, 400);
  const filters = filtersOf(settled, fields);
  const asked: RowsAsked = {
    db_name: database,
    nome_tabela: table,
    ...(sort && { sort }),
    ...(filters.length > 0 && { filters }),
  };
  const answer = useTablePage(asked, page, size);
  if (answer.data && fields.length === 0) setFields(answer.data.fields);

  const head = {
    fields,
    sort,
    filters: typed,
    onSort: (column: string) => {
      setSort(nextSort(sort, column));
      setPage(1);
    },
    onFilter: (column: string, text: string) => {
      setTyped({ ...typed, [column]: text });
      setPage(1);
    },
  };
  const clear = () => {
    setTyped({});
    setPage(1);
  };
  return (
    <section className={css['view']} aria-labelledby="table-name">
      <div className={css['head']}>
        <h2 id="table-name">{table}</h2>
        <p role="status">{answer.data && <Count dados={answer.data.dados} filters={filters.length} />}</p>
        <span className={css['push']} />
        {filters.length > 0 && (
          <Button look="quiet" onClick={clear}>
            {t('tables.clearFilters')}
          </Button>
        )}
        <ExportButton call="exportTable" asked={asked} name="export.csv" failed={t('tables.exportFailed')} />
      </div>
      {answer.isError && (
        <ErrorState
          title={t('tables.rowsFailed')}
          error={answer.error}
          busy={answer.isFetching}
          onRetry={() => void answer.refetch()}
        />
      )}
      {answer.data ? (
        <Suspense fallback={<Waiting />}>
          <TableGrid
            fields={fields}
            rows={answer.isError ? [] : answer.data.dados.data}
            head={head}
            busy={answer.isPlaceholderData}
          />
          {answer.data.dados.data.length === 0 && (
            <p className={css['none']}>{t(filters.length > 0 ? 'tables.empty' : 'tables.emptyTable')}</p>
          )}
          <Pager
            dados={answer.data.dados}
            page={page}
            size={size}
            onPage={setPage}
            onSize={(chosen) => {
              setSize(chosen);
              setPage(1);
            }}
          />
        </Suspense>
      ) : (
        !answer.isError && <Waiting />
      )}
    </section>
  );
}

const filtersOf = (typed: Readonly<Record<string, string>>, fields: readonly TableField[]) =>
  fields.flatMap((field) => filterOf(typed[field.name] ?? '', field) ?? []);

/** Up, down, then as the table lies. */
function nextSort(sort: RowsAsked['sort'], column: string): RowsAsked['sort'] {
  if (sort?.coluna !== column) return { coluna: column, desc: false };
  return sort.desc ? undefined : { coluna: column, desc: true };
}

function Count({ dados, filters }: { dados: TablePage['dados']; filters: number }) {
  const { t } = useTranslation();
  const rows = t(`tables.counted.${dados.contagem}`, { count: dados.total, shown: number(dados.total) });
  return filters === 0 ? rows : `${rows} · ${t('tables.filtered', { count: filters })}`;
}

const Waiting = () => (
  <Skeleton>
    <Shape height="84px" radius="12px" />
    <Shape height="360px" radius="12px" />
  </Skeleton>
);
