import type { OrderCard } from '@terminal/contract';
import { slaOf } from '@terminal/contract/sla';
import { memo, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Card } from '../../core/components/Card.tsx';
import { Dotted } from '../../core/components/Dotted.tsx';
import { Plate } from '../../core/components/Plate.tsx';
import { cx } from '../../core/cx.ts';
import { duration } from '../../core/format/durations.ts';
import { withHyphens } from '../../core/format/hyphens.ts';
import { number } from '../../core/format/numbers.ts';
import { slaState } from '../../core/format/sla.ts';
import { sentence } from '../../core/format/words.ts';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { orderTitle } from '../../core/order-title.ts';
import { useMedia } from '../../core/useMedia.ts';
import { useNow } from '../../core/useNow.ts';
import { type BoardLevel, boardOf, type Column } from '../board.ts';
import type { OrderList } from '../lists.ts';
import { cardLevel } from '../order-state.ts';
import { useAverageOf } from '../useAverageOf.ts';
import css from './Board.module.css';
import { LevelButtons } from './LevelButtons.tsx';
import { OrderLink } from './OrderLink.tsx';
import { StandingLine } from './StandingLine.tsx';

interface BoardProps {
  list: OrderList;
  orders: readonly OrderCard[];
  /** Title of a level in the company's own words. */
  titleOf: (level: BoardLevel) => string;
}

/** Orders in five columns by criticality; on narrow screens the columns fold to buttons (LIST-15). */
export function Board({ list, orders, titleOf }: BoardProps) {
  const now = useNow('minute');
  const wide = useMedia('wide');
  const columns = useMemo(() => boardOf(orders, now), [orders, now]);
  if (!wide) return <FoldedBoard list={list} columns={columns} titleOf={titleOf} />;
  return (
    <div className={css['board']}>
      {columns.map((column) => (
        <section key={column.level} className={css['column']} aria-labelledby={`nivel-${column.level}`}>
          <ColumnHead column={column} title={titleOf(column.level)} now={now} />
          <Cards orders={column.orders} />
        </section>
      ))}
    </div>
  );
}

function ColumnHead({ column, title, now }: { column: Column; title: string; now: number }) {
  const { t } = useTranslation();
  return (
    <header className={css['head']} data-level={column.level}>
      <div>
        <h2 id={`nivel-${column.level}`}>{title}</h2>
        <p>
          {column.oldest === null
            ? t('orders.levels.none')
            : t('orders.levels.oldest', { time: duration(now - Date.parse(column.oldest)) })}
        </p>
      </div>
      <span className={css['count']}>{number(column.orders.length)}</span>
    </header>
  );
}

/** One column at a time, chosen by its button; at first the most critical one that has orders. */
function FoldedBoard({
  list,
  columns,
  titleOf,
}: Pick<BoardProps, 'list' | 'titleOf'> & { columns: readonly Column[] }) {
  const averageOf = useAverageOf(list);
  const [chosen, setChosen] = useState<BoardLevel | null>(null);
  const first = columns.find((column) => column.orders.length > 0)?.level ?? 0;
  const shown = columns.find((column) => column.level === (chosen ?? first));
  return (
    <>
      <LevelButtons
        levels={columns.map(({ level, orders }) => ({
          level,
          title: titleOf(level),
          count: orders.length,
          about: averageOf(level),
        }))}
        pressed={shown?.level ?? null}
        onPress={setChosen}
      />
      {shown && (
        <section aria-labelledby="nivel">
          <h2 id="nivel" className="visually-hidden">
            {titleOf(shown.level)}
          </h2>
          <Cards orders={shown.orders} folded />
        </section>
      )}
    </>
  );
}

/** Cards of a column that a screen shows: they are drawn first. */
const firstCards = 6;
/** Cards drawn each time the end of a column comes near. */
const slice = 12;
/** How far below the screen the end of a column counts as near. */
const near = '100% 0px';

/** Of hundreds of cards only those that were scrolled to are drawn, and all on paper. */
function Cards({ orders, folded = false }: { orders: readonly OrderCard[]; folded?: boolean }) {
  const [count, setCount] = useState(firstCards);
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (end.current === null || count >= orders.length) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && startTransition(() => setCount((shown) => shown + slice)),
      { rootMargin: near },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [count, orders.length]);
  useEffect(() => {
    const drawAll = () => flushSync(() => setCount(Number.POSITIVE_INFINITY));
    window.addEventListener('beforeprint', drawAll);
    return () => window.removeEventListener('beforeprint', drawAll);
  }, []);
  return (
    <ul className={cx(css['cards'], folded && css['folded'])}>
      {orders.slice(0, count).map((order) => (
        <CompactTile key={order.nr_sequencial} order={order} />
      ))}
      {count < orders.length && <li ref={end} aria-hidden="true" />}
    </ul>
  );
}

/** What a column has room for: vehicle, problem, who, time left. */
const CompactTile = memo(function CompactTile({ order }: { order: OrderCard }) {
  const { t } = useTranslation();
  const facts = [
    order.ds_grupo === null ? sentence(order.ds_tipo) : label(order.ds_grupo),
    t('core.order', { number: number(order.nr_sequencial) }),
  ];
  return (
    <li className={css['place']}>
      <Card as="article" level={cardLevel(order)} className={css['card']}>
        <div className={css['vehicle']}>
          <Plate plate={order.nr_placa} size="s" />
          <strong>{order.nr_frota}</strong>
        </div>
        <h3 className={css['title']}>
          <OrderLink order={order} title={withHyphens(orderTitle(order))} />
        </h3>
        <p className={css['facts']}>
          <Dotted facts={facts} />
        </p>
        {order.ds_filial && <p className={css['facts']}>{order.ds_filial}</p>}
        <StandingLine order={order} short />
        <TimeLeft order={order} />
      </Card>
    </li>
  );
});

function TimeLeft({ order }: { order: OrderCard }) {
  const { t } = useTranslation();
  const now = useNow('minute');
  const { from, hours, until } = slaOf(order);
  const state = slaState(from, hours, until === null ? now : Date.parse(until));
  if (!state) return null;
  if (state.late)
    return <p className={css['late']}>{t('core.sla.late', { late: duration(state.difference) })}</p>;
  const words =
    until === null ? t('core.sla.left', { left: duration(state.difference) }) : t('core.sla.kept');
  return <p className={css['left']}>{words}</p>;
}
