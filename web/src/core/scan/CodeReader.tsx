import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './CodeReader.module.css';
import { decodePhoto } from './decode.ts';
import { useCamera } from './useCamera.ts';

interface CodeReaderProps {
  /** What is to be read, for people: 'Aponte para o QR Code do veículo.' */
  label: string;
  /** What else may be done where there is no camera. */
  withoutCamera: string;
  /** Takes what stands in the code. The camera looks on when the reader gets another `key`. */
  onText: (text: string) => void;
}

/** A QR code by camera or, where there is none, by a photo (NEWOS-11). */
export function CodeReader({ label, withoutCamera, onText }: CodeReaderProps) {
  const { t } = useTranslation();
  const { video, state } = useCamera(onText);
  const [failed, setFailed] = useState(false);

  async function takePhoto(file: File) {
    const text = await decodePhoto(file);
    setFailed(text === null);
    if (text !== null) onText(text);
  }

  return (
    <div className={css['reader']}>
      <div className={css['camera']} data-state={state}>
        <video ref={video} playsInline muted aria-label={label} hidden={state !== 'on'} />
        {state === 'starting' && <p role="status">{t('scan.starting')}</p>}
        {state === 'off' && <p role="status">{withoutCamera}</p>}
      </div>
      {failed && (
        <p className={css['failed']} role="alert">
          {t('scan.photoFailed')}
        </p>
      )}
      <PhotoButton onPhoto={(file) => void takePhoto(file)} />
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
