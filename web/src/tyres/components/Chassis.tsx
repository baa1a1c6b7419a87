import { type Drawing, drawingWidth, middle, type Place } from '../drawing.ts';
import css from './AxleDrawing.module.css';

/** Half the distance between the rails, half the width of a cab. */
const rail = 22;
const cab = 58;

/** What the tyres are on: axles, rails and, by its kind, cab, coupling or forks. The buttons say it all: no name. */
export function Chassis({ drawing: { body, axles, height } }: { drawing: Drawing<Place> }) {
  const first = axles[0]?.y ?? 0;
  const last = axles.at(-1)?.y ?? 0;
  return (
    <svg
      className={css['chassis']}
      viewBox={`0 0 ${drawingWidth} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {axles.map(({ nr, y, left, right }) => (
        <line key={nr} className={css['axle']} x1={left + 20} x2={right - 20} y1={y} y2={y} />
      ))}
      {[middle - rail, middle + rail].map((x) => (
        <line key={x} className={css['rail']} x1={x} x2={x} y1={first} y2={last + 34} />
      ))}
      {body === 'truck' && (
        <>
          <path
            className={css['hull']}
            d={`M ${middle - cab} ${first + 40} V ${first - 20} q 0 -18 18 -18 H ${middle + cab - 18} q 18 0 18 18 V ${first + 40} Z`}
          />
          <line
            className={css['rail']}
            x1={middle - cab + 14}
            x2={middle + cab - 14}
            y1={first - 20}
            y2={first - 20}
          />
        </>
      )}
      {body === 'trailer' && (
        <>
          <line
            className={css['rail']}
            x1={middle - rail}
            x2={middle + rail}
            y1={first - 30}
            y2={first - 30}
          />
          <circle className={css['hull']} cx={middle} cy={first - 30} r={9} />
        </>
      )}
      {body === 'forklift' && (
        <>
          {[middle - rail, middle + rail].map((x) => (
            <line key={x} className={css['fork']} x1={x} x2={x} y1={2} y2={first} />
          ))}
          <rect
            className={css['hull']}
            x={middle - cab}
            y={first - 20}
            width={2 * cab}
            height={last - first + 56}
            rx={16}
          />
        </>
      )}
    </svg>
  );
}
