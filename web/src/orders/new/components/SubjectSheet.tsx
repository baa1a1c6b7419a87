import { dotted } from '../../../core/format/dotted.ts';
import { plateText } from '../../../core/format/plates.ts';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { byLabel } from '../../../core/sorting.ts';
import { useOperations, useProblems, useSegments } from '../api.ts';
import {
  type ChoiceName,
  type NewOrderForm,
  noOperation,
  type Vehicle,
  vehiclesOf,
  withOperation,
  withSegment,
  withVehicle,
} from '../form.ts';
import { ChoiceSheet } from './ChoiceSheet.tsx';
import { typeOf } from './useSubjectWords.ts';

interface SubjectSheetProps {
  vehicles: readonly Vehicle[];
  form: NewOrderForm;
  onChange: (form: NewOrderForm) => void;
  onClose: () => void;
}

/** The choices of one field. */
export function SubjectSheet({ name, ...props }: SubjectSheetProps & { name: ChoiceName }) {
  if (name === 'operation') return <Operations {...props} />;
  if (name === 'plate') return <Plates {...props} />;
  return name === 'segment' ? <Segments {...props} /> : <Problems {...props} />;
}

function Operations({ vehicles, form, onChange, onClose }: SubjectSheetProps) {
  const { t } = useTranslation();
  const operations = useOperations();
  const known = operations.data?.map((one) => ({ value: one.nr_sequencial, label: label(one.ds_projeto) }));
  const outside = vehiclesOf(vehicles, noOperation).length > 0;
  const none = { value: noOperation, label: t('newOrder.noOperation') };
  return (
    <ChoiceSheet
      title={t('newOrder.choose.operation')}
      searchLabel={t('newOrder.search')}
      choices={known && [...byLabel(known), ...(outside ? [none] : [])]}
      failed={operations.isError}
      onRetry={() => void operations.refetch()}
      chosen={form.operation}
      onChoose={(operation) => onChange(withOperation(form, operation))}
      onClose={onClose}
    />
  );
}

function Plates({ vehicles, form, onChange, onClose }: SubjectSheetProps) {
  const { t } = useTranslation();
  const choices = vehiclesOf(vehicles, form.operation).map(({ nr_placa, nr_frota, ds_modelo }) => ({
    value: nr_placa,
    label: plateText(nr_placa),
    aside: dotted([nr_frota !== null && t('newOrder.fleet', { number: nr_frota }), ds_modelo]),
  }));
  return (
    <ChoiceSheet
      title={t('newOrder.choose.plate')}
      searchLabel={t('newOrder.searchPlate')}
      choices={choices}
      failed={false}
      onRetry={onClose}
      chosen={form.plate}
      onChoose={(plate) => {
        const vehicle = vehicles.find(({ nr_placa }) => nr_placa === plate);
        // The operation stays the one chosen: a vehicle may serve several.
        if (vehicle) onChange({ ...withVehicle(form, vehicle), operation: form.operation });
      }}
      onClose={onClose}
    />
  );
}

function Segments({ vehicles, form, onChange, onClose }: SubjectSheetProps) {
  const { t } = useTranslation();
  const segments = useSegments(form.operation, typeOf(vehicles, form.plate));
  const known = segments.data?.data.map((one) => ({ value: one.nr_sequencial, label: label(one.ds_grupo) }));
  return (
    <ChoiceSheet
      title={t('newOrder.choose.segment')}
      searchLabel={t('newOrder.search')}
      choices={known && byLabel(known)}
      failed={segments.isError}
      onRetry={() => void segments.refetch()}
      chosen={form.segment}
      onChoose={(segment) => onChange(withSegment(form, segment))}
      onClose={onClose}
    />
  );
}

function Problems({ vehicles, form, onChange, onClose }: SubjectSheetProps) {
  const { t } = useTranslation();
  const problems = useProblems(form.segment, typeOf(vehicles, form.plate));
  const known = problems.data?.problema.map((one) => ({
    value: one.nr_sequencial,
    label: label(one.ds_conjunto),
  }));
  return (
    <ChoiceSheet
      title={t('newOrder.choose.problem')}
      searchLabel={t('newOrder.search')}
      choices={known && byLabel(known)}
      failed={problems.isError}
      onRetry={() => void problems.refetch()}
      chosen={form.problem}
      onChoose={(problem) => onChange({ ...form, problem })}
      onClose={onClose}
    />
  );
}
