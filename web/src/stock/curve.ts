import { dayNumber } from '@terminal/contract/days';

/** A balance at the end of a day, YYYY-MM-DD. */
export interface DayBalance {
  dia: string;
  qt_saldo: number;
}

/** The drawing's measures. */
export const size = { width: 640, height: 200, left: 52, right: 12, top: 16, bottom: 32 };

/**
 * Steps of a balance from its first day to `today`, in the drawing's measures: it stays until the next movement.
 * @param minimum drawn as well, so that the scale holds it
 */
export function stepsOf(curve: readonly DayBalance[], today: string, minimum: number | null) {
  const first = dayNumber(curve[0]?.dia ?? today);
  const span = Math.max(1, dayNumber(today) - first);
  const values = [...curve.map(({ qt_saldo }) => qt_saldo), minimum ?? 0, 0];
  const most = Math.max(1, ...values);
  const least = Math.min(...values);
  const x = (day: string) =>
    size.left + ((dayNumber(day) - first) / span) * (size.width - size.left - size.right);
  const y = (balance: number) =>
    size.top + ((most - balance) / (most - least)) * (size.height - size.top - size.bottom);
  const points = curve.flatMap(({ dia, qt_saldo }, index) => {
    const before = curve[index - 1];
    return before === undefined
      ? [`${x(dia)},${y(qt_saldo)}`]
      : [`${x(dia)},${y(before.qt_saldo)}`, `${x(dia)},${y(qt_saldo)}`];
  });
  const last = curve.at(-1)?.qt_saldo ?? 0;
  return { points: [...points, `${x(today)},${y(last)}`].join(' '), most, least, y };
}
