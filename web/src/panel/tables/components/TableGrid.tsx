import {
  CellStyleModule,
  ClientSideRowModelModule,
  type ColDef,
  LocaleModule,
  ModuleRegistry,
  TooltipModule,
} from 'ag-grid-community';
import 'ag-grid-community/styles/ag-grid.min.css';
import 'ag-grid-community/styles/ag-theme-quartz-no-font.min.css';
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import { AgGridReact } from 'ag-grid-react';
import { createContext, use, useMemo, useState } from 'react';
import { IconButton } from '../../../core/components/Button.tsx';
import { cx } from '../../../core/cx.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { cellText, isNumberType } from '../../scripts/cells.ts';
import type { TableField, TableRow } from '../api.ts';
import { columnWidth } from '../column-width.ts';
import { HeadCell, type HeadContext, HeadContextProvider } from './HeadCell.tsx';
import css from './TableGrid.module.css';

ModuleRegistry.registerModules([ClientSideRowModelModule, CellStyleModule, LocaleModule, TooltipModule]);

type Row = TableRow;

const OpenContext = createContext<(row: Row) => void>(() => undefined);

/** Head of the buttons that open a row, for screen readers. */
function OpenHead() {
  const { t } = useTranslation();
  return <span className="visually-hidden">{t('tables.row.open')}</span>;
}

/** Opens its row. */
function OpenCell({ data }: { data: Row }) {
  const { t } = useTranslation();
  const open = use(OpenContext);
  return (
    <IconButton
      look="plain"
      label={t('tables.row.open')}
      icon={<IconListDetails size={18} aria-hidden />}
      onClick={() => open(data)}
    />
  );
}

const openColumn: ColDef<Row> = {
  colId: ' row',
  headerComponent: OpenHead,
  cellRenderer: OpenCell,
  cellClass: css['open'] ?? '',
  pinned: 'left',
  width: 48,
  resizable: false,
  sortable: false,
};

interface TableGridProps {
  fields: readonly TableField[];
  rows: readonly Row[];
  /** Sorting and filters, which the heads hold. */
  head: HeadContext;
  busy: boolean;
  /** Columns left out. */
  hidden: readonly string[];
  /** Opens a row in full. */
  onOpen: (row: Row) => void;
}

/** Rows of a page with sorting and filters in their heads; the server sorts and filters (TABLES-04). */
export default function TableGrid({ fields, rows, head, busy, hidden, onOpen }: TableGridProps) {
  const { t } = useTranslation();
  // Columns keep their widths from page to page.
  const [first] = useState(rows);
  const columns = useMemo(
    () => [
      openColumn,
      ...fields
        .filter(({ name }) => !hidden.includes(name))
        .map((field) => columnOf(field, first, { none: t('tables.null'), hidden: '•••' })),
    ],
    [fields, first, hidden, t],
  );
  // The grid draws all of them again when it is given another list.
  const drawn = useMemo(() => [...rows], [rows]);
  return (
    <HeadContextProvider value={head}>
      <OpenContext value={onOpen}>
        <div className={cx('ag-theme-quartz', css['grid'], busy && css['busy'])}>
          <AgGridReact<Row>
            theme="legacy"
            domLayout="autoHeight"
            rowData={drawn}
            columnDefs={columns}
            defaultColDef={{
              headerComponent: HeadCell,
              suppressHeaderKeyboardEvent: () => true,
            }}
            headerHeight={84}
            rowHeight={37}
            // Where scrollbars float the last row would lie under it.
            scrollbarWidth={12}
            suppressNoRowsOverlay
            suppressColumnVirtualisation={fields.length < 40}
            suppressMovableColumns
            enableCellTextSelection
            ensureDomOrder
            tooltipShowDelay={400}
          />
        </div>
      </OpenContext>
    </HeadContextProvider>
  );
}

/** Longest value drawn in a cell; more of it is its tooltip. */
const longest = 300;

/** Placeholders for NULL and for a masked value. */
interface Signs {
  none: string;
  hidden: string;
}

function columnOf(
  { name, tipo, mascarada }: TableField,
  rows: readonly Row[],
  { none, hidden }: Signs,
): ColDef<Row> {
  const shown = (value: string | null) => {
    if (mascarada) return hidden;
    return value === null ? none : cellText(value, tipo).slice(0, longest);
  };
  return {
    colId: name,
    headerName: name,
    initialWidth: columnWidth(name, rows, (row) => shown(row[name] ?? null)),
    // Names of columns may hold dots, which AG Grid would take for a way into an object.
    valueGetter: ({ data }) => data?.[name] ?? null,
    valueFormatter: ({ value }: { value: string | null }) => shown(value),
    cellClass: ({ value }: { value: string | null }) =>
      cx(isNumberType(tipo) && 'end', (value === null || mascarada) && css['none']),
    tooltipValueGetter: ({ value }: { value?: string | null }) =>
      typeof value === 'string' && (cellText(value, tipo) !== value || value.length > 40) ? value : null,
    sortable: false,
  };
}
