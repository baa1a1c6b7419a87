import { useEffect, useRef, useState } from 'react';
import { CallError } from '../../core/api/errors.ts';
import { ErrorState } from '../../core/components/ErrorState.tsx';
import { PageHead } from '../../core/components/PageHead.tsx';
import { Shape, Skeleton } from '../../core/components/Skeleton.tsx';
import { date } from '../../core/format/dates.ts';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import type { Yes } from '../../core/meter.ts';
import { navigate } from '../../core/navigation/navigate.ts';
import { useParam } from '../../core/navigation/visit.tsx';
import { notify } from '../../core/notices.ts';
import { UnknownCodes } from '../../core/scan/UnknownCodes.tsx';
import { useSession } from '../../core/session/store.ts';
import { useMounted } from '../../core/useMounted.ts';
import { followingPicture } from '../../files/send.ts';
import { useUpload } from '../../files/useUpload.ts';
import { useGaugingLayout } from '../api.ts';
import { BackToPlates } from '../components/BackToPlates.tsx';
import { PhotoSheet } from '../components/PhotoSheet.tsx';
import { ReadingDesk } from '../components/ReadingDesk.tsx';
import type { TyreLayout } from '../drawing.ts';
import { type Draft, type Kind, withoutMoved } from '../reading.ts';
import { takePictures } from '../reopened.ts';
import { draftKey, useFormerDraft, useReadingDraft } from '../useReadingDraft.ts';
import { useSubmitReading } from '../useSubmitReading.ts';

/** Depths of the tyres of a vehicle. */
export const GaugingPage = () => <ReadingPage kind="A" />;
/** Pressures of the tyres of a vehicle. */
export const CalibrationPage = () => <ReadingPage kind="C" />;

function ReadingPage({ kind }: { kind: Kind }) {
  const { t } = useTranslation();
  const plate = useParam('placa');
  const answer = useGaugingLayout(plate);
  const title = t(`tyres.titles.${kind}`);
  const former = useFormerDraft(kind, plate);
  if (answer.data && former !== null)
    return <Reading key={`${kind}${plate}`} kind={kind} layout={answer.data} former={former} />;
  return (
    <>
      <PageHead title={title} lead={<BackToPlates of="gauging" />} />
      {answer.isError ? (
        <ErrorState
          title={t('tyres.reading.loadFailed')}
          error={answer.error}
          busy={answer.isFetching}
          onRetry={() => void answer.refetch()}
        />
      ) : (
        <Skeleton>
          <Shape height="560px" radius="12px" />
        </Skeleton>
      )}
    </>
  );
}

interface ReadingProps {
  kind: Kind;
  layout: TyreLayout;
  /** What was typed before. */
  former: Draft;
}

function Reading({ kind, layout, former }: ReadingProps) {
  const { t } = useTranslation();
  const plate = layout.nr_placa;
  const say = useErrorText();
  const { draft, change, forget } = useReadingDraft(kind, plate, former);
  // Once the batch is in, only its pictures are left to be sent.
  const [event, setEvent] = useState<number | null>(null);
  const upload = useUpload(event, 'P', { plate });
  const { files, filesNow, add } = upload;
  useEffect(() => add(takePictures(draftKey(kind, plate))), [add, kind, plate]);
  const { submit, busy, error, reset } = useSubmitReading(kind, layout, () =>
    filesNow().flatMap(({ id: key, file, fault }) =>
      fault === null ? [followingPicture({ plate, file, key })] : [],
    ),
  );
  const [photos, setPhotos] = useState(false);
  const shown = useRef(layout.posicoes);
  useEffect(() => {
    const left = withoutMoved(draft, shown.current, layout.posicoes);
    shown.current = layout.posicoes;
    if (left !== draft) change(left);
  });
  const mounted = useMounted();
  const leave = () => {
    if (mounted()) void navigate({ to: '/borracharia/afericao' });
  };

  /** Confirmed values of this batch; a changed value needs a new confirmation. */
  const yes = useRef<Yes>({});
  async function send(more: Yes | null) {
    yes.current = more === null ? {} : { ...yes.current, ...more };
    try {
      const number = await submit(draft, yes.current);
      forget();
      setEvent(number);
      notify.success(t('tyres.reading.recorded'));
      if (await upload.send(number)) leave();
      else setPhotos(true);
    } catch (problem) {
      if (problem instanceof CallError && problem.kind === 'kept') {
        // Reading and pictures are in safety in this browser: the desk is free for the next vehicle.
        forget();
        notify.success(say(problem));
        return leave();
      }
      // Other failures are shown on the page, and the input stays.
    }
  }

  return (
    <>
      <Head kind={kind} layout={layout} />
      <ReadingDesk
        layout={layout}
        kind={kind}
        draft={draft}
        busy={busy || event !== null}
        error={error}
        onDraft={(next) => {
          if (error !== null) reset();
          change(next);
        }}
        onSubmit={(more) => void send(more)}
        onDoubted={reset}
        photos={files.length}
        onPhotos={() => setPhotos(true)}
      />
      <UnknownCodes />
      {photos && (
        <PhotoSheet
          upload={upload}
          recorded={event !== null}
          onClose={() => (event === null ? setPhotos(false) : leave())}
        />
      )}
    </>
  );
}

function Head({ kind, layout }: { kind: Kind; layout: TyreLayout }) {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  const last = kind === 'A' ? layout.mm : layout.calibragem;
  const when = last === null ? t('tyres.never') : t('tyres.reading.lastOn', { date: date(last, ds_fuso) });
  const title = t(`tyres.titles.${kind}`);
  return (
    <PageHead
      title={`${title} ${layout.nr_placa}`}
      about={`${layout.cd_tipoveiculo} · ${when}`}
      lead={<BackToPlates of="gauging" />}
    >
      {layout.nr_frota === null ? title : t('tyres.reading.ofFleet', { title, number: layout.nr_frota })}
    </PageHead>
  );
}
