import * as rights from '@terminal/contract/call-rights';
import { useState } from 'react';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { CompanyField } from '../../core/panel/CompanyField.tsx';
import { usePanelSession } from '../../core/panel/store.ts';
import { mayCallPanel } from '../../core/rights.ts';
import { Terminals } from '../components/Terminals.tsx';
import css from './TerminalsPage.module.css';

/** Enrolled terminals of every company, as the panel keeps them (PANEL-16). */
export function TerminalsPage() {
  const { t } = useTranslation();
  const session = usePanelSession();
  const [company, setCompany] = useState('');
  return (
    <Terminals
      // Another company begins with its first page.
      key={company}
      company={company}
      mayChange={mayCallPanel(session, rights.saveTerminal)}
      filter={
        <div className={css['filters']}>
          <CompanyField
            value={company}
            before={[{ value: '', label: t('terminals.allCompanies') }]}
            onChange={setCompany}
          />
        </div>
      }
    />
  );
}
