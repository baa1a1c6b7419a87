import { type ReactNode, useId } from 'react';
import { type Column, DataTable } from '../../core/components/DataTable.tsx';
import { number } from '../../core/format/numbers.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { type Told, useFaultText } from '../useFaultText.ts';
import css from './FaultTable.module.css';

/** Grouped faults with their number of rows. */
interface ToldGroup extends Omit<Told, 'codigo'> {
  /** null: no fault; the given text is shown. */
  codigo: string | null;
  coluna: string | null;
  valor: string | null;
  qt_linhas: number;
  /** The first of their lines. */
  nr_linha: number;
}

interface FaultTableProps<Group extends ToldGroup> {
  /** What the groups are: of faults unless given. */
  title?: string;
  groups: readonly Group[];
  /** The head of a column; null: of the row as a whole. */
  head: (column: string | null) => string;
  /** How a group is mended; null: it cannot be. */
  mend: ((group: Group, told: { column: string; value: string }) => ReactNode) | null;
}

/** Why rows were refused or marked, reason by reason, with the number of rows. */
export function FaultTable<Group extends ToldGroup>({ title, groups, head, mend }: FaultTableProps<Group>) {
  const { t } = useTranslation();
  const id = useId();
  const name = title ?? t('imports.faults.title');
  const say = useFaultText();
  if (groups.length === 0) return null;
  const columns: Column<Group>[] = [
    {
      id: 'rows',
      head: t('imports.faults.rows'),
      cell: ({ qt_linhas }) => t('imports.faults.rowsOf', { count: qt_linhas, value: number(qt_linhas) }),
    },
    { id: 'column', head: t('imports.faults.column'), cell: ({ coluna }) => head(coluna) },
    {
      id: 'value',
      head: t('imports.faults.value'),
      cell: ({ valor }) => <code>{valor || t('imports.faults.empty')}</code>,
    },
    {
      id: 'what',
      head: t('imports.faults.what'),
      long: true,
      cell: ({ codigo, mensagem, valores }) =>
        codigo === null ? mensagem : say({ codigo, mensagem, valores }),
    },
    { id: 'line', head: t('imports.faults.firstLine'), end: true, cell: ({ nr_linha }) => number(nr_linha) },
  ];
  const act = (write: NonNullable<typeof mend>): Column<Group> => ({
    id: 'mend',
    head: t('imports.mend.open'),
    quiet: true,
    act: true,
    cell: (group) =>
      group.coluna !== null &&
      group.valor !== null &&
      write(group, { column: group.coluna, value: group.valor }),
  });
  return (
    <section className="stack-close" aria-labelledby={id}>
      <div className={css['head']}>
        <h2 id={id}>{name}</h2>
      </div>
      <DataTable
        label={name}
        columns={mend === null ? columns : [...columns, act(mend)]}
        rows={groups}
        keyOf={({ codigo, coluna, valor, nr_linha }) => `${codigo} ${coluna} ${valor} ${nr_linha}`}
      />
    </section>
  );
}
