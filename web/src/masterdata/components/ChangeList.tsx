import { dateTime } from '../../core/format/dates.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useSession } from '../../core/session/store.ts';
import type { KeptRecord } from '../api.ts';
import css from './MasterData.module.css';

interface ChangeListProps {
  history: KeptRecord['historia'];
  /** Name of a column on screen. */
  nameOf: (column: string) => string;
  /** Words for what stood in a column. */
  say: (column: string, value: string) => string;
}

/** Who changed what from what to what, newest first. */
export function ChangeList({ history, nameOf, say }: ChangeListProps) {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  return (
    <section className="panel">
      <h2>{t('masterData.history')}</h2>
      {history.length === 0 && <p className="soft">{t('masterData.noHistory')}</p>}
      <ol className="rows-close">
        {history.map(({ nr_sequencial, dt_mudanca, ds_colaborador, nova, arquivo, desfeita, mudancas }) => (
          <li key={nr_sequencial} className={css['change']}>
            <p>
              <strong>{ds_colaborador}</strong>{' '}
              <span className="soft-small">
                {t(nova ? 'masterData.madeAt' : 'masterData.changedAt', {
                  when: dateTime(dt_mudanca, ds_fuso),
                })}
                {arquivo !== null &&
                  t(desfeita ? 'masterData.fileUndone' : 'masterData.byFile', { file: arquivo })}
              </span>
            </p>
            {!nova && (
              <dl className={css['changes']}>
                {mudancas.map(({ coluna, antes, depois }) => (
                  <div key={coluna}>
                    <dt>{nameOf(coluna)}</dt>
                    <dd>
                      <del>{say(coluna, antes) || '–'}</del> → {say(coluna, depois) || '–'}
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
