import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import { SelectField } from '../../core/components/Field.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import type { Company } from '../../core/session/record.ts';

interface CompanySelectProps {
  companies: readonly Company[];
  company: Company | null;
  onChoose: (company: Company) => void;
}

/** The company this terminal belongs to, in upper case (AUTH-02). */
export function CompanySelect({ companies, company, onChoose }: CompanySelectProps) {
  const { t } = useTranslation();
  const options = companies.map(({ id, ds_empresa }) => ({
    value: String(id),
    label: ds_empresa.toUpperCase(),
  }));
  return (
    <SelectField
      label={t('session.company')}
      icon={<IconBuildingStore aria-hidden />}
      style={{ fontWeight: 700 }}
      value={company ? String(company.id) : ''}
      options={company ? options : [{ value: '', label: t('session.chooseCompany') }, ...options]}
      onChange={(id) => {
        const chosen = companies.find((other) => String(other.id) === id);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}
