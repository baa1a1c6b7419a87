import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconLockOpen from '@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs';
import IconPlayerPauseFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPauseFilled.mjs';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { OrderCard } from '@terminal/contract';
import type { ReactNode } from 'react';
import { duration } from '../../core/format/durations.ts';
import { cut, personName } from '../../core/format/words.ts';
import { label } from '../../core/i18n/labels.ts';
import type { TFunction } from '../../core/i18n/translate.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useSession } from '../../core/session/store.ts';
import { useNow } from '../../core/useNow.ts';
import { type OrderStanding, standingOf } from '../order-state.ts';
import css from './StandingLine.module.css';

const icons: Record<OrderStanding['is'], ReactNode> = {
  waiting: <IconClock size={20} aria-hidden />,
  partial: <IconClock size={20} aria-hidden />,
  running: <IconPlayerPlayFilled size={20} aria-hidden />,
  paused: <IconPlayerPauseFilled size={20} aria-hidden />,
  arrived: <IconCheck size={20} aria-hidden />,
  release: <IconLockOpen size={20} aria-hidden />,
  done: <IconCheck size={20} stroke={3} aria-hidden />,
  closed: <IconCheck size={20} stroke={3} aria-hidden />,
  cancelled: <IconX size={20} aria-hidden />,
  turnedDown: <IconX size={20} aria-hidden />,
};

/** A technician's name on a card has at most so many letters (doc 1 §9). */
const nameLength = 20;
const nameOf = (who: string | null) => (who === null ? null : cut(personName(who), nameLength));

interface StandingLineProps {
  order: OrderCard;
  /** Without times: for the narrow cards of the columns. */
  short?: boolean;
}

/** One line with the state of an order: technician, reason of the pause, waiting time. */
export function StandingLine({ order, short = false }: StandingLineProps) {
  const { t } = useTranslation();
  const { tecnicoId } = useSession();
  const now = useNow('minute');
  const standing = standingOf(order, tecnicoId);
  const rest = restOf(standing, t, short ? null : now);
  return (
    <p className={css['line']} data-standing={standing.is}>
      {icons[standing.is]}
      <span>
        <Strong when={standing.is !== 'waiting'}>{firstOf(standing, t, short ? null : now)}</Strong>
        {rest !== null && ` · ${rest}`}
      </span>
    </p>
  );
}

const Strong = ({ when, children }: { when: boolean; children: string }) =>
  when ? <strong>{children}</strong> : children;

/** How long ago, null where it is unknown or not to be said. */
const ago = (since: string | null, now: number | null) =>
  since === null || now === null ? null : duration(now - Date.parse(since));

/** Beginning of the line; without `now` no time is shown. */
function firstOf(standing: OrderStanding, t: TFunction, now: number | null): string {
  switch (standing.is) {
    case 'waiting': {
      const time = ago(standing.since, now);
      return time === null ? t('orders.card.waiting') : t('orders.card.waitingFor', { time });
    }
    case 'running':
      if (standing.own && now !== null) return t('orders.card.own');
      return nameOf(standing.who) ?? t('orders.card.running');
    case 'done': {
      const time = ago(standing.from, standing.to === null ? null : Date.parse(standing.to));
      return time === null ? t('orders.card.done') : t('orders.card.doneIn', { time });
    }
    default:
      return t(`orders.card.${standing.is}`);
  }
}

/** What follows: since when, why, by whom. */
function restOf(standing: OrderStanding, t: TFunction, now: number | null): string | null {
  switch (standing.is) {
    case 'waiting':
      return null;
    case 'partial': {
      const time = ago(standing.since, now);
      return time && t('orders.card.partialFor', { time });
    }
    case 'running': {
      const time = ago(standing.since, now);
      return time && t('orders.card.since', { time });
    }
    case 'paused':
    case 'arrived': {
      const reason = standing.reason === null ? null : label(standing.reason).toLocaleLowerCase('pt-BR');
      return [reason, ago(standing.since, now)].filter((part) => part !== null).join(', ') || null;
    }
    default:
      return now === null ? null : nameOf(standing.who);
  }
}
