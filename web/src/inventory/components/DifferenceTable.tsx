import { type Column, DataTable, Pair } from '../../core/components/DataTable.tsx';
import { EmptyState } from '../../core/components/EmptyState.tsx';
import { amountText } from '../../core/format/amounts.ts';
import { brl } from '../../core/format/numbers.ts';
import { personName } from '../../core/format/words.ts';
import type { TFunction } from '../../core/i18n/translate.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import type { Result } from '../api.ts';
import { differenceText } from '../quantity.ts';
import css from './DifferenceTable.module.css';
import tags from './Tags.module.css';

type Difference = Result['diferencas'][number];

interface DifferenceTableProps {
  rows: readonly Difference[];
  /** Stock rows chosen for a recount; absent: the inventory has ended. */
  chosen: readonly number[] | undefined;
  onChoose: (chosen: readonly number[]) => void;
}

/** Rows whose count differs from the balance: those posted, and separately those waiting for a recount. */
export function Differences(props: DifferenceTableProps) {
  const { t } = useTranslation();
  const { rows } = props;
  if (rows.length === 0) return <EmptyState title={t('inventory.finish.none')} />;
  const posted = rows.filter(({ st_recontagem }) => st_recontagem === 'N');
  const doubted = rows.filter(({ st_recontagem }) => st_recontagem === 'S');
  return (
    <>
      <DifferenceTable {...props} title={t('inventory.finish.different')} rows={posted} />
      <DifferenceTable {...props} title={t('inventory.finish.doubted')} rows={doubted} />
    </>
  );
}

/** Rows with their difference; chosen ones are counted again. */
function DifferenceTable({ title, rows, chosen, onChoose }: DifferenceTableProps & { title: string }) {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  const turn = (stock: number, on: boolean) =>
    onChoose([...(chosen ?? []).filter((one) => one !== stock), ...(on ? [stock] : [])]);
  const choice: Column<Difference> = {
    id: 'choose',
    head: t('inventory.situation.recontagem'),
    cell: ({ nr_sequencial, ds_item, st_recontagem }) =>
      st_recontagem === 'S' ? (
        <span className={tags['mark']} data-tone="warn">
          {t('inventory.again')}
        </span>
      ) : (
        <input
          type="checkbox"
          className={css['check']}
          aria-label={t('inventory.finish.choose', { item: ds_item })}
          checked={chosen?.includes(nr_sequencial) ?? false}
          onChange={({ target }) => turn(nr_sequencial, target.checked)}
        />
      ),
  };
  return (
    <section className="rows-tight">
      <h3>{title}</h3>
      <DataTable
        label={title}
        rows={rows}
        unsorted={t('inventory.heads.code')}
        keyOf={({ nr_sequencial }) => String(nr_sequencial)}
        columns={[...columnsOf(t), ...(chosen === undefined ? [] : [choice])]}
      />
    </section>
  );
}

const columnsOf = (t: TFunction): Column<Difference>[] => [
  {
    id: 'item',
    head: t('inventory.heads.item'),
    value: ({ ds_item }) => ds_item,
    cell: ({ ds_item, ds_codigoitem }) => <Pair first={ds_item} second={ds_codigoitem} />,
  },
  {
    id: 'then',
    head: t('inventory.heads.balanceThen'),
    end: true,
    cell: ({ qt_saldo_contagem, cd_unidade }) => amountText(qt_saldo_contagem, cd_unidade),
  },
  {
    id: 'counted',
    head: t('inventory.heads.counted'),
    end: true,
    cell: ({ nr_qtidade_contagem, cd_unidade }) => amountText(nr_qtidade_contagem, cd_unidade),
  },
  {
    id: 'difference',
    head: t('inventory.heads.difference'),
    end: true,
    value: ({ qt_diferenca }) => qt_diferenca,
    cell: ({ qt_diferenca, st_negativo }) => (
      <span className={css['difference']}>
        <strong>{differenceText(qt_diferenca)}</strong>
        {st_negativo === 'S' && (
          <span className={tags['mark']} data-tone="bad">
            {t('inventory.finish.negative')}
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'value',
    head: t('inventory.heads.value'),
    end: true,
    value: ({ vl_diferenca }) => vl_diferenca,
    cell: ({ vl_diferenca }) => (
      <span className="nowrap">
        {vl_diferenca === null ? t('inventory.finish.noPrice') : brl(vl_diferenca)}
      </span>
    ),
  },
  { id: 'who', head: t('inventory.heads.who'), cell: ({ ds_contou }) => personName(ds_contou) },
];
