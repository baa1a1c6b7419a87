import { PageHead } from '../../../core/components/PageHead.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { ownCompany } from '../api.ts';
import css from './IntakePage.module.css';
import { CompanyIntakes } from './IntakePage.tsx';

/** Data of the company of the session, brought as files by whoever administers it. */
export function OwnIntakePage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('intake.title')} />
      <div className="stack">
        <p className={css['about']}>{t('intake.about')}</p>
        <CompanyIntakes company={ownCompany} />
      </div>
    </>
  );
}
