import { number } from '../../core/format/numbers.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import type { TyreLayout } from '../drawing.ts';
import { type Draft, type Kind, typed } from '../reading.ts';
import type { TyreEntry } from '../useTyreEntry.ts';
import css from './ReadingDesk.module.css';
import { useTyreValues } from './useTyreValues.tsx';
import { ValuePanel } from './ValuePanel.tsx';

interface EntryPanelProps {
  layout: TyreLayout;
  kind: Kind;
  draft: Draft;
  entry: TyreEntry;
  /** What is wrong with the meter, in words. */
  kmFault: string | null;
  /** Everything is read: what the main button under the meter does; null: it leads on. */
  last: { words: string; busy: boolean; onPress: () => void } | null;
  onDraft: (draft: Draft) => void;
}

/** The values in work: of the chosen tyre, or the meter. */
export function EntryPanel({ layout, kind, draft, entry, kmFault, last, onDraft }: EntryPanelProps) {
  const { t } = useTranslation();
  const valuesOf = useTyreValues({ kind, entry, draft });
  // One panel for all: its keys stay, and a quick press on new ones would be taken for the second of a double press.
  if (entry.chosen === 'km')
    return (
      <ValuePanel
        title={t('tyres.reading.km')}
        about={t('tyres.reading.lastKm', { value: number(layout.km_atual) })}
        unit={layout.tp_medidor === 'K' ? 'km' : 'h'}
        fields={[{ label: t('tyres.reading.km'), former: null, text: draft.km && number(Number(draft.km)) }]}
        current={0}
        decimal={false}
        error={kmFault}
        next={last?.words ?? t('tyres.reading.done')}
        last
        busy={last?.busy ?? false}
        onField={() => undefined}
        onKey={(key) => onDraft({ ...draft, km: typed(draft.km, key, 'km') })}
        onNext={last?.onPress ?? entry.leaveKm}
      />
    );
  if (entry.tyre === null) return <p className={css['choose']}>{t('tyres.reading.choose')}</p>;
  return <ValuePanel {...valuesOf(entry.tyre)} />;
}
