import { intakeColumns } from '@terminal/contract/intake';
import type { RecordKind } from '@terminal/contract/record-kinds';
import { dateTime } from '../../core/format/dates.ts';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useSession } from '../../core/session/store.ts';
import type { KeptRecord } from '../api.ts';
import { useCellText } from '../useCellText.ts';
import { useUseText } from '../useUseText.ts';
import css from './MasterData.module.css';

/** What uses a record, and who changed what of it from what to what. */
export function RecordHistory({ tipo, record }: { tipo: RecordKind; record: KeptRecord }) {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
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
      <section className="panel">
        <h2>{t('masterData.history')}</h2>record.historia.length === 0 &&{' '}
        <p className="soft">{t('masterData.noHistory')}</p>
        <ol className="rows-close">
          {record.historia.map(({ nr_sequencial, dt_mudanca, ds_colaborador, nova, mudancas }) => (
            <li key={nr_sequencial} className={css['change']}>
              <p>
                <strong>{ds_colaborador}</strong>{' '}
                <span className="soft-small">
                  {t(nova ? 'masterData.madeAt' : 'masterData.changedAt', {
                    when: dateTime(dt_mudanca, ds_fuso),
                  })}
                </span>
              </p>
              {!nova && (
                <dl className={css['changes']}>
                  {mudancas.map(({ coluna, antes, depois }) => {
                    const about = columns.get(coluna);
                    return (
                      <div key={coluna}>
                        <dt>{about === undefined ? coluna : label(about.head)}</dt>
                        <dd>
                          <del>{say(about, antes) || '–'}</del> → {say(about, depois) || '–'}
                        </dd>
                      </div>
                    );
                  })}
                </dl>
              )}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
