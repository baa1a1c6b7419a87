import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import * as limits from '@terminal/contract/limits';
import { useState } from 'react';
import type { CallError } from '../../../core/api/errors.ts';
import { Button } from '../../../core/components/Button.tsx';
import { TextField } from '../../../core/components/Field.tsx';
import css from '../../../core/components/Form.module.css';
import { FormSheet } from '../../../core/components/FormSheet.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { FlowFailure } from '../../../identity/components/FlowFailure.tsx';
import type { Cycle, Plan } from '../api.ts';
import {
  type CycleFault,
  type CycleForm,
  cycleOf,
  emptyCycle,
  faultsOf,
  formOf,
  type KeptCycle,
} from '../cycle-form.ts';
import { useCycleWords } from '../words.ts';
import { CycleItems } from './CycleItems.tsx';

interface CycleSheetProps {
  plan: Plan;
  /** Absent: a new one, at the end of the ring. */
  cycle?: Cycle;
  failure: CallError | null;
  busy: boolean;
  onSave: (cycle: KeptCycle) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Name, interval, hours and content of a cycle. */
export function CycleSheet({ plan, cycle, failure, busy, onSave, onRemove, onClose }: CycleSheetProps) {
  const { t } = useTranslation();
  const { unitOf } = useCycleWords();
  const [form, setForm] = useState<CycleForm>(cycle === undefined ? emptyCycle : formOf(cycle));
  const [tried, setTried] = useState(false);
  const bodywork = plan.tp_plano === 'R';
  const faults = tried ? faultsOf(form, bodywork) : {};
  const change = (part: Partial<CycleForm>) => setForm({ ...form, ...part });
  const wordOf = (fault: CycleFault['meter']) =>
    fault && t(fault === 'number' ? 'core.typed.whole' : 'plans.keeping.cycle.needsInterval');

  function save() {
    setTried(true);
    if (Object.keys(faultsOf(form, bodywork)).length > 0) return;
    onSave(cycleOf(cycle?.nr_sequencial ?? null, form, bodywork));
  }

  return (
    <FormSheet
      title={
        cycle === undefined
          ? t('plans.keeping.cycle.new')
          : t('plans.keeping.cycle.title', { name: cycle.ds_ciclo })
      }
      about={plan.ds_plano}
      size="m"
      onClose={onClose}
      busy={busy}
      onSend={save}
      send={t('plans.keeping.save')}
    >
      {failure && <FlowFailure title={t('plans.keeping.notSaved')} error={failure} />}
      <TextField
        label={t('plans.keeping.cycle.name')}
        value={form.name}
        maxLength={limits.saveCycles.ds_ciclo}
        error={faults.name && t('plans.keeping.cycle.needsName')}
        onChange={(event) => change({ name: event.target.value })}
      />
      <div className={css['sideBySide']}>
        {!bodywork && (
          <TextField
            label={t('plans.keeping.cycle.meter', { unit: unitOf(plan.tp_medidor) })}
            inputMode="numeric"
            value={form.meter}
            error={wordOf(faults.meter)}
            onChange={(event) => change({ meter: event.target.value })}
          />
        )}
        <TextField
          label={t('plans.keeping.cycle.days')}
          inputMode="numeric"
          value={form.days}
          error={wordOf(faults.days)}
          onChange={(event) => change({ days: event.target.value })}
        />
      </div>
      <CycleItems
        items={form.items}
        error={
          faults.items &&
          t(faults.items === 'whole' ? 'plans.keeping.cycle.wholeParts' : 'core.typed.decimal')
        }
        onChange={(items) => change({ items })}
      />
      <TextField
        label={t('plans.keeping.cycle.hours')}
        inputMode="decimal"
        value={form.hours}
        placeholder={t('plans.keeping.cycle.hoursAbout')}
        error={faults.hours && t('core.typed.decimal')}
        onChange={(event) => change({ hours: event.target.value })}
      />
      {cycle !== undefined && plan.ciclos.length > 1 && (
        <Button look="danger" icon={<IconTrash aria-hidden />} busy={busy} onClick={onRemove}>
          {t('plans.keeping.cycle.remove')}
        </Button>
      )}
    </FormSheet>
  );
}
