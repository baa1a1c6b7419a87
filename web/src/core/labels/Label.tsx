import css from './Label.module.css';
import { QrCode } from './QrCode.tsx';

/** What stands on a label: the code, as text and as QR, and lines below it. */
export interface LabelWords {
  code: string;
  lines: readonly string[];
}

/** One label: the QR holds the code alone, as scanners of the workshop read it (G-65). */
export function Label({ code, lines }: LabelWords) {
  return (
    <div className={css['label']}>
      <QrCode text={code} className={css['code']} />
      <div className={css['words']}>
        <strong>{code}</strong>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </div>
    </div>
  );
}
