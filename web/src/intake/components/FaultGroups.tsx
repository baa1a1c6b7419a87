import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '../../core/components/DataTable.tsx';
import { number } from '../../core/format/numbers.ts';
import { canMend, type FaultGroup, type Intake, useFaultGroups } from '../api.ts';
import { useFaultText, useHead } from '../fault.ts';
import { MendForm } from './MendForm.tsx';
import css from './RefusalList.module.css';

/** Why rows were refused, reason by reason, with how many rows have it. */
export function FaultGroups({ company, intake }: { company: string; intake: Intake }) {
  const { t } = useTranslation();
  const head = useHead(intake);
  const say = useFaultText();
  const { data = [] } = useFaultGroups(company, intake);
  if (data.length === 0) return null;
  const columns: Column<FaultGroup>[] = [
    {
      id: 'rows',
      head: t('intake.rows'),
      cell: ({ qt_linhas }) => t('intake.rowsOf', { count: qt_linhas, value: number(qt_linhas) }),
    },
    { id: 'column', head: t('intake.column'), cell: ({ coluna }) => head(coluna) },
    { id: 'value', head: t('intake.value'), cell: ({ valor }) => <code>{valor || t('intake.empty')}</code> },
    { id: 'what', head: t('intake.what'), long: true, cell: say },
    { id: 'line', head: t('intake.firstLine'), end: true, cell: ({ nr_linha }) => number(nr_linha) },
  ];
  const mend: Column<FaultGroup> = {
    id: 'mend',
    head: t('intake.mend'),
    quiet: true,
    act: true,
    cell: ({ coluna, valor, qt_linhas }) =>
      coluna !== null &&
      valor !== null && (
        <MendForm
          company={company}
          intake={intake}
          column={coluna}
          value={valor}
          line={null}
          action={t('intake.mendRows', { count: qt_linhas, value: number(qt_linhas) })}
        />
      ),
  };
  return (
    <section className={css['list']} aria-labelledby="intake-groups">
      <div className={css['head']}>
        <h2 id="intake-groups">{t('intake.reasons')}</h2>
      </div>
      <DataTable
        label={t('intake.reasons')}
        columns={canMend(intake) ? [...columns, mend] : columns}
        rows={data}
        keyOf={({ codigo, coluna, valor, nr_linha }) => `${codigo} ${coluna} ${valor} ${nr_linha}`}
      />
    </section>
  );
}
