import { SelectField } from '../../../core/components/Field.tsx';
import { plateText } from '../../../core/format/plates.ts';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import type { ForecastView } from '../view.ts';
import { choicesOf, type Forecast } from '../weeks.ts';
import css from './Filters.module.css';

interface FiltersProps {
  forecast: Forecast;
  view: ForecastView;
  onChange: (view: ForecastView) => void;
}

const kinds = ['V', 'R', 'P'] as const;

/** Which plans are shown; the choices are those there are. */
export function Filters({ forecast, view, onChange }: FiltersProps) {
  const { t } = useTranslation();
  const { operations, types } = choicesOf(forecast);
  const all = { value: '', label: t('plans.forecast.all') };
  const named = (names: readonly string[]) => [
    all,
    ...names.map((value) => ({ value, label: label(value) })),
  ];
  const set = (name: 'plano' | 'operacao' | 'veiculo' | 'placa', value: string) => {
    const { [name]: _, ...rest } = view;
    onChange(value === '' ? rest : { ...rest, [name]: value });
  };
  return (
    <div className={css['filters']}>
      <SelectField
        label={t('plans.forecast.kind')}
        options={[all, ...kinds.map((value) => ({ value, label: t(`plans.forecast.kinds.${value}`) }))]}
        value={view.plano ?? ''}
        onChange={(value) => set('plano', value)}
      />
      <SelectField
        label={t('plans.forecast.operation')}
        options={named(operations)}
        value={view.operacao ?? ''}
        onChange={(value) => set('operacao', value)}
      />
      <SelectField
        label={t('plans.forecast.vehicleType')}
        options={named(types)}
        value={view.veiculo ?? ''}
        onChange={(value) => set('veiculo', value)}
      />
      {view.placa !== undefined && (
        <SelectField
          label={t('plans.head.plate')}
          options={[all, { value: view.placa, label: plateText(view.placa) }]}
          value={view.placa}
          onChange={(value) => set('placa', value)}
        />
      )}
    </div>
  );
}
