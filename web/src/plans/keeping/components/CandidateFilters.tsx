import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import * as limits from '@terminal/contract/limits';
import { SelectField, TextField } from '../../../core/components/Field.tsx';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { byLabel } from '../../../core/sorting.ts';
import { type CandidateSearch, useVehicleChoices } from '../api.ts';
import css from './CandidateFilters.module.css';

interface CandidateFiltersProps {
  search: CandidateSearch;
  onChange: (search: CandidateSearch) => void;
}

/** Filters for vehicles; a filter with a single choice is not shown. */
export function CandidateFilters({ search, onChange }: CandidateFiltersProps) {
  const { t } = useTranslation();
  const choices = useVehicleChoices().data;
  const lists = [
    ['tipo', 'type', choices?.tipos.map((type) => [type.cd_tipoveiculo, label(type.ds_tipoveiculo)])],
    ['modelo', 'model', choices?.modelos.map((model) => [model, label(model)])],
    [
      'operacao',
      'operation',
      choices?.operacoes.map((one) => [String(one.nr_sequencial), label(one.ds_projeto)]),
    ],
    ['filial', 'branch', choices?.filiais.map((one) => [String(one.nr_sequencial), label(one.ds_filial)])],
  ] as const;
  return (
    <div className={css['filters']}>
      <TextField
        label={t('plans.keeping.places.search')}
        type="search"
        icon={<IconSearch aria-hidden />}
        value={search.busca}
        maxLength={limits.listCandidates.busca}
        onChange={(event) => onChange({ ...search, busca: event.target.value })}
      />
      {lists.map(
        ([field, name, known]) =>
          (known?.length ?? 0) > 1 && (
            <SelectField
              key={field}
              label={t(`plans.keeping.attach.${name}`)}
              value={search[field]}
              options={[
                { value: '', label: t('plans.keeping.attach.all') },
                ...byLabel((known ?? []).map(([value = '', label = '']) => ({ value, label }))),
              ]}
              onChange={(value) => onChange({ ...search, [field]: value })}
            />
          ),
      )}
    </div>
  );
}
