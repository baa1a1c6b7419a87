import { intakeColumns } from '@terminal/contract/intake';
import type { RecordKind } from '@terminal/contract/record-kinds';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import type { KeptRecord } from '../api.ts';
import { useCellText } from '../useCellText.ts';
import { useUseText } from '../useUseText.ts';
import { ChangeList } from './ChangeList.tsx';

/** What uses a record, and who changed what of it from what to what. */
export function RecordHistory({ tipo, record }: { tipo: RecordKind; record: KeptRecord }) {
  const { t } = useTranslation();
  const say = useCellText();
  const used = useUseText();
  const columns = new Map(intakeColumns(tipo));
  return (
    <div className="stack">
      <section className="panel">
        <h2>{t('masterData.use')}</h2>
        {record.uso.length === 0 && <p className="soft">{t('masterData.unused')}</p>}
        <ul className="rows-tight">
          {record.uso.map((use) => (
            <li key={use.de}>{used(use)}</li>
          ))}
        </ul>
      </section>
      <ChangeList
        history={record.historia}
        nameOf={(column) => {
          const about = columns.get(column);
          return about === undefined ? column : label(about.head);
        }}
        say={(column, value) => say(columns.get(column), value)}
      />
    </div>
  );
}
