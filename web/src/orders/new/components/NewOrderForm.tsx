import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { Card } from '../../../core/components/Card.tsx';
import { plateText } from '../../../core/format/plates.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useSearch } from '../../../core/navigation/visit.tsx';
import { dismiss, notify } from '../../../core/notices.ts';
import { readCode } from '../../../core/scan/code.ts';
import { UnknownCodes } from '../../../core/scan/UnknownCodes.tsx';
import { useScanner } from '../../../core/scan/useScanner.ts';
import { useSession } from '../../../core/session/store.ts';
import { FileField } from '../../../files/components/FileField.tsx';
import { ownActor } from '../../../identity/actor.ts';
import { IdentityStep } from '../../../identity/components/IdentityStep.tsx';
import { openingOf } from '../../../identity/confirmed.ts';
import { findVehicle, type Vehicle, withVehicle } from '../form.ts';
import { useCreation } from '../useCreation.ts';
import { useNewOrder } from '../useNewOrder.ts';
import { CreatedOrder } from './CreatedOrder.tsx';
import { Description } from './Description.tsx';
import { ExistingOrder } from './ExistingOrder.tsx';
import css from './NewOrderForm.module.css';
import { PlateScanSheet } from './PlateScanSheet.tsx';
import { RescueFields } from './RescueFields.tsx';
import { SubjectFields } from './SubjectFields.tsx';

/** The plate a link to the form names. */
const readPlate = ({ placa }: Record<string, unknown>): string | null =>
  typeof placa === 'string' ? placa : null;

interface NewOrderFormProps {
  vehicles: readonly Vehicle[];
  /** The plate comes by QR code only (NEWOS-10). */
  onlyByQrCode: boolean;
}

/** The five fields, each opening the next, driver and rescue, and the files that go up after creating. */
export function NewOrderForm({ vehicles, onlyByQrCode }: NewOrderFormProps) {
  const { t } = useTranslation();
  const fields = useRef<HTMLDivElement>(null);
  const [scanning, setScanning] = useState(false);
  const warning = useRef<number>(null);
  const named = useSearch(readPlate);
  const { form, missing, change, check, clear } = useNewOrder();
  const session = useSession();
  const [confirming, setConfirming] = useState(false);
  const close = () => setConfirming(false);
  const creation = useCreation({
    onCreated: () => {
      close();
      clear();
    },
    onRefused: close,
  });

  function takeCode(code: string): boolean {
    const vehicle = findVehicle(vehicles, code);
    if (vehicle === undefined) return false;
    change(withVehicle(form, vehicle));
    return true;
  }
  useScanner('page', (text) => {
    const code = readCode(text);
    if (takeCode(code)) return 'read';
    notify.error(t('newOrder.scan.unknown', { code }));
    return 'unknown';
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens; the plate may be changed afterwards
  useEffect(() => {
    if (named !== null && !onlyByQrCode) takeCode(named);
  }, [named]);

  const isNotHere =
    named !== null && !onlyByQrCode && form.plate === null && findVehicle(vehicles, named) === undefined;

  function send() {
    if (warning.current !== null) dismiss(warning.current);
    if (check()) return ownActor(session) === null ? setConfirming(true) : creation.create(form);
    warning.current = notify.error(t('newOrder.missing.all'));
    requestAnimationFrame(() =>
      fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.scrollIntoView({ block: 'center' }),
    );
  }

  if (creation.created !== null) {
    return (
      <CreatedOrder order={creation.created.nr_seq_os} upload={creation.upload} onLeave={creation.leave} />
    );
  }
  return (
    // No form element: Enter in the sheets above it must not create an order.
    <div ref={fields} className="rows">
      {isNotHere && (
        <p className="error-text" role="alert">
          {t('newOrder.notHere', { plate: plateText(named) })}
        </p>
      )}
      <Card className={css['card'] ?? ''}>
        <SubjectFields
          vehicles={vehicles}
          onlyByQrCode={onlyByQrCode}
          form={form}
          missing={missing}
          onChange={change}
          onScan={() => setScanning(true)}
        />
        <ExistingOrder form={form} />
        <Description
          value={form.description}
          error={missing.includes('description') ? t('newOrder.missing.description') : undefined}
          onChange={(description) => change({ ...form, description })}
        />
        <RescueFields form={form} missing={missing} onChange={change} />
        <FileField label={t('newOrder.files')} upload={creation.upload} />
        <UnknownCodes />
      </Card>
      <div className={css['buttons']}>
        <Button size="xl" onClick={clear} disabled={creation.busy}>
          {t('newOrder.clear')}
        </Button>
        <Button look="primary" size="xl" wide busy={creation.busy} onClick={send}>
          {t(creation.busy ? 'newOrder.creating' : 'newOrder.create')}
        </Button>
      </div>
      {confirming && (
        <IdentityStep
          flow={openingOf('create', { plate: form.plate ?? '', fleet: fleetOf(vehicles, form.plate) })}
          error={creation.failure}
          busy={creation.busy}
          onConfirm={(who) => creation.create(form, who)}
          onClose={close}
        />
      )}
      {scanning && (
        <PlateScanSheet mayType={!onlyByQrCode} onCode={takeCode} onClose={() => setScanning(false)} />
      )}
    </div>
  );
}

const fleetOf = (vehicles: readonly Vehicle[], plate: string | null): string | null =>
  vehicles.find(({ nr_placa }) => nr_placa === plate)?.nr_frota ?? null;
