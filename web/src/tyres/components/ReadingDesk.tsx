import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import IconGauge from '@tabler/icons-react/dist/esm/icons/IconGauge.mjs';
import { depthState, limitingDepth } from '@terminal/contract/tyre-wear';
import { useState } from 'react';
import type { CallError } from '../../core/api/errors.ts';
import { Button } from '../../core/components/Button.tsx';
import { InShell } from '../../core/components/InShell.tsx';
import { MeterQuestion } from '../../core/components/MeterQuestion.tsx';
import { PlateLink } from '../../core/components/PlateLink.tsx';
import { number } from '../../core/format/numbers.ts';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { asksMeter, type MeterDoubt, type Yes, yesTo } from '../../core/meter.ts';
import { Link } from '../../core/navigation/Link.tsx';
import { useMedia } from '../../core/useMedia.ts';
import type { tyres } from '../../texts/pt/tyres.ts';
import { keyOf, type Position, type TyreLayout } from '../drawing.ts';
import { isOfMeter } from '../of-meter.ts';
import {
  type Draft,
  depthsOf,
  isDone,
  isMounted,
  type Kind,
  type Mounted,
  numberOf,
  required,
  shown,
  shownDepth,
  unread,
} from '../reading.ts';
import { type TyreEntry, useTyreEntry } from '../useTyreEntry.ts';
import { AxleDrawing, type Mark } from './AxleDrawing.tsx';
import { EntryPanel } from './EntryPanel.tsx';
import css from './ReadingDesk.module.css';
import { SendFailure } from './SendFailure.tsx';

interface ReadingDeskProps {
  layout: TyreLayout;
  kind: Kind;
  draft: Draft;
  busy: boolean;
  /** Why the batch was not taken. */
  error: CallError | null;
  onDraft: (draft: Draft) => void;
  /** @param yes to the question that was asked, about the meter or a groove */
  onSubmit: (yes: Yes | null) => void;
  /** What was typed is corrected. */
  onDoubted: () => void;
  /** Pictures chosen so far. */
  photos: number;
  onPhotos: () => void;
}

/** The drawing next to the values: tyre after tyre, groove after groove, then the meter. */
export function ReadingDesk(props: ReadingDeskProps) {
  const { layout, kind, draft, busy, error, onDraft, onSubmit, onDoubted, photos, onPhotos } = props;
  const { t } = useTranslation();
  const say = useErrorText();
  const tablet = useMedia('tablet');
  const [asksKm, setAsksKm] = useState(false);
  const positions = layout.posicoes;
  const entry = useTyreEntry({ layout, kind, draft, onDraft });
  const { all, left, empty, complete } = progressOf(positions, kind, draft);
  const send = t('tyres.reading.submit');
  // At the end the batch is sent with the keys, where the hand is.
  const atEnd = complete && entry.chosen === 'km';

  function submit() {
    setAsksKm(draft.km === '');
    if (draft.km === '') entry.choose('km');
    else onSubmit(null);
  }

  /** Scrolls to the questioned value. */
  function correct({ campos }: MeterDoubt) {
    const tyre = positions.filter(isMounted).find(({ nr_fogo }) => nr_fogo === campos['nr_fogo']);
    if (tyre === undefined) entry.choose('km');
    else entry.ask(tyre, campos);
  }

  const saidAtMeter = error !== null && isOfMeter(error) && entry.chosen === 'km';
  const failure = error !== null && !asksMeter(error) && !saidAtMeter && <SendFailure error={error} />;
  const panel = (
    <EntryPanel
      layout={layout}
      kind={kind}
      draft={draft}
      entry={entry}
      kmFault={saidAtMeter ? say(error) : asksKm && draft.km === '' ? t('tyres.reading.kmMissing') : null}
      last={atEnd ? { words: send, busy, onPress: submit } : null}
      onDraft={onDraft}
    />
  );

  return (
    <div className={css['desk']}>
      <div className="stack-close">
        <div className={css['head']}>
          <PlateLink plate={layout.nr_placa} size="s" />
          <strong role="status">{t('tyres.reading.progress', { read: all - left, all })}</strong>
          <Button icon={<IconCamera aria-hidden />} onClick={onPhotos}>
            {t('tyres.reading.photosOf', { count: photos })}
          </Button>
        </div>
        {empty && <EmptyPositions plate={layout.nr_placa} />}
        <div className={css['frame']}>
          <Drawing layout={layout} kind={kind} draft={draft} entry={entry} />
        </div>
        <div className={css['send']}>
          <MeterButton layout={layout} km={draft.km} entry={entry} />
          {!atEnd && (
            <Button look="primary" size="l" busy={busy} disabled={!complete} onClick={submit}>
              {send}
            </Button>
          )}
        </div>
        {!complete && !empty && (
          <p className="soft">
            {t('tyres.reading.unread')} {t('tyres.reading.left', { count: left })}
          </p>
        )}
      </div>
      {tablet ? (
        <div className="stack-close">
          {failure}
          {panel}
        </div>
      ) : (
        // Keys stay where the thumb is, and nothing covers them.
        <InShell place="page">
          <div className={css['docked']} data-keys>
            {failure}
            {panel}
          </div>
        </InShell>
      )}
      {error && asksMeter(error) && (
        <MeterQuestion
          doubt={error}
          busy={busy}
          onYes={() => onSubmit(yesTo(error))}
          onNo={() => {
            onDoubted();
            correct(error);
          }}
        />
      )}
    </div>
  );
}

