import { cx } from '../../core/cx.ts';
import { date } from '../../core/format/dates.ts';
import { plateText } from '../../core/format/plates.ts';
import { supplierName } from '../../core/format/words.ts';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { Link } from '../../core/navigation/Link.tsx';
import { useSession } from '../../core/session/store.ts';
import { useFigures } from '../api.ts';
import css from './External.module.css';
import { Panel } from './Panel.tsx';

/** Open external orders, newest first; the plate leads to the order (DASH-08). */
export function External() {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  const title = t('dashboard.external.title');
  const none = t('dashboard.none');
  const heads = (['date', 'plate', 'supplier', 'segment', 'problem'] as const).map((key) =>
    t(`dashboard.external.${key}`),
  );
  return (
    <Panel
      title={title}
      about={(rows) => t('dashboard.external.about', { count: rows.length })}
      figures={useFigures('getDashboardExternal')}
      table={(rows) => ({
        heads,
        rows: rows.map((row) => [
          date(row.dt_os, ds_fuso),
          row.nr_placa,
          row.ds_fornecedor ?? '',
          row.segmento ?? '',
          row.problema ?? '',
        ]),
      })}
    >
      {(rows) => (
        <div className={cx(css['scroll'], 'scroll-shadow')}>
          <table className={css['orders']}>
            <caption className="visually-hidden">{title}</caption>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.nr_sequencial}>
                  <td>{date(row.dt_os, ds_fuso).slice(0, 5)}</td>
                  <td>
                    <Link to="/os/$id" params={{ id: String(row.nr_sequencial) }}>
                      {plateText(row.nr_placa)}
                    </Link>
                  </td>
                  <td>{row.ds_fornecedor === null ? none : supplierName(row.ds_fornecedor)}</td>
                  <td>{row.segmento === null ? none : label(row.segmento)}</td>
                  <td>{row.problema ?? none}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}
