import { Answer } from '../../../core/components/Answer.tsx';
import { DataTable } from '../../../core/components/DataTable.tsx';
import { SelectField } from '../../../core/components/Field.tsx';
import { brl, number } from '../../../core/format/numbers.ts';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useTyreCosts } from '../api.ts';
import { type GroupCost, groupCosts } from '../costs.ts';
import { perKm } from '../numbers.ts';
import { costTable } from '../tables.ts';
import { type CostGroup, costGroups } from '../view.ts';
import { ExportButtons } from './ExportButtons.tsx';
import css from './parts.module.css';

/** What a km on tyres costs, by what they have in common. */
export function Costs({ by, onBy }: { by: CostGroup; onBy: (by: CostGroup) => void }) {
  const { t } = useTranslation();
  return (
    <Answer
      failed={t('tyres.life.loadFailed')}
      answer={useTyreCosts()}
      empty={t('tyres.life.costs.none')}
      isEmpty={({ linhas }) => linhas.length === 0}
    >
      {({ linhas, qt_sem_valor, qt_sem_leitura }) => (
        <section className="stack-close">
          <CostTable rows={groupCosts(linhas, by)} by={by} onBy={onBy} />
          {qt_sem_valor > 0 && (
            <p className={css['small']}>{t('tyres.life.costs.unpriced', { count: qt_sem_valor })}</p>
          )}
          {qt_sem_leitura > 0 && (
            <p className={css['small']}>{t('tyres.life.costs.unread', { count: qt_sem_leitura })}</p>
          )}
        </section>
      )}
    </Answer>
  );
}

interface CostTableProps {
  rows: readonly GroupCost[];
  by: CostGroup;
  onBy: (by: CostGroup) => void;
}

function CostTable({ rows, by, onBy }: CostTableProps) {
  const { t } = useTranslation();
  const head = t(`tyres.life.costs.groups.${by}`);
  const nameOf = ({ name }: GroupCost) => {
    if (name === null) return t('tyres.life.costs.new');
    return by === 'vida' ? t('tyres.reading.life', { life: name }) : name;
  };
  return (
    <>
      <div className={css['bar']}>
        <SelectField
          label={t('tyres.life.costs.by')}
          options={costGroups.map((value) => ({ value, label: t(`tyres.life.costs.groups.${value}`) }))}
          value={by}
          onChange={(value) => onBy(costGroups.find((one) => one === value) ?? by)}
        />
        <div className={css['buttons']}>
          <ExportButtons title={t('tyres.life.costs.file')} table={costTable(rows, head, nameOf, t)} />
        </div>
      </div>
      <p className={css['small']}>{t('tyres.life.costs.about')}</p>
      <DataTable
        key={by}
        label={t('tyres.life.parts.custos')}
        rows={rows}
        keyOf={({ name }) => name ?? ''}
        by="perKm"
        columns={[
          { id: 'name', head, value: nameOf, cell: (row) => <strong>{label(nameOf(row))}</strong> },
          {
            id: 'tyres',
            head: t('tyres.life.heads.tyres'),
            end: true,
            value: ({ tyres }) => tyres,
            cell: ({ tyres }) => number(tyres),
          },
          {
            id: 'km',
            head: t('tyres.life.heads.km'),
            end: true,
            value: ({ km }) => km,
            cell: ({ km }) => number(km),
          },
          {
            id: 'used',
            head: t('tyres.life.heads.used'),
            end: true,
            value: ({ used }) => used,
            cell: ({ used }) => brl(used),
          },
          {
            id: 'perKm',
            head: t('tyres.life.heads.perKm'),
            end: true,
            value: (row) => row.perKm,
            cell: (row) => <strong>{row.perKm === null ? '–' : perKm(row.perKm)}</strong>,
          },
        ]}
      />
    </>
  );
}
