import IconForklift from '@tabler/icons-react/dist/esm/icons/IconForklift.mjs';
import { cx } from '../cx.ts';
import { plateKind, plateText } from '../format/plates.ts';
import css from './Plate.module.css';

interface PlateProps {
  /** Plate or asset code (`nr_placa`). */
  plate: string;
  /** Height: s 30 (column cards, phone band), m 44 (cards), l 52, xl 74 px (detail). */
  size?: 's' | 'm' | 'l' | 'xl';
}

/** A vehicle's plate, drawn like the real one: Mercosul, old grey, or the code of an equipment. */
export function Plate({ plate, size = 'm' }: PlateProps) {
  const kind = plateKind(plate);
  return (
    <span className={cx(css['plate'], css[kind], css[size])} translate="no">
      {kind === 'equipment' ? (
        <IconForklift className={css['icon']} aria-hidden />
      ) : (
        <span className={css['country']} aria-hidden>
          BRASIL
          {kind === 'mercosul' && <i className={css['flag']} />}
        </span>
      )}
      <span className={css['code']}>{plateText(plate)}</span>
    </span>
  );
}
