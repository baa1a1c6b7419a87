import encodeQR from 'qr';
import { useMemo } from 'react';
import css from './Label.module.css';

/** What stands on a label: the code, as text and as QR, and lines below it. */
export interface LabelWords {
  code: string;
  lines: readonly string[];
}

/** One label: the QR holds the code alone, as scanners of the workshop read it (G-65). */
export function Label({ code, lines }: LabelWords) {
  return (
    <div className={css['label']}>
      <Code text={code} />
      <div className={css['words']}>
        <strong>{code}</strong>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </div>
    </div>
  );
}

/** A QR code, black on white whatever the scheme: scanners and printers want it so. */
function Code({ text }: { text: string }) {
  const cells = useMemo(() => encodeQR(text, 'raw', { ecc: 'quartile', border: 2 }), [text]);
  const path = cells
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      viewBox={`0 0 ${cells.length} ${cells.length}`}
      shapeRendering="crispEdges"
      aria-hidden
      className={css['code']}
    >
      <path d={path} />
    </svg>
  );
}
