import { Answer } from '../../core/components/Answer.tsx';
import { BackLink } from '../../core/components/Links.tsx';
import { PageHead } from '../../core/components/PageHead.tsx';
import type { TFunction } from '../../core/i18n/translate.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { ChangeList } from '../../masterdata/components/ChangeList.tsx';
import { useCompanyAccount } from '../api.ts';
import { AccountForm } from '../components/AccountForm.tsx';
import { RemoveAccount } from '../components/RemoveAccount.tsx';
import css from '../components/Settings.module.css';

/** The provider of the company's accounts, and who changed what of it. */
export function AccountPage() {
  const { t } = useTranslation();
  const answer = useCompanyAccount();
  return (
    <>
      <PageHead
        title={t('settings.account.title')}
        lead={<BackLink to="/ajustes" label={t('settings.account.back')} />}
      />
      <div className="stack">
        <p className="soft-text">{t('settings.account.about')}</p>
        <Answer answer={answer} failed={t('settings.failed')}>
          {(account) => (
            <div className={css['page']}>
              <div className="stack">
                <AccountForm account={account} onRefused={() => void answer.refetch()} />
                {account.tem_segredo === 'S' && (
                  <RemoveAccount version={account.versao} onRefused={() => void answer.refetch()} />
                )}
              </div>
              <ChangeList
                history={account.historia}
                nameOf={(column) => (isColumn(column) ? t(`settings.account.columns.${column}`) : column)}
                say={(column, value) => valueIn(t, column, value)}
              />
            </div>
          )}
        </Answer>
      </div>
    </>
  );
}

const columns = ['ds_emissor', 'ds_cliente', 'st_ativa', 'st_verificado', 'segredo'] as const;
const isColumn = (column: string): column is (typeof columns)[number] =>
  columns.some((one) => one === column);

/** What stood in a column, in words. */
function valueIn(t: TFunction, column: string, value: string): string {
  if (column === 'segredo' && value !== '')
    return t(value === 'guardado' ? 'settings.account.stored' : 'settings.account.changed');
  return value === 'S' || value === 'N' ? t(`settings.choices.${value}`) : value;
}