/** How many tyres have to be read, how many are left, and whether a position that needs a tyre has none. */
function progressOf(positions: readonly Position[], kind: Kind, draft: Draft) {
  const left = unread(draft, positions, kind).length;
  const empty =
    kind === 'A' && positions.some((position) => position.nr_posicao !== 0 && !isMounted(position));
  return { all: required(positions).length, left, empty, complete: left === 0 && !empty };
}

/** Says that tyres are missing on the vehicle, and leads to where they are mounted. */
function EmptyPositions({ plate }: { plate: string }) {
  const { t } = useTranslation();
  return (
    <p className={css['notice']} role="alert">
      {t('tyres.reading.emptyPositions')}{' '}
      <Link to="/borracharia/movimentacao/$placa" params={{ placa: plate }}>
        {t('tyres.reading.toMovement')}
      </Link>
    </p>
  );
}

interface DrawingProps {
  layout: TyreLayout;
  kind: Kind;
  draft: Draft;
  entry: TyreEntry;
}

/** The axles with what was read; a tyre pressed is the next one to read. */
function Drawing({ layout, kind, draft, entry }: DrawingProps) {
  const { t } = useTranslation();
  return (
    <AxleDrawing
      positions={layout.posicoes}
      chosen={entry.chosen}
      markOf={(position) => {
        const mark = markOf(position, kind, draft, layout.limites);
        return { ...mark, word: t(`tyres.marks.${mark.word}`) };
      }}
      onChoose={(position) => isMounted(position) && entry.choose(keyOf(position))}
    />
  );
}

/** The meter as it is typed so far; pressed, it is typed next. */
function MeterButton({ layout, km, entry }: { layout: TyreLayout; km: string; entry: TyreEntry }) {
  const { t } = useTranslation();
  const unit = layout.tp_medidor === 'K' ? 'km' : 'h';
  return (
    <Button
      icon={<IconGauge aria-hidden />}
      aria-pressed={entry.chosen === 'km'}
      onClick={() => entry.choose('km')}
    >
      {`${t('tyres.reading.km')} ${km === '' ? '–' : `${number(Number(km))} ${unit}`}`}
    </Button>
  );
}

/** What the drawing tells of a position; the word by its key in the texts. */
function markOf(
  position: Position,
  kind: Kind,
  draft: Draft,
  limits: TyreLayout['limites'],
): Omit<Mark, 'word'> & { word: keyof Texts } {
  if (!isMounted(position)) return { look: 'empty', value: '', word: 'empty' };
  const depths = kind === 'A' ? knownDepths(position, draft) : [];
  const value =
    kind === 'C'
      ? (draft.values[position.nr_fogo]?.[0] ?? former(position))
      : depths.length === 0
        ? ''
        : shownDepth(limitingDepth(depths));
  const read = isDone(draft, position, kind);
  const state = depths.length === 0 ? 'good' : depthState(depths, limits);
  if (state !== 'good') return { look: state, value, word: state, read };
  if (read) return { look: 'done', value, word: 'done', read };
  const begun = draft.values[position.nr_fogo]?.some((text) => text !== '') ?? false;
  return { look: 'plain', value, word: begun ? 'begun' : position.nr_posicao === 0 ? 'optional' : 'open' };
}

type Texts = typeof tyres.marks;

const former = ({ calibragem }: Mounted) => (calibragem === null ? '' : shown(calibragem));

/** The depths that were typed, else as last read. */
function knownDepths(position: Mounted, draft: Draft): number[] {
  const texts = isDone(draft, position, 'A') ? (draft.values[position.nr_fogo] ?? []) : [];
  return texts.length > 0 ? texts.flatMap((text) => numberOf(text) ?? []) : depthsOf(position);
}
