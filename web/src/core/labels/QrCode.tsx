import encodeQR from 'qr';
import { useMemo } from 'react';
import { cx } from '../cx.ts';
import css from './QrCode.module.css';

/** A QR code, black on white whatever the scheme: scanners and printers want it so. */
export function QrCode({ text, className }: { text: string; className?: string | undefined }) {
  const cells = useMemo(() => encodeQR(text, 'raw', { ecc: 'quartile', border: 2 }), [text]);
  const path = cells
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      viewBox={`0 0 ${cells.length} ${cells.length}`}
      shapeRendering="crispEdges"
      aria-hidden
      className={cx(css['code'], className)}
    >
      <path d={path} />
    </svg>
  );
}
