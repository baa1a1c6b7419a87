import { ChoiceField } from '../components/ChoiceField.tsx';
import { useTranslation } from '../i18n/useTranslation.ts';
import { usePanelCompanies } from './companies.ts';

interface Option {
  value: string;
  label: string;
}

interface CompanyFieldProps {
  /** Number of the company as text, or the value of another option. */
  value: string;
  /** Options before and after the companies. */
  before?: readonly Option[];
  after?: readonly Option[];
  onChange: (value: string) => void;
}

/** Selects a company of the panel's. */
export function CompanyField({ value, before = [], after = [], onChange }: CompanyFieldProps) {
  const { t } = useTranslation();
  const companies = usePanelCompanies();
  const named = (companies.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <ChoiceField
      label={t('panel.company')}
      value={value}
      answer={companies}
      options={[...before, ...named, ...after]}
      onChange={onChange}
    />
  );
}
