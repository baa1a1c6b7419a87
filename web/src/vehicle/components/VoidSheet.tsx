import { useState } from 'react';
import { useOfficeCommand } from '../../core/api/office.ts';
import { onceDone } from '../../core/api/once-done.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { notify } from '../../core/notices.ts';
import { CorrectionFrame, isReason } from '../../fleet/components/CorrectionFrame.tsx';

interface VoidSheetProps {
  name: 'voidVehiclePhoto';
  params: { placa: string; id: string };
  /** What it is. */
  what: string;
  /** What follows. */
  about: string;
  onClose: () => void;
}

/** Declares something of a vehicle void, with the reason. */
export function VoidSheet({ name, params, what, about, onClose }: VoidSheetProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const annul = useOfficeCommand(name);
  function send() {
    setTried(true);
    if (!isReason(reason)) return;
    onceDone(annul.mutateAsync({ params, body: { motivo: reason.trim() } }), () => {
      notify.success(t('vehicle.voided'));
      onClose();
    });
  }
  return (
    <CorrectionFrame
      title={t('vehicle.void')}
      about={what}
      act="void"
      valued={false}
      onAct={() => undefined}
      reason={reason}
      lacksReason={tried && !isReason(reason)}
      onReason={setReason}
      voidName={t('vehicle.void')}
      voidAbout={about}
      failure={annul.error}
      busy={annul.isPending}
      onSend={send}
      onClose={onClose}
    >
      {null}
    </CorrectionFrame>
  );
}
