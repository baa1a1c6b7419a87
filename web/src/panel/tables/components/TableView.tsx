import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { Suspense, useState } from 'react';
import { Button, IconButton } from '../../../core/components/Button.tsx';
import { ErrorState } from '../../../core/components/ErrorState.tsx';
import { Shape, Skeleton } from '../../../core/components/Skeleton.tsx';
import { number } from '../../../core/format/numbers.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { lazyPart } from '../../../core/lazy-part.tsx';
import { ExportButton } from '../../../core/panel/ExportButton.tsx';
import { readStored, removeStored, writeStored } from '../../../core/storage.ts';
import { useSettled } from '../../../core/useSettled.ts';
import { SavedButton } from '../../saved/components/SavedButton.tsx';
import {
  type PageSize,
  type RowsAsked,
  type TableField,
  type TablePage,
  type TableRow,
  useTablePage,
} from '../api.ts';
import { filterOf } from '../filter-text.ts';
import { ColumnsSheet } from './ColumnsSheet.tsx';
import { Pager } from './Pager.tsx';
import { RowSheet } from './RowSheet.tsx';
import css from './TableView.module.css';

const TableGrid = lazyPart(async () => (await import('./TableGrid.tsx')).default);

/** A table, and the filters it begins with, by column. */
export interface View {
  table: string;
  begin: Readonly<Record<string, string>>;
}

interface TableViewProps extends View {
  database: string;
  /** Opens another table on the row a foreign key names. @param typed the filters to come back to */
  onFollow: (to: View, typed: View['begin']) => void;
  /** The table it was come from, and the way back to it. */
  back: { table: string; go: () => void } | null;
}

/** A table: its rows page by page, sorted and filtered by the server, and all of them as a file. */
export function TableView({ database, table, begin, onFollow, back }: TableViewProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<TableRow | null>(null);
  const [choosing, setChoosing] = useState(false);
  const { typed, type, fields, filters, asked, answer, head, pager } = useRows(database, table, begin);
  const [hidden, hide] = useHidden(table, fields);
  return (
    <section className={css['view']} aria-labelledby="table-name">
      <div className={css['head']}>
        {back && <Back {...back} />}
        <h2 id="table-name">{table}</h2>
        <p role="status">{answer.data && <Count dados={answer.data.dados} filters={filters.length} />}</p>
        <span className={css['push']} />
        {filters.length > 0 && (
          <Button look="quiet" onClick={() => type({})}>
            {t('tables.clearFilters')}
          </Button>
        )}
        <SavedButton
          table={table}
          now={keptOf(table, typed)}
          onUse={({ filtros }) =>
            type(Object.fromEntries((filtros ?? []).map(({ coluna, texto }) => [coluna, texto])))
          }
        />
        <Button look="quiet" onClick={() => setChoosing(true)}>
          <Columns all={fields.length} hidden={hidden.length} />
        </Button>
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
            hidden={hidden}
            onOpen={setOpen}
          />
          {answer.data.dados.data.length === 0 && (
            <p className={css['none']}>{t(filters.length > 0 ? 'tables.empty' : 'tables.emptyTable')}</p>
          )}
          <Pager dados={answer.data.dados} {...pager} />
        </Suspense>
      ) : (
        !answer.isError && <Waiting />
      )}
      {open && (
        <RowSheet
          database={database}
          table={table}
          fields={fields}
          row={open}
          onFollow={(to, column, value) => onFollow({ table: to, begin: { [column]: `=${value}` } }, typed)}
          onClose={() => setOpen(null)}
        />
      )}
      {choosing && (
        <ColumnsSheet
          table={table}
          fields={fields}
          hidden={hidden}
          onHidden={hide}
          onClose={() => setChoosing(false)}
        />
      )}
    </section>
  );
}

/** The rows of a table as they are filtered, sorted and paged; what changes any of them leads to the first page. */
function useRows(database: string, table: string, begin: View['begin']) {
  const [typed, setTyped] = useState(begin);
  const [sort, setSort] = useState<RowsAsked['sort']>();
  const [page, setPage] = useState(1);
  const [size, setSize] = useState<PageSize>(10);
  const [fields, setFields] = useState<readonly TableField[]>([]);
  const settled = useSettled(typed, 400);
  const filters = filtersOf(settled, fields);
  const asked = askedOf(database, table, { sort, filters });
  const answer = useTablePage(asked, page, size);
  if (answer.data && fields.length === 0) setFields(answer.data.fields);

  function type(filled: View['begin']) {
    setTyped(filled);
    setPage(1);
  }
  const head = {
    fields,
    sort,
    filters: typed,
    onSort: (column: string) => {
      setSort(nextSort(sort, column));
      setPage(1);
    },
    onFilter: (column: string, text: string) => type({ ...typed, [column]: text }),
  };
  const pager = {
    page,
    size,
    onPage: setPage,
    onSize: (chosen: PageSize) => {
      setSize(chosen);
      setPage(1);
    },
  };
  return { typed, type, fields, filters, asked, answer, head, pager };
}

function askedOf(
  db_name: string,
  nome_tabela: string,
  { sort, filters }: { sort: RowsAsked['sort']; filters: NonNullable<RowsAsked['filters']> },
): RowsAsked {
  return { db_name, nome_tabela, ...(sort && { sort }), ...(filters.length > 0 && { filters }) };
}

/** The filters as they are typed, to be kept; null: there are none. */
function keptOf(nome_tabela: string, typed: View['begin']) {
  const filtros = Object.entries(typed)
    .map(([coluna, texto]) => ({ coluna, texto: texto.trim() }))
    .filter(({ texto }) => texto !== '');
  return filtros.length === 0 ? null : { tp_salvo: 'F' as const, nome_tabela, filtros };
}

const filtersOf = (typed: Readonly<Record<string, string>>, fields: readonly TableField[]) =>
  fields.flatMap((field) => filterOf(typed[field.name] ?? '', field) ?? []);

/** Ascending, descending, then unsorted. */
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

function Columns({ all, hidden }: { all: number; hidden: number }) {
  const { t } = useTranslation();
  return hidden === 0
    ? t('tables.columns.choose')
    : t('tables.columns.some', { shown: all - hidden, total: all });
}

function Back({ table, go }: NonNullable<TableViewProps['back']>) {
  const { t } = useTranslation();
  return (
    <IconButton
      look="plain"
      label={t('tables.back', { table })}
      icon={<IconArrowLeft size={20} aria-hidden />}
      onClick={go}
    />
  );
}

/** Columns of a table this browser leaves out; one is always left to be seen. */
function useHidden(table: string, fields: readonly TableField[]) {
  const key = `ocultas:${table}` as const;
  const [hidden, setHidden] = useState(() => readStored<readonly string[]>(key) ?? []);
  const hide = (names: readonly string[]) => {
    // Names of columns that are gone are forgotten.
    const known = fields.filter(({ name }) => names.includes(name)).map(({ name }) => name);
    if (known.length === fields.length) return;
    setHidden(known);
    if (known.length === 0) removeStored(key);
    else writeStored(key, known);
  };
  return [hidden, hide] as const;
}
