import type { InputOf } from '@terminal/contract';
import * as limits from '@terminal/contract/limits';
import { useState } from 'react';
import { useOfficeCommand } from '../../../core/api/office.ts';
import { onceDone } from '../../../core/api/once-done.ts';
import { SelectField, TextField } from '../../../core/components/Field.tsx';
import css from '../../../core/components/Form.module.css';
import { FormSheet } from '../../../core/components/FormSheet.tsx';
import { Switch } from '../../../core/components/Switch.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { notify } from '../../../core/notices.ts';
import { FlowFailure } from '../../../identity/components/FlowFailure.tsx';
import type { Plan } from '../api.ts';
import { readNumber } from '../cycle-form.ts';
import { asksReason, ChangeQuestion } from './ChangeQuestion.tsx';

interface PlanSheetProps {
  /** Absent: a new one. */
  plan?: Plan;
  onSaved: (id: number) => void;
  onClose: () => void;
}

const kinds = ['V', 'R', 'P'] as const;

/** Name, kind, alerts and use of a plan. */
export function PlanSheet({ plan, onSaved, onClose }: PlanSheetProps) {
  const { t } = useTranslation();
  const [name, setName] = useState(plan?.ds_plano ?? '');
  const [kind, setKind] = useState<(typeof kinds)[number]>(plan?.tp_plano ?? 'V');
  const [meter, setMeter] = useState(plan?.qt_alerta_km?.toString() ?? '');
  const [days, setDays] = useState(plan?.qt_alerta_dias?.toString() ?? '');
  const [inUse, setInUse] = useState(plan?.st_status !== 'I');
  const [tried, setTried] = useState(false);
  const { save, busy, asking, failure, forget } = useSaving(plan);
  const [alertMeter, alertDays] = [readNumber(meter), readNumber(days)];
  const wrong = (value: number | null) =>
    tried && value !== null && !Number.isInteger(value) ? t('core.typed.whole') : undefined;

  function send(motivo?: string) {
    setTried(true);
    const numbers = [alertMeter, alertDays];
    if (name.trim() === '' || numbers.some((value) => value !== null && !Number.isInteger(value))) return;
    const told = {
      ds_plano: name.trim(),
      tp_plano: kind,
      qt_alerta_km: alertMeter,
      qt_alerta_dias: alertDays,
    };
    onceDone(save(told, inUse, motivo), ({ nr_sequencial }) => {
      notify.success(t('plans.keeping.saved'));
      onSaved(nr_sequencial);
    });
  }

  return (
    <FormSheet
      title={t(plan === undefined ? 'plans.keeping.newPlan' : 'plans.keeping.plan.edit')}
      size="m"
      onClose={onClose}
      busy={busy}
      onSend={() => send()}
      send={t('plans.keeping.save')}
    >
      {failure && <FlowFailure title={t('plans.keeping.notSaved')} error={failure} />}
      <TextField
        label={t('plans.keeping.plan.name')}
        value={name}
        maxLength={limits.createPlan.ds_plano}
        data-focus-first
        error={tried && name.trim() === '' ? t('plans.keeping.cycle.needsName') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <SelectField
        label={t('plans.keeping.plan.kind')}
        value={kind}
        options={kinds.map((value) => ({ value, label: t(`plans.keeping.kinds.${value}`) }))}
        onChange={(value) => setKind(kinds.find((known) => known === value) ?? 'V')}
      />
      <div className={css['sideBySide']}>
        {kind !== 'R' && (
          <TextField
            label={t('plans.keeping.plan.alertMeter')}
            inputMode="numeric"
            value={meter}
            error={wrong(alertMeter)}
            onChange={(event) => setMeter(event.target.value)}
          />
        )}
        <TextField
          label={t('plans.keeping.plan.alertDays')}
          inputMode="numeric"
          value={days}
          error={wrong(alertDays)}
          onChange={(event) => setDays(event.target.value)}
        />
      </div>
      <p className={css['aside']}>{t('plans.keeping.plan.alertAbout')}</p>
      {plan !== undefined && (
        <Switch label={t('plans.keeping.plan.inUse')} checked={inUse} onChange={setInUse} />
      )}
      {asking && <ChangeQuestion refused={asking} busy={busy} onYes={send} onNo={forget} />}
    </FormSheet>
  );
}

/** The commands behind the sheet; `asking`: the server wants a reason for the change. */
function useSaving(plan: Plan | undefined) {
  const create = useOfficeCommand('createPlan');
  const change = useOfficeCommand('changePlan');
  const asking = asksReason(change.error) ? change.error : null;
  return {
    busy: create.isPending || change.isPending,
    asking,
    failure: create.error ?? (asking === null ? change.error : null),
    forget: change.reset,
    save(
      told: InputOf<'createPlan'>['body'],
      inUse: boolean,
      motivo?: string,
    ): Promise<{ nr_sequencial: number }> {
      if (plan === undefined) return create.mutateAsync({ body: told });
      return change.mutateAsync({
        params: { id: String(plan.nr_sequencial) },
        body: { ...told, st_status: inUse ? 'A' : 'I', ...(motivo !== undefined && { motivo }) },
      });
    },
  };
}
