import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react';
import { cx } from '../../core/cx.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { drawingOf, drawingWidth, keyOf, neighbour, type Position, type Spot } from '../drawing.ts';
import { usePositionName } from '../usePositionName.ts';
import css from './AxleDrawing.module.css';
import { Chassis } from './Chassis.tsx';

/** Display of a tyre: `look` its colour, `value` a figure, `word` the state as text; `read`: entered in the present batch. */
export interface Mark {
  look: 'plain' | 'done' | 'removal' | 'illegal' | 'empty' | 'target' | 'moved';
  value: string;
  word: string;
  read?: boolean;
}

interface AxleDrawingProps {
  positions: readonly Position[];
  /** Key of the position in work. */
  chosen: string | null;
  markOf: (position: Position) => Mark;
  onChoose: (position: Position) => void;
}

/**
 * The axles of a vehicle from above with a button for each position. The arrow keys lead from position to position, Enter takes
 * one; the tabulator stops once.
 */
export function AxleDrawing({ positions, chosen, markOf, onChoose }: AxleDrawingProps) {
  const { t } = useTranslation();
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  useEffect(() => {
    // The next tyre may be below the visible area.
    buttons.current.get(chosen ?? '')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const drawing = drawingOf(positions);
  const { spots, height } = drawing;
  if (spots.length === 0) return <p>{t('tyres.noTyres')}</p>;
  const stop = spots.find(({ position }) => keyOf(position) === chosen) ?? spots[0];
  function move(event: KeyboardEvent, from: Spot) {
    const next = neighbour(spots, from, event.key);
    if (next === undefined) return;
    event.preventDefault();
    buttons.current.get(keyOf(next.position))?.focus();
  }
  return (
    <fieldset
      className={css['drawing']}
      // React's type of a style knows no custom properties.
      style={{ '--ratio': drawingWidth / height } as CSSProperties}
      aria-label={t('tyres.drawing')}
    >
      <Chassis drawing={drawing} />
      {drawing.axles.map(({ nr, y }) => (
        <span key={nr} className={css['axleName']} style={{ top: `${(100 * y) / height}%` }} aria-hidden>
          {t('tyres.axle', { axle: nr })}
        </span>
      ))}
      {spots.map((spot) => {
        const key = keyOf(spot.position);
        return (
          <Tyre
            key={key}
            ref={(element) => {
              if (element) buttons.current.set(key, element);
            }}
            spot={spot}
            height={height}
            mark={markOf(spot.position)}
            chosen={key === chosen}
            stops={spot === stop}
            onKeyDown={(event) => move(event, spot)}
            onClick={() => onChoose(spot.position)}
          />
        );
      })}
    </fieldset>
  );
}

/** Letters of a fire number that have room in large ones. */
const mostLarge = 7;

interface TyreProps {
  ref: (element: HTMLButtonElement | null) => void;
  spot: Spot;
  height: number;
  mark: Mark;
  chosen: boolean;
  /** The tabulator stops here. */
  stops: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onClick: () => void;
}

function Tyre({ ref, spot, height, mark, chosen, stops, onKeyDown, onClick }: TyreProps) {
  const { t } = useTranslation();
  const { position } = spot;
  const share = (length: number, whole: number) => `${(100 * length) / whole}%`;
  const where = usePositionName()(position);
  return (
    <button
      ref={ref}
      type="button"
      className={cx(
        css['tyre'],
        css[mark.look],
        chosen && css['chosen'],
        position.nr_posicao === 0 && css['spare'],
      )}
      style={{
        left: share(spot.x, drawingWidth),
        top: share(spot.y, height),
        width: share(spot.width, drawingWidth),
        height: share(spot.height, height),
      }}
      aria-pressed={chosen}
      data-print
      tabIndex={stops ? 0 : -1}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <span className={cx(css['fire'], (position.nr_fogo?.length ?? 0) > mostLarge && css['long'])}>
        <span className="visually-hidden">
          {where}
          {position.nr_fogo !== null && `, ${t('tyres.fire')}`}{' '}
        </span>
        <bdi>{position.nr_fogo}</bdi>
        <Comma />
      </span>
      <span className={css['value']}>
        {mark.value}
        {mark.value !== '' && <Comma />}
      </span>
      <span className={css['word']}>
        {mark.read === true && <IconCheck size={14} stroke={3} aria-hidden />}
        {mark.word}
        {mark.read === true && mark.look !== 'done' && (
          <span className="visually-hidden">, {t('tyres.marks.done')}</span>
        )}
      </span>
    </button>
  );
}

/** Parts what a screen reader says of a position: 'eixo 2, direita externa, fogo 1234, 8,5, por ler'. */
const Comma = () => <span className="visually-hidden">, </span>;
