import type { AnswerOf } from '@terminal/contract';
import encodeQR from 'qr';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { sentence } from '../../core/format/words.ts';
import css from './Label.module.css';

/** One label: the code holds the fire number alone, as scanners of the tyre shop read it. */
export function Label({ tyre }: { tyre: AnswerOf<'listTyreLabels'>['pneus'][number] }) {
  const { t } = useTranslation();
  return (
    <div className={css['label']}>
      <Code text={tyre.nr_fogo} />
      <div className={css['words']}>
        <strong>{tyre.nr_fogo}</strong>
        <span>
          {sentence(tyre.ds_marca)} {tyre.ds_modelo}
        </span>
        <span>{tyre.ds_medida}</span>
        <span>{t('tyres.reading.life', { life: tyre.nr_vida })}</span>
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
