import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import IconFileTypeCsv from '@tabler/icons-react/dist/esm/icons/IconFileTypeCsv.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import type { ReactNode } from 'react';
import { serverNow } from '../../core/api/clock.ts';
import { Answer } from '../../core/components/Answer.tsx';
import { Button, IconButton } from '../../core/components/Button.tsx';
import { BackLink } from '../../core/components/Links.tsx';
import { PageHead } from '../../core/components/PageHead.tsx';
import { downloadCsv, downloadXlsx } from '../../core/files/download.ts';
import { date } from '../../core/format/dates.ts';
import { quantityText } from '../../core/format/decimals.ts';
import { personName } from '../../core/format/words.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useParam } from '../../core/navigation/visit.tsx';
import { notify } from '../../core/notices.ts';
import { useSession } from '../../core/session/store.ts';
import { type PrintedRow, useInventoryRows } from '../api.ts';
import { differenceText } from '../quantity.ts';
import { rowsTable } from '../table.ts';
import css from './Pages.module.css';

/** The rows of an inventory on paper or in a file: to count with, and afterwards what came out. */
export function RowsPage() {
  const { t } = useTranslation();
  const id = useParam('id');
  const answer = useInventoryRows(Number(id));
  return (
    <>
      <PageHead
        title={t('inventory.rows.title', { number: id })}
        lead={<BackLink to={`/inventarioItens/${id}`} label={t('inventory.rows.back')} />}
      />
      <Answer
        answer={answer}
        failed={t('inventory.oneFailed')}
        empty={t('inventory.itemsNone')}
        isEmpty={(rows) => rows.length === 0}
      >
        {(rows) => (
          <div className={css['rows']}>
            <Tools id={id} rows={rows} />
            <PaperHead id={id} />
            <Scrolled label={t('inventory.rows.file', { number: id })}>
              <Rows rows={rows} />
            </Scrolled>
          </div>
        )}
      </Answer>
    </>
  );
}

function Tools({ id, rows }: { id: string; rows: readonly PrintedRow[] }) {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  const title = t('inventory.rows.file', { number: id });
  const table = () => rowsTable(rows, t, ds_fuso);
  return (
    <div className={css['tools']}>
      <p>{t('inventory.rows.about', { count: rows.length })}</p>
      <IconButton
        look="plain"
        label={t('inventory.rows.csv')}
        icon={<IconFileTypeCsv aria-hidden />}
        onClick={() => downloadCsv(title, table())}
      />
      <IconButton
        look="plain"
        label={t('inventory.rows.xlsx')}
        icon={<IconFileSpreadsheet aria-hidden />}
        onClick={() =>
          void downloadXlsx(title, table()).catch(() => notify.error(t('inventory.rows.exportFailed')))
        }
      />
      <Button look="primary" icon={<IconPrinter aria-hidden />} onClick={() => window.print()}>
        {t('inventory.rows.print')}
      </Button>
    </div>
  );
}

/** Heading of the printed sheet; on screen the page shows it. */
function PaperHead({ id }: { id: string }) {
  const { t } = useTranslation();
  const { ds_filial, ds_fuso } = useSession();
  const day = date(serverNow(), ds_fuso);
  return <p className={css['paper']}>{t('inventory.rows.paper', { number: id, branch: ds_filial, day })}</p>;
}

/** What has no room at the side is scrolled to. */
function Scrolled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section className={css['scroll']} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

/** A table of all rows without pagination, for printing. During a blind count without balances. */
function Rows({ rows }: { rows: readonly PrintedRow[] }) {
  const { t } = useTranslation();
  const open = rows.some(({ qt_saldo }) => qt_saldo !== null);
  const shelved = rows.some(({ ds_prateleira }) => ds_prateleira !== null);
  const counted = rows.some(({ nr_qtidade }) => nr_qtidade !== null);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('inventory.heads.code')}</th>
          <th scope="col">{t('inventory.heads.item')}</th>
          {shelved && <th scope="col">{t('inventory.heads.shelf')}</th>}
          {open && (
            <th scope="col" data-end>
              {t('inventory.heads.balanceThen')}
            </th>
          )}
          <th scope="col" data-end>
            {t(counted ? 'inventory.heads.counted' : 'inventory.rows.blank')}
          </th>
          {open && counted && (
            <th scope="col" data-end>
              {t('inventory.heads.difference')}
            </th>
          )}
          {counted && <th scope="col">{t('inventory.heads.who')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.nr_sequencial}>
            <th scope="row">{row.ds_codigoitem}</th>
            <td>{row.ds_item}</td>
            {shelved && <td>{row.ds_prateleira}</td>}
            {open && <td data-end>{textOf(row.qt_saldo)}</td>}
            <td data-end>{textOf(row.nr_qtidade)}</td>
            {open && counted && (
              <td data-end>{row.qt_diferenca === null ? '' : differenceText(row.qt_diferenca)}</td>
            )}
            {counted && <td>{row.ds_contou === null ? '' : personName(row.ds_contou)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const textOf = (value: number | null) => (value === null ? '' : quantityText(value));
