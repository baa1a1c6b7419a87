import type { AnswerOf } from '@terminal/contract';
import { Button } from '../../core/components/Button.tsx';
import { Plate } from '../../core/components/Plate.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { dateTime } from '../../core/format/dates.ts';
import { number } from '../../core/format/numbers.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { navigate } from '../../core/navigation/navigate.ts';
import { useSession } from '../../core/session/store.ts';
import css from './RescueSheet.module.css';

interface RescueSheetProps {
  rescues: AnswerOf<'listRescues'>;
  onClose: () => void;
}

/** Open roadside rescues: vehicle, number, when, and the way to the order (RESCUE-01). */
export function RescueSheet({ rescues, onClose }: RescueSheetProps) {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  return (
    <Sheet title={t('orders.rescue.title')} onClose={onClose}>
      <ul className={css['list']}>
        {rescues.map(({ nr_sequencial, nr_placa, dt_os }) => (
          <li key={nr_sequencial}>
            <Plate plate={nr_placa} />
            <p>
              <strong>{t('core.order', { number: number(nr_sequencial) })}</strong>
              <time dateTime={dt_os}>{dateTime(dt_os, ds_fuso)}</time>
            </p>
            <Button
              look="tinted"
              onClick={() => {
                onClose();
                void navigate({ to: '/os/$id', params: { id: String(nr_sequencial) } });
              }}
            >
              {t('orders.rescue.open')}
              <span className="visually-hidden"> {nr_placa}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
