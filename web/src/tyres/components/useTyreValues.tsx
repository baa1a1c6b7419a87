import { useTranslation } from 'react-i18next';
import { useGrooveWords } from '../../core/meter.ts';
import { makeText } from '../make.ts';
import {
  type Draft,
  formerOf,
  type Kind,
  type Mounted,
  most,
  shown,
  shownDepth,
  textsOf,
} from '../reading.ts';
import { usePositionName } from '../usePositionName.ts';
import type { TyreEntry } from '../useTyreEntry.ts';
import { ValuePanel } from './ValuePanel.tsx';

interface TyrePanelProps {
  kind: Kind;
  tyre: Mounted;
  entry: TyreEntry;
  draft: Draft;
}

/** The values of one tyre. */
export function TyrePanel({ kind, tyre, entry, draft }: TyrePanelProps) {
  const { t } = useTranslation();
  const texts = textsOf(draft, tyre, kind);
  const former = formerOf(tyre, kind);
  const where = usePositionName()(tyre);
  const unit = kind === 'A' ? 'mm' : 'psi';
  const ask = useGrooveWords();
  const last = entry.field === texts.length - 1;
  return (
    <ValuePanel
      title={tyre.nr_fogo}
      about={
        <>
          {where}
          <br />
          {makeText(tyre)} · {t('tyres.reading.life', { life: tyre.nr_vida })}
        </>
      }
      unit={unit}
      fields={texts.map((text, field) => ({
        label: kind === 'A' ? t('tyres.reading.groove', { number: field + 1 }) : t('tyres.reading.pressure'),
        former: formerText(former[field] ?? null, kind),
        text,
      }))}
      current={entry.field}
      decimal
      error={
        entry.question !== null
          ? ask(entry.question)
          : entry.fault === null
            ? null
            : t(`tyres.reading.${entry.fault}`, { most: most[kind], unit })
      }
      next={
        entry.question !== null
          ? t('tyres.reading.right')
          : last
            ? t('tyres.reading.tyreDone')
            : t('tyres.reading.nextGroove')
      }
      last={last}
      onField={entry.goTo}
      onKey={entry.tap}
      onNext={entry.next}
    />
  );
}

/** What a field showed last; null: nothing was read yet. */
function formerText(value: number | null, kind: Kind): string | null {
  if (value === null) return null;
  return kind === 'A' ? shownDepth(value) : shown(value);
}
