import { useState } from 'react';
import { onceDone } from '../../../core/api/once-done.ts';
import { Button } from '../../../core/components/Button.tsx';
import { TextField } from '../../../core/components/Field.tsx';
import forms from '../../../core/components/Form.module.css';
import { FormSheet } from '../../../core/components/FormSheet.tsx';
import { MoneyField } from '../../../core/components/MoneyField.tsx';
import { Question } from '../../../core/components/Question.tsx';
import { Segmented } from '../../../core/components/Segmented.tsx';
import { personName } from '../../../core/format/words.ts';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { asksGroove } from '../../../core/meter.ts';
import { notify } from '../../../core/notices.ts';
import { FlowFailure } from '../../../identity/components/FlowFailure.tsx';
import { useToday } from '../../../plans/api.ts';
import { writtenDay } from '../../../plans/keeping/words.ts';
import { GrooveField, GrooveFields } from '../../components/GrooveFields.tsx';
import { shownDepth } from '../../reading.ts';
import { type Tyre, useDepartureChoices, useTakeBack } from '../api.ts';
import { emptyDeparture } from '../departure-form.ts';
import {
  groovesOf,
  isRetread,
  type ReturnForm,
  returnFaults,
  returnOf,
  withReasons,
} from '../return-form.ts';
import { DepartureChoices } from './DepartureChoices.tsx';
import css from './DepartureSheet.module.css';

/** Takes a tyre back from service; a retread is measured and begins its next life (TYRE-32). */
export function ReturnSheet({ tyre, onClose }: { tyre: Tyre; onClose: () => void }) {
  const { t } = useTranslation();
  const today = useToday();
  const [form, setForm] = useState<ReturnForm>({
    date: today,
    depths: [''],
    cents: null,
    refused: false,
    scrap: false,
    reasons: null,
  });
  const [tried, setTried] = useState(false);
  const { mutateAsync, isPending, error, reset } = useTakeBack();
  const retread = isRetread(tyre);
  const told = withReasons(form, useDepartureChoices().data?.motivos);
  const faults = tried ? returnFaults(tyre, told) : [];
  const change = (next: Partial<ReturnForm>) => {
    reset();
    setForm({ ...form, ...next });
  };
  const doubt = asksGroove(error) ? error : null;
  function confirm(sure = false) {
    setTried(true);
    if (returnFaults(tyre, told).length > 0) return;
    const body = { ...returnOf(tyre, told), ...(sure && { confirma_sulco: 'S' as const }) };
    onceDone(mutateAsync({ body }), () => {
      notify.success(t(form.refused && form.scrap ? 'tyres.stock.back.scrapped' : 'tyres.stock.back.done'));
      onClose();
    });
  }
  return (
    <FormSheet
      size="m"
      title={t('tyres.stock.back.title', { fire: tyre.nr_fogo })}
      about={t('tyres.stock.back.about', {
        service: label(tyre.ds_servico ?? ''),
        supplier: personName(tyre.ds_fornecedor ?? ''),
        date: writtenDay(tyre.rec_dataenvio ?? ''),
      })}
      onClose={onClose}
      busy={isPending}
      onSend={() => confirm()}
      send={t('tyres.stock.back.confirm')}
      notice={error && !doubt && <FlowFailure title={t('tyres.stock.back.failed')} error={error} />}
    >
      {retread ? (
        <RetreadFields
          tyre={tyre}
          form={told}
          lacksDepth={faults.includes('depths')}
          lacksReason={faults.includes('reasons')}
          onChange={change}
        />
      ) : (
        <p>{t('tyres.stock.back.repair')}</p>
      )}
      <div className={forms['sideBySide']}>
        <TextField
          label={t('tyres.stock.back.date')}
          type="date"
          min={tyre.rec_dataenvio ?? undefined}
          max={today}
          value={form.date}
          error={faults.includes('date') ? t('tyres.stock.back.needsDate') : undefined}
          onChange={(event) => change({ date: event.target.value })}
        />
        <MoneyField
          free
          label={t('tyres.stock.back.price')}
          large={false}
          cents={form.cents}
          onChange={(cents) => change({ cents })}
        />
      </div>
      {doubt && (
        <Question
          title={t('tyres.stock.back.worn')}
          words={t('tyres.stock.back.wornAbout', {
            groove: doubt.campos['sulco'],
            depth: shownDepth(Number(doubt.campos['para'])),
            limit: shownDepth(Number(doubt.campos['limite'])),
          })}
          no={t('core.meter.no')}
          yes={t('core.meter.yes')}
          busy={isPending}
          onNo={reset}
          onYes={() => confirm(true)}
        />
      )}
    </FormSheet>
  );
}

