import { useState } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { FormSheet } from '../../../core/components/FormSheet.tsx';
import { MeterQuestion } from '../../../core/components/MeterQuestion.tsx';
import { Segmented } from '../../../core/components/Segmented.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { FlowFailure } from '../../../identity/components/FlowFailure.tsx';
import { useToday } from '../../../plans/api.ts';
import type { TyreLayout } from '../../drawing.ts';
import { makeText } from '../../make.ts';
import { isOfMeter } from '../../of-meter.ts';
import { depthsOf, type Mounted, shownDepth } from '../../reading.ts';
import { DepartureChoices } from '../../stock/components/DepartureChoices.tsx';
import { SupplierChoice } from '../../stock/components/SupplierChoice.tsx';
import {
  type DepartureForm,
  type DepartureKind,
  departureFaults,
  departureOf,
  emptyDeparture,
} from '../../stock/departure-form.ts';
import { useFirstFault } from '../../useFirstFault.ts';
import { usePositionName } from '../../usePositionName.ts';
import type { StockedTyre } from '../arrangement.ts';
import { useMovement } from '../useMovement.ts';
import { useRemoval } from '../useRemoval.ts';
import { FitWarnings } from './FitWarnings.tsx';
import css from './MovementDesk.module.css';
import { RemovalFields } from './RemovalFields.tsx';
import { StockList } from './StockList.tsx';

interface ReplaceSheetProps {
  layout: TyreLayout;
  tyre: Mounted;
  onClose: () => void;
}

/** Where the removed tyre goes: E into the stock, or out of it. */
type Goes = 'E' | DepartureKind;

/** Replaces a tyre, with the destination of the removed one, in one command. */
export function ReplaceSheet({ layout, tyre, onClose }: ReplaceSheetProps) {
  const { t } = useTranslation();
  const nameOf = usePositionName();
  const today = useToday();
  const [fresh, setFresh] = useState<StockedTyre | null>(null);
  const [goes, setGoes] = useState<Goes>('E');
  const [out, setOut] = useState<DepartureForm>(() => emptyDeparture(today));
  const [tried, setTried] = useState(false);
  const { send, confirm, busy, doubt, failure, reset } = useMovement('replaceTyre', {
    done: t('tyres.movement.replaced'),
    onEnd: onClose,
  });
  const form = useRemoval(layout, tyre, reset);
  const { form: fields, lead } = useFirstFault();
  const faults = goes === 'E' ? [] : departureFaults(goes, out);
  const fault = (field: (typeof faults)[number]) =>
    tried && faults.includes(field) ? t(`tyres.stock.out.faults.${field}`) : undefined;
  const incomplete = form.unread || fresh === null || faults.length > 0;

  /** What was said of another choice is over. */
  const anew =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      reset();
      set(value);
    };

  function press() {
    setTried(true);
    const body = form.told();
    if (body === null || fresh === null || faults.length > 0) return lead();
    const sent = goes === 'E' ? null : departureOf(goes, tyre.idpneu, { ...out, note: form.note });
    const { pneu: _pneu, ...destino } = sent ?? {};
    void send({ body: { ...body, novo: fresh.idpneu, ...(sent !== null && { destino }) } });
  }

  return (
    <FormSheet
      size="m"
      title={t('tyres.movement.replaceTitle', { fire: tyre.nr_fogo })}
      about={nameOf(tyre)}
      onClose={onClose}
      busy={busy}
      onSend={press}
      send={t('tyres.movement.replace')}
      notice={
        <>
          {failure && !isOfMeter(failure) && (
            <FlowFailure title={t('tyres.movement.replaceFailed')} error={failure} />
          )}
          {tried && incomplete && (
            <p className="error-text" role="alert">
              {t('tyres.stock.out.missing')}
            </p>
          )}
        </>
      }
      fields={fields}
    >
      <RemovalFields layout={layout} form={form} failure={failure} />
      <Destination goes={goes} out={out} fault={fault} onGoes={anew(setGoes)} onOut={anew(setOut)} />
      {fresh === null ? (
        <StockList
          on="sheet"
          positions={layout.posicoes}
          error={tried ? t('tyres.movement.needsFresh') : undefined}
          onChoose={anew(setFresh)}
        />
      ) : (
        <Fresh layout={layout} position={tyre} fresh={fresh} onOther={() => setFresh(null)} />
      )}
      {doubt && <MeterQuestion doubt={doubt} busy={busy} onYes={confirm} onNo={reset} />}
    </FormSheet>
  );
}

interface DestinationProps {
  goes: Goes;
  out: DepartureForm;
  /** What is wrong with a field, in words. */
  fault: (field: ReturnType<typeof departureFaults>[number]) => string | undefined;
  onGoes: (goes: Goes) => void;
  onOut: (out: DepartureForm) => void;
}

/** Where the removed tyre goes; out of the stock, why and to whom. */
function Destination({ goes, out, fault, onGoes, onOut }: DestinationProps) {
  const { t } = useTranslation();
  return (
    <>
      <Segmented
        label={t('tyres.movement.goesWhere')}
        value={goes}
        options={(['E', 'S', 'D'] as const).map((value) => ({
          value,
          label: t(`tyres.movement.goes.${value}`),
        }))}
        onChange={onGoes}
      />
      {goes !== 'E' && (
        <>
          <DepartureChoices
            kind={goes}
            form={out}
            error={fault(goes === 'D' ? 'reasons' : 'service')}
            onChange={onOut}
          />
          <SupplierChoice
            kind={goes}
            chosen={out.supplier}
            error={fault('supplier')}
            onChoose={(supplier) => onOut({ ...out, supplier })}
          />
        </>
      )}
    </>
  );
}

interface FreshProps {
  layout: TyreLayout;
  position: Mounted;
  fresh: StockedTyre;
  onOther: () => void;
}

/** The tyre that takes the place, with its depths and what speaks against it. */
function Fresh({ layout, position, fresh, onOther }: FreshProps) {
  const { t } = useTranslation();
  return (
    <section className={css['stock']} aria-label={t('tyres.movement.takesPlace')}>
      <h2>{t('tyres.movement.takesPlace')}</h2>
      <div className={css['fresh']}>
        <span>
          <strong>{fresh.nr_fogo}</strong>
          <span className="soft">
            {makeText(fresh)} · {fresh.ds_medida} · {t('tyres.reading.life', { life: fresh.nr_vida })} ·{' '}
            {depthsOf(fresh).map(shownDepth).join(' | ')} mm
          </span>
        </span>
        <Button onClick={onOther}>{t('tyres.movement.other')}</Button>
      </div>
      <FitWarnings layout={layout} position={position} tyre={fresh} />
    </section>
  );
}
