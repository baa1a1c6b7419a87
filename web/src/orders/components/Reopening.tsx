import IconRotate from '@tabler/icons-react/dist/esm/icons/IconRotate.mjs';
import type { OrderCard } from '@terminal/contract';
import { Dotted } from '../../core/components/Dotted.tsx';
import { dateTime } from '../../core/format/dates.ts';
import { personName } from '../../core/format/words.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useSession } from '../../core/session/store.ts';

interface ReopeningProps {
  order: Pick<OrderCard, 'reabertura'>;
  /** When it was opened again, ISO 8601. */
  at: string;
}

/** When a reopened order was opened again, by whom and why. */
export function Reopening({ order: { reabertura }, at }: ReopeningProps) {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  const who = reabertura?.ds_colaborador;
  const words = [
    t('orders.card.reopenedAt', { time: dateTime(at, ds_fuso) }),
    who ? personName(who) : null,
    reabertura?.ds_motivo,
  ];
  return (
    <p className="row-close">
      <IconRotate size={20} aria-hidden />
      <Dotted facts={words} />
    </p>
  );
}
