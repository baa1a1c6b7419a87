import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import type { IntakeColumn, IntakeKind } from '@terminal/contract';
import { intakeColumns } from '@terminal/contract/intake';
import { intakeTemplate } from '@terminal/contract/intake-template';
import { Button } from '../../../core/components/Button.tsx';
import { downloadCsv, downloadXlsx } from '../../../core/files/download.ts';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import css from './KindGuide.module.css';

/** What the file of a kind must hold, and a template of it. */
export function KindGuide({ kind }: { kind: IntakeKind }) {
  const { t } = useTranslation();
  const explain = ({ required, form, note }: IntakeColumn) =>
    [
      t(required === true ? 'imports.map.required' : 'intake.optional'),
      t(`intake.forms.${form}`),
      note === undefined ? '' : t(`intake.notes.${note}`),
    ].filter((part) => part !== '');
  const name = t('intake.template', { kind: t(`intake.kinds.${kind}`) });
  const table = () => intakeTemplate(kind, explain);
  return (
    <section className="panel" aria-labelledby="intake-columns">
      <div className={css['head']}>
        <h2 id="intake-columns">{t('intake.columns')}</h2>
        <div className={css['templates']}>
          <Button icon={<IconDownload size={20} aria-hidden />} onClick={() => downloadCsv(name, table())}>
            {t('intake.csv')}
          </Button>
          <Button
            icon={<IconDownload size={20} aria-hidden />}
            onClick={() => void downloadXlsx(name, table())}
          >
            {t('intake.xlsx')}
          </Button>
        </div>
      </div>
      <dl className={css['columns']}>
        {intakeColumns(kind).map(([column, about]) => (
          <div key={column}>
            <dt>
              {label(about.head)}
              {about.required === true && <span> {t('imports.map.required')}</span>}
            </dt>
            <dd>
              {t(`intake.forms.${about.form}`)}
              {about.example !== '' && <code>{about.example}</code>}
              {about.note !== undefined && <small>{t(`intake.notes.${about.note}`)}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
