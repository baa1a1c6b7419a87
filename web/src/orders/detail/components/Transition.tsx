import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import type { OrderDetail } from '@terminal/contract';
import { useState } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { Sheet } from '../../../core/components/Sheet.tsx';
import { dateTime } from '../../../core/format/dates.ts';
import { number } from '../../../core/format/numbers.ts';
import { personName } from '../../../core/format/words.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { Link } from '../../../core/navigation/Link.tsx';
import { useSession } from '../../../core/session/store.ts';
import css from './OrderView.module.css';

/** The orders that continue one another, from the first to the last, this one among them (DETAIL-08). */
export function Transition({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  if (order.cadeia.length === 0) return null;
  const title = t('orders.detail.transition.title');
  return (
    <>
      <Button
        className={css['screenOnly'] ?? ''}
        wide
        icon={<IconArrowsExchange aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {title}
      </Button>
      {open && (
        <Sheet title={title} onClose={() => setOpen(false)}>
          <p>{t('orders.detail.transition.about')}</p>
          <ol className={css['history']}>
            {order.cadeia.map((link) => (
              <ChainLink
                key={link.nr_sequencial}
                link={link}
                here={link.nr_sequencial === order.nr_sequencial}
                onLeave={() => setOpen(false)}
              />
            ))}
          </ol>
        </Sheet>
      )}
    </>
  );
}

interface ChainLinkProps {
  link: OrderDetail['cadeia'][number];
  here: boolean;
  onLeave: () => void;
}

function ChainLink({ link, here, onLeave }: ChainLinkProps) {
  const { t } = useTranslation();
  const zone = useSession().ds_fuso;
  const name = t('core.order', { number: number(link.nr_sequencial) });
  return (
    <li>
      {here ? (
        <strong aria-current="page">{t('orders.detail.transition.here', { order: name })}</strong>
      ) : (
        <Link to="/os/$id" params={{ id: String(link.nr_sequencial) }} onClick={onLeave}>
          {t('orders.detail.transition.open')} {number(link.nr_sequencial)}
        </Link>
      )}
      <span>
        {link.dt_final === null ? t('orders.detail.transition.unfinished') : dateTime(link.dt_final, zone)}
      </span>
      {link.ds_mecanico !== null && <p>{personName(link.ds_mecanico)}</p>}
    </li>
  );
}
