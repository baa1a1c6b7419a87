import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { useId, useState } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import css from './CodeReader.module.css';
import { decodePhoto } from './decode.ts';
import { SoundSwitch } from './SoundSwitch.tsx';
import { deliver, type Take } from './scanner.ts';
import { useCamera } from './useCamera.ts';

interface CodeReaderProps {
  /** What to scan, for people: 'Aponte para o QR Code do veículo.' */
  label: string;
  /** What else may be done where there is no camera, or it is not allowed. */
  otherwise: string;
  /** Takes the content of each code that comes into view. */
  onText: Take;
  /** The code was read and is being worked on: the picture is small, and says so. */
  read?: boolean;
}

/** A QR code by camera or, where there is none, by a photo (NEWOS-11). */
export function CodeReader({ label, otherwise, onText, read = false }: CodeReaderProps) {
  const { t } = useTranslation();
  const { video, state } = useCamera((text) => void deliver(onText, text));
  const without = state === 'off' || state === 'denied';
  const [failed, setFailed] = useState(false);

  async function takePhoto(file: File) {
    const text = await decodePhoto(file);
    setFailed(text === null);
    if (text !== null) await deliver(onText, text);
  }

  return (
    <div className={css['reader']} data-read={read || undefined}>
      {!without && !read && <p>{label}</p>}
      <div className={css['camera']} data-state={state}>
        {read && state === 'on' && (
          <span className={css['tag']}>
            <IconCheck size={20} aria-hidden />
            {t('scan.read')}
          </span>
        )}
        {state === 'on' && <SoundSwitch className={css['sound'] ?? ''} />}
        <video ref={video} playsInline muted aria-label={label} hidden={state !== 'on'} />
        {state === 'starting' && <p role="status">{t('scan.starting')}</p>}
        {without && (
          <p role="status">
            {t(`scan.${state}`)} {otherwise}
          </p>
        )}
      </div>
      {failed && (
        <p className={css['failed']} role="alert">
          {t('scan.photoFailed')}
        </p>
      )}
      {!(read && state === 'on') && <PhotoButton onPhoto={(file) => void takePhoto(file)} />}
    </div>
  );
}

function PhotoButton({ onPhoto }: { onPhoto: (file: File) => void }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <label htmlFor={id} className={css['photo']}>
      <IconPhoto aria-hidden />
      {t('scan.photo')}
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
