import type { RecordKind } from '@terminal/contract/record-kinds';
import { keyOf } from '@terminal/contract/record-kinds';
import { type Column, DataTable } from '../../core/components/DataTable.tsx';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { Link } from '../../core/navigation/Link.tsx';
import type { ListedRecord } from '../api.ts';
import { shownColumns } from '../form.ts';
import { useCellText } from '../useCellText.ts';
import type { Chosen } from '../useChosen.ts';
import css from './MasterData.module.css';

interface RecordTableProps {
  tipo: RecordKind;
  records: readonly ListedRecord[];
  busy: boolean;
  chosen: Chosen;
}

/** Records with what people know them by; the first cell opens one, the last ticks it. */
export function RecordTable({ tipo, records, busy, chosen }: RecordTableProps) {
  const { t } = useTranslation();
  const say = useCellText();
  const columns = shownColumns(tipo).map(
    ([column, about], n): Column<ListedRecord> => ({
      id: column,
      head: label(about.head),
      cell: ({ id, celulas }) => {
        const text = say(about, celulas[column] ?? '');
        if (n > 0) return text === '' ? '–' : text;
        return (
          <span className="row-wrap">
            <Link to="/cadastros/$tipo/$id" params={{ tipo, id }} className={css['open']}>
              {text}
            </Link>
            {celulas['situacao'] === 'I' && (
              <span className={css['inactive']}>{t('masterData.inactive')}</span>
            )}
          </span>
        );
      },
    }),
  );
  const tick: Column<ListedRecord> = {
    id: 'tick',
    head: t('masterData.many.tick'),
    quiet: true,
    cell: (record) => (
      <label className={css['tick']}>
        <input
          type="checkbox"
          aria-label={t('masterData.many.tickOne', { name: record.celulas[keyOf(tipo).name] ?? record.id })}
          checked={chosen.has(record.id)}
          onChange={({ target }) => chosen.put([record], target.checked)}
        />
        <span>{t('masterData.many.tick')}</span>
      </label>
    ),
  };
  return (
    <DataTable
      label={t(`masterData.kinds.${tipo}`)}
      columns={[...columns, tick]}
      rows={records}
      keyOf={({ id }) => id}
      busy={busy}
    />
  );
}
