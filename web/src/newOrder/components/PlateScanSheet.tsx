import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../core/components/Button.tsx';
import { TextField } from '../../core/components/Field.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { readCode } from '../../core/scan/code.ts';
import { decodePhoto } from '../../core/scan/decode.ts';
import { useCamera } from '../../core/scan/useCamera.ts';
import css from './PlateScanSheet.module.css';

interface PlateScanSheetProps {
  /** Whether the plate may be typed: not for people bound to the QR code (NEWOS-10). */
  mayType: boolean;
  /** Takes a code; false when no vehicle of the branch has it. */
  onCode: (code: string) => boolean;
  onClose: () => void;
}

/** A vehicle's label by camera, photo or hand scanner, or typed (NEWOS-11, G-65). */
export function PlateScanSheet({ mayType, onCode, onClose }: PlateScanSheetProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [round, setRound] = useState(0);

  function take(text: string) {
    const code = readCode(text);
    if (onCode(code)) return onClose();
    setProblem(t('newOrder.scan.unknown', { code }));
    // Looks again, for another label.
    setRound(round + 1);
  }
  async function takePhoto(file: File) {
    const text = await decodePhoto(file);
    if (text === null) setProblem(t('newOrder.scan.photoFailed'));
    else take(text);
  }

  return (
    <Sheet title={t('newOrder.scan.title')} about={t('newOrder.scan.about')} onClose={onClose}>
      <div className={css['scan']}>
        <CameraView key={round} mayType={mayType} onText={take} />
        {problem !== null && (
          <p className={css['problem']} role="alert">
            {problem}
          </p>
        )}
        <PhotoButton onPhoto={(file) => void takePhoto(file)} />
        {mayType && (
          <form
            className={css['typed']}
            onSubmit={(event) => {
              event.preventDefault();
              if (typed !== '') take(typed);
            }}
          >
            <TextField
              large
              label={t('newOrder.scan.typed')}
              value={typed}
              maxLength={200}
              autoCapitalize="characters"
              spellCheck={false}
              data-focus-first
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button type="submit" look="primary" size="xl" wide disabled={typed === ''}>
              {t('newOrder.scan.use')}
            </Button>
          </form>
        )}
      </div>
    </Sheet>
  );
}

function CameraView({ mayType, onText }: { mayType: boolean; onText: (text: string) => void }) {
  const { t } = useTranslation();
  const { video, state } = useCamera(onText);
  return (
    <div className={css['camera']} data-state={state}>
      <video ref={video} playsInline muted aria-label={t('newOrder.scan.about')} hidden={state !== 'on'} />
      {state === 'starting' && <p role="status">{t('newOrder.scan.starting')}</p>}
      {state === 'off' && <p role="status">{t(mayType ? 'newOrder.scan.offTyped' : 'newOrder.scan.off')}</p>}
    </div>
  );
}

function PhotoButton({ onPhoto }: { onPhoto: (file: File) => void }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <label htmlFor={id} className={css['photo']}>
      <IconPhoto aria-hidden />
      {t('newOrder.scan.photo')}
      <input
        id={id}
        type="file"
        accept="image/*"
        capture="environment"
        className="visually-hidden"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onPhoto(file);
          event.target.value = '';
        }}
      />
    </label>
  );
}
