import type { RecordKind } from '@terminal/contract/record-kinds';
import { type Column, DataTable } from '../../core/components/DataTable.tsx';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { Link } from '../../core/navigation/Link.tsx';
import type { ListedRecord } from '../api.ts';
import { shownColumns } from '../form.ts';
import { useCellText } from '../useCellText.ts';
import css from './MasterData.module.css';

interface RecordTableProps {
  tipo: RecordKind;
  records: readonly ListedRecord[];
  busy: boolean;
}

/** Records with what people know them by; the first cell opens one. */
export function RecordTable({ tipo, records, busy }: RecordTableProps) {
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
  return (
    <DataTable
      label={t(`masterData.kinds.${tipo}`)}
      columns={columns}
      rows={records}
      keyOf={({ id }) => id}
      busy={busy}
    />
  );
}
