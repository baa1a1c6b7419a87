import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import { Brand } from '../../core/components/Brand.tsx';
import { ErrorState } from '../../core/components/ErrorState.tsx';
import { LanguageSwitch } from '../../core/components/LanguageSwitch.tsx';
import { useDocumentTitle } from '../../core/components/PageHead.tsx';
import { SchemeButton } from '../../core/components/SchemeButton.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useMedia } from '../../core/useMedia.ts';
import { useConfiguration } from '../api.ts';
import { LoginPanel } from '../components/LoginPanel.tsx';
import { QuickAccess } from '../components/QuickAccess.tsx';
import { useCompany } from '../useCompany.ts';
import { useLogin } from '../useLogin.ts';
import css from './LoginPage.module.css';

/** Sign in: two ways side by side on tablets, one above the other on phones (doc 1 §2). */
export function LoginPage() {
  const { t } = useTranslation();
  const tablet = useMedia('tablet');
  const sideways = useMedia('sideways');
  const company = useCompany();
  const login = useLogin(company.company, company.company === null && company.list.isPending);
  useDocumentTitle(t('session.title'));

  const quickAccess = (
    <QuickAccess
      onBand={tablet}
      onChoose={(entry) => {
        const own =
          company.companies.find(({ ds_empresa }) => ds_empresa === entry.empresa) ?? company.company;
        if (!own) return;
        company.take(own);
        login.choose(entry, own);
      }}
    />
  );

  return (
    <div className={css['page']}>
      <header className={css['dark']}>
        <div className={css['brand']}>
          <Brand />
          <div>
            <strong>{t('core.product')}</strong>
            <span>{t('session.areas')}</span>
          </div>
        </div>
        {tablet && quickAccess}
        {tablet && <LoginFooter onBand />}
      </header>
      <main className={css['light']}>
        {company.list.isError ? (
          <ErrorState
            title={t('session.companiesFailed')}
            error={company.list.error}
            busy={company.list.isFetching}
            onRetry={() => void company.list.refetch()}
          />
        ) : (
          <LoginPanel login={login} company={company} keypad={tablet && !sideways} />
        )}
        {!tablet && quickAccess}
      </main>
      {!tablet && <LoginFooter />}
    </div>
  );
}

function LoginFooter({ onBand = false }: { onBand?: boolean }) {
  const { t } = useTranslation();
  const { data } = useConfiguration();
  const year = new Date().getFullYear();
  // On tablets it is a part of the dark half, which is the banner already.
  const Tag = onBand ? 'div' : 'footer';
  return (
    <Tag className={css['footer']} data-band={onBand || undefined}>
      {data?.ajuda && (
        <a className={css['help']} href={data.ajuda} target="_blank" rel="noreferrer">
          <IconMessageCircle aria-hidden />
          {t(onBand ? 'session.helpLong' : 'session.help')}
        </a>
      )}
      <span>{data && t('core.version', { version: data.versao, year })}</span>
      <div className={css['look']}>
        <LanguageSwitch onBand={onBand} />
        <SchemeButton />
      </div>
    </Tag>
  );
}
