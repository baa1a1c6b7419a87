import type { OrderDetail } from '@terminal/contract';
import { mayOpen } from '@terminal/contract/access';
import * as limits from '@terminal/contract/limits';
import type { ClosingMissing } from '@terminal/contract/order-closing';
import type { CallError } from '../../core/api/errors.ts';
import { ChoiceField } from '../../core/components/ChoiceField.tsx';
import { TextField } from '../../core/components/Field.tsx';
import css from '../../core/components/Form.module.css';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { Link } from '../../core/navigation/Link.tsx';
import { useSession } from '../../core/session/store.ts';
import { useReasons } from '../../identity/api.ts';
import { dismissFlow } from '../../identity/flow.ts';
import { ItemPicker } from '../../items/components/ItemPicker.tsx';
import type { CloseForm } from '../../orders/close-draft.ts';
import { MeterField } from './MeterField.tsx';
import { Note } from './Note.tsx';
import { PriceField } from './PriceField.tsx';

interface CloseFieldsProps {
  order: OrderDetail;
  form: CloseForm;
  missing: readonly ClosingMissing[];
  failure: CallError | null;
  onChange: (form: CloseForm) => void;
}

/** The fields this order needs, in the order they are checked. */
export function CloseFields({ order, form, missing, failure, onChange }: CloseFieldsProps) {
  const { t } = useTranslation();
  const { pede } = order;
  const reasons = useReasons('SOCORRO', pede.socorro);
  const set = (part: Partial<CloseForm>) => onChange({ ...form, ...part });
  const meterFault =
    failure?.codigo === 'KM_DISTANTE'
      ? 'meterTooFar'
      : (failure?.codigo === 'KM_MENOR' || missing.includes('km')) && 'meterTooLow';
  const wrong = (field: ClosingMissing, text: string) => (missing.includes(field) ? text : undefined);
  return (
    <>
      {pede.servico && (
        <ItemPicker
          type="3"
          label={t('execution.close.service')}
          value={form.service}
          error={wrong('servico', t('execution.close.serviceMissing'))}
          onChange={(service) => set({ service })}
        />
      )}
      {pede.preco !== 'nao' && (
        <PriceField
          order={order}
          cents={form.cents}
          error={wrong('preco', t('execution.close.priceMissing'))}
          onChange={(cents) => set({ cents })}
        />
      )}
      {pede.socorro && (
        <ChoiceField
          label={t('execution.close.rescue')}
          answer={reasons}
          value={form.rescue}
          error={wrong('socorro', t('execution.close.rescueMissing'))}
          options={[
            { value: '', label: '' },
            ...(reasons.data ?? []).map(({ ds_motivo }) => ({ value: ds_motivo, label: label(ds_motivo) })),
          ]}
          onChange={(rescue) => set({ rescue })}
        />
      )}
      {pede.pneus && (
        <fieldset className={css['sideBySide']} aria-label={t('execution.close.tyres')}>
          <TextField
            label={t('execution.close.tyreServed')}
            value={form.tyreServed}
            maxLength={limits.closeExecution.pneuAtendimento}
            onChange={(event) => set({ tyreServed: event.target.value })}
          />
          <TextField
            label={t('execution.close.tyreFitted')}
            value={form.tyreFitted}
            maxLength={limits.closeExecution.pneuNovo}
            onChange={(event) => set({ tyreFitted: event.target.value })}
          />
        </fieldset>
      )}
      {pede.fecha && (
        <>
          <MeterField
            kind={order.tp_medidor}
            now={order.km_veiculo}
            value={form.meter}
            needed={pede.km}
            error={meterFault ? t(`execution.close.${meterFault}`) : undefined}
            onChange={(meter) => set({ meter })}
          />
          {(failure?.codigo === 'KM_MENOR' || (missing.includes('km') && form.meter !== '')) && (
            <WrongBefore plate={order.nr_placa} />
          )}
          <Note
            label={t('execution.close.note')}
            hint={t('execution.close.noteHint')}
            value={form.note}
            onChange={(note) => set({ note })}
            max={limits.closeExecution.obsExterna}
          />
        </>
      )}
    </>
  );
}

/** What to do where the true meter is below a wrong reading: what is filled in stays while that is corrected. */
function WrongBefore({ plate }: { plate: string }) {
  const { t } = useTranslation();
  return (
    <p className="soft-text">
      {t('execution.close.meterWrongBefore')}{' '}
      {mayOpen(useSession(), 'plans') && (
        <Link to="/planos/leituras" search={{ placa: plate }} onClick={dismissFlow}>
          {t('execution.close.toReadings')}
        </Link>
      )}
    </p>
  );
}
