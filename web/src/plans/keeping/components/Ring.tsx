import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useEffect, useRef } from 'react';
import { IconButton } from '../../../core/components/Button.tsx';
import { number } from '../../../core/format/numbers.ts';
import { cut } from '../../../core/format/words.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import type { Cycle, Plan } from '../api.ts';
import { arcsOf, pathOf, pointAt } from '../ring.ts';
import { useCycleWords } from '../words.ts';
import css from './Ring.module.css';

interface RingProps {
  plan: Plan;
  busy: boolean;
  onEdit: (cycle: Cycle) => void;
  onMove: (place: number, by: -1 | 1) => void;
}

/** The cycles of a plan as a ring, with one row for each. */
export function Ring({ plan, busy, onEdit, onMove }: RingProps) {
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<string | null>(null);
  // Moving a row removes and re-inserts it, so the focus is restored to its button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order is what moves rows.
  useEffect(() => {
    if (pressed.current !== null)
      list.current?.querySelector<HTMLElement>(`[data-move="${pressed.current}"]`)?.focus();
    pressed.current = null;
  }, [plan.ciclos]);
  const move = (cycle: Cycle, place: number, by: -1 | 1) => {
    const other = place + by;
    if (busy || other < 0 || other >= plan.ciclos.length) return;
    pressed.current = moveOf(cycle, by);
    onMove(place, by);
  };
  return (
    <div className={css['ring']}>
      <Drawing plan={plan} />
      <ol ref={list} className={css['cycles']} aria-busy={busy}>
        {plan.ciclos.map((cycle, place) => (
          <CycleRow
            key={cycle.nr_sequencial}
            cycle={cycle}
            plan={plan}
            first={place === 0}
            last={place === plan.ciclos.length - 1}
            onEdit={() => onEdit(cycle)}
            onMove={(by) => move(cycle, place, by)}
          />
        ))}
      </ol>
    </div>
  );
}

/** Names the button that moves a cycle. */
const moveOf = (cycle: Cycle, by: -1 | 1) => `${cycle.nr_sequencial} ${by}`;

const radius = 78;

/** The ring clockwise from the top, arcs proportional to the intervals; the rows have the same data as text. */
function Drawing({ plan }: { plan: Plan }) {
  const { t } = useTranslation();
  const { unitOf } = useCycleWords();
  const meters = plan.ciclos.map(({ km_intervalo }) => km_intervalo);
  const byMeter = meters.every((meter) => meter !== null);
  const lengths = byMeter ? meters : plan.ciclos.map(({ qt_dias }) => qt_dias);
  const arcs = arcsOf(lengths);
  const whole = lengths.reduce<number>((sum, length) => sum + (length ?? 0), 0);
  const known = lengths.every((length) => length !== null);
  const unit = byMeter ? unitOf(plan.tp_medidor) : t('plans.keeping.ring.dayUnit');
  return (
    <svg className={css['drawing']} viewBox="-110 -110 220 220" aria-hidden>
      {arcs.map((arc, place) => (
        <path key={plan.ciclos[place]?.nr_sequencial} className={css['arc']} d={pathOf(arc, radius)} />
      ))}
      {arcs.map((arc, place) => {
        const middle = pointAt(radius, (arc.from + arc.to) / 2);
        const end = pointAt(radius, arc.to + 2.5);
        return (
          <g key={plan.ciclos[place]?.nr_sequencial}>
            <path
              className={css['arrow']}
              d="M-4 -7L4 0L-4 7"
              transform={`translate(${end.x} ${end.y}) rotate(${arc.to + 2.5})`}
            />
            <text className={css['name']} x={middle.x} y={middle.y}>
              {cut(plan.ciclos[place]?.ds_ciclo ?? '', 5)}
            </text>
          </g>
        );
      })}
      {known && (
        <>
          <text className={css['whole']} y="-4">
            {number(whole)}
          </text>
          <text className={css['unit']} y="18">
            {unit}
          </text>
          <text className={css['unit']} y="34">
            {t('plans.keeping.ring.turn')}
          </text>
        </>
      )}
    </svg>
  );
}

interface CycleRowProps {
  cycle: Cycle;
  plan: Plan;
  first: boolean;
  last: boolean;
  onEdit: () => void;
  onMove: (by: -1 | 1) => void;
}

function CycleRow({ cycle, plan, first, last, onEdit, onMove }: CycleRowProps) {
  const { t } = useTranslation();
  const words = useCycleWords();
  const name = cycle.ds_ciclo;
  return (
    <li className={css['cycle']}>
      <strong className={css['badge']}>{name}</strong>
      <span className={css['words']}>
        <strong>{words.interval(cycle, plan.tp_medidor)}</strong>
        <span>{words.content(cycle)}</span>
        {cycle.veiculos > 0 && <span>{t('plans.keeping.ring.waiting', { count: cycle.veiculos })}</span>}
      </span>
      <span className={css['buttons']}>
        <IconButton
          label={t('plans.keeping.ring.up', { name })}
          icon={<IconArrowUp aria-hidden />}
          data-move={moveOf(cycle, -1)}
          aria-disabled={first || undefined}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={t('plans.keeping.ring.down', { name })}
          icon={<IconArrowDown aria-hidden />}
          data-move={moveOf(cycle, 1)}
          aria-disabled={last || undefined}
          onClick={() => onMove(1)}
        />
        <IconButton
          look="plain"
          label={t('plans.keeping.ring.edit', { name })}
          icon={<IconPencil aria-hidden />}
          onClick={onEdit}
        />
      </span>
    </li>
  );
}
