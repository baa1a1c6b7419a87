import { intakeColumns } from '@terminal/contract/intake';
import type { RecordKind } from '@terminal/contract/record-kinds';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { Anchor, Link } from '../../core/navigation/Link.tsx';
import type { KeptRecord } from '../api.ts';
import { linkOfUse } from '../use-link.ts';
import { useCellText } from '../useCellText.ts';
import { useUseText } from '../useUseText.ts';
import { ChangeList } from './ChangeList.tsx';
import css from './MasterData.module.css';

interface RecordHistoryProps {
  tipo: RecordKind;
  record: KeptRecord;
  /** The person keeps all kinds: may open what uses the record. */
  administers: boolean;
}

function UseRow({ words, href }: { words: string; href: string | null }) {
  return (
    <li>
      {href === null ? (
        words
      ) : (
        <Anchor href={href} className={css['open']}>
          {words}
        </Anchor>
      )}
    </li>
  );
}

/** What the history of a record calls a union. */
const isUnion = (column: string): column is 'unido_a' | 'unido_com' =>
  column === 'unido_a' || column === 'unido_com';

/** What uses a record, and who changed what of it from what to what. */
export function RecordHistory({ tipo, record, administers }: RecordHistoryProps) {
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
            <UseRow
              key={use.de}
              words={used(use)}
              href={administers ? linkOfUse(tipo, record, use.de) : null}
            />
          ))}
        </ul>
        {tipo === 'vehicles' && (
          <Link to="/veiculo/$placa" params={{ placa: record.id }} className={css['open']}>
            {t('masterData.vehiclePage')}
          </Link>
        )}
      </section>
      <ChangeList
        history={record.historia}
        nameOf={(column) => {
          const about = columns.get(column);
          if (about !== undefined) return label(about.head);
          if (column === 'pin') return t('masterData.pin.heading');
          if (column === 'cracha') return t('masterData.badge.heading');
          return isUnion(column) ? t(`masterData.merge.columns.${column}`) : column;
        }}
        say={(column, value) => {
          if (column === 'pin') return t(`masterData.pin.${value === 'S' ? 'had' : 'none'}`);
          if (column === 'cracha')
            return t(`masterData.badge.${value === 'N' ? 'none' : value === 'O' ? 'other' : 'has'}`);
          return say(columns.get(column), value);
        }}
      />
    </div>
  );
}
