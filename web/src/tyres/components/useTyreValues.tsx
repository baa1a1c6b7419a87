import { useTranslation } from '../../core/i18n/useTranslation.ts';
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
import type { ValuePanelProps } from './ValuePanel.tsx';

interface Given {
  kind: Kind;
  entry: TyreEntry;
  draft: Draft;
}

/** What the panel shows of a tyre in work. */
export function useTyreValues({ kind, entry, draft }: Given): (tyre: Mounted) => ValuePanelProps {
  const { t } = useTranslation();
  const nameOf = usePositionName();
  const ask = useGrooveWords();
  const unit = kind === 'A' ? 'mm' : 'psi';

  function error(): string | null {
    if (entry.question !== null) return ask(entry.question);
    return entry.fault === null ? null : t(`tyres.reading.${entry.fault}`, { most: most[kind], unit });
  }

  function next(last: boolean): string {
    if (entry.question !== null) return t('tyres.reading.right');
    return last ? t('tyres.reading.tyreDone') : t('tyres.reading.nextGroove');
  }

  return (tyre) => {
    const texts = textsOf(draft, tyre, kind);
    const former = formerOf(tyre, kind);
    const last = entry.field === texts.length - 1;
    return {
      title: tyre.nr_fogo,
      about: (
        <>
          {nameOf(tyre)}
          <br />
          {makeText(tyre)} · {t('tyres.reading.life', { life: tyre.nr_vida })}
        </>
      ),
      unit,
      fields: texts.map((text, field) => ({
        label: kind === 'A' ? t('tyres.reading.groove', { number: field + 1 }) : t('tyres.reading.pressure'),
        former: formerText(former[field] ?? null, kind),
        text,
      })),
      current: entry.field,
      decimal: true,
      error: error(),
      next: next(last),
      last,
      onField: entry.goTo,
      onKey: entry.tap,
      onNext: entry.next,
    };
  };
}

/** What a field showed last; null: nothing was read yet. */
function formerText(value: number | null, kind: Kind): string | null {
  if (value === null) return null;
  return kind === 'A' ? shownDepth(value) : shown(value);
}