interface RetreadFieldsProps {
  tyre: Tyre;
  form: ReturnType<typeof withReasons>;
  lacksDepth: boolean;
  lacksReason: boolean;
  onChange: (next: Partial<ReturnForm>) => void;
}

/** How a casing comes back: retreaded, then it is measured anew; or refused, then it is as it left. */
function RetreadFields({ tyre, form, lacksDepth, lacksReason, onChange }: RetreadFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Segmented
        label={t('tyres.stock.back.how')}
        value={form.refused ? 'S' : 'N'}
        options={[
          { value: 'N', label: t('tyres.stock.back.retreaded') },
          { value: 'S', label: t('tyres.stock.back.refused') },
        ]}
        onChange={(value) => onChange({ refused: value === 'S' })}
      />
      {form.refused ? (
        <RefusedFields form={form} lacksReason={lacksReason} onChange={onChange} />
      ) : (
        <>
          <p>{t('tyres.stock.back.retread', { life: tyre.nr_vida + 1 })}</p>
          <DepthFields
            grooves={groovesOf(tyre)}
            depths={form.depths}
            error={lacksDepth ? t('tyres.stock.back.needsDepth') : undefined}
            onChange={(depths) => onChange({ depths })}
          />
        </>
      )}
    </>
  );
}

/** What becomes of a refused casing: it stays in stock, or is scrapped at once; the reason is known. */
function RefusedFields({ form, lacksReason, onChange }: Omit<RetreadFieldsProps, 'tyre' | 'lacksDepth'>) {
  const { t } = useTranslation();
  return (
    <>
      <Segmented
        label={t('tyres.stock.back.casing')}
        value={form.scrap ? 'D' : 'E'}
        options={[
          { value: 'E', label: t('tyres.stock.back.keep') },
          { value: 'D', label: t('tyres.stock.back.scrap') },
        ]}
        onChange={(value) => onChange({ scrap: value === 'D' })}
      />
      {form.scrap ? (
        <DepartureChoices
          kind="D"
          form={{ ...emptyDeparture(form.date), reasons: form.reasons }}
          error={lacksReason ? t('tyres.stock.out.faults.reasons') : undefined}
          onChange={({ reasons }) => onChange({ reasons })}
        />
      ) : (
        <p>{t('tyres.stock.back.refusedAbout')}</p>
      )}
    </>
  );
}

interface DepthFieldsProps {
  grooves: number;
  /** One for all grooves, or one for each. */
  depths: readonly string[];
  error: string | undefined;
  onChange: (depths: readonly string[]) => void;
}

/** A retread is usually as deep everywhere: one depth, or each groove on its own. */
function DepthFields({ grooves, depths, error, onChange }: DepthFieldsProps) {
  const { t } = useTranslation();
  const [first = ''] = depths;
  const each = depths.length > 1;
  return (
    <div className={css['group']}>
      {each ? (
        <GrooveFields texts={depths} onChange={onChange} />
      ) : (
        <GrooveField
          large
          label={t('tyres.stock.back.depth')}
          text={first}
          onText={(text) => onChange([text])}
        />
      )}
      {error !== undefined && (
        <p className="error-text" role="alert">
          {error}
        </p>
      )}
      <Button
        look="quiet"
        className={forms['unfold']}
        onClick={() => onChange(each ? [first] : Array.from({ length: grooves }, () => first))}
      >
        {t(each ? 'tyres.stock.back.same' : 'tyres.stock.back.each')}
      </Button>
    </div>
  );
}
