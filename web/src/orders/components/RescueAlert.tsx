import IconUrgent from '@tabler/icons-react/dist/esm/icons/IconUrgent.mjs';
import { Suspense, useState } from 'react';
import { InShell } from '../../core/components/InShell.tsx';
import { number } from '../../core/format/numbers.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../core/lazy-part.tsx';
import { useRescues } from '../api.ts';
import css from './RescueAlert.module.css';

const RescueSheet = lazySheet(async () => (await import('./RescueSheet.tsx')).RescueSheet);

/** The red button of the top bar while roadside rescues are open (RESCUE-01, SHELL-20). */
export function RescueAlert() {
  const { t } = useTranslation();
  const rescues = useRescues();
  const [open, setOpen] = useState(false);
  if (rescues.length === 0) return null;
  return (
    <InShell place="alert">
      <button type="button" className={css['alert']} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconUrgent size={28} aria-hidden />
        <span className={css['words']}>{t('orders.rescue.alert')} ·</span> {number(rescues.length)}
      </button>
      {open && (
        <Suspense>
          <RescueSheet rescues={rescues} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </InShell>
  );
}
