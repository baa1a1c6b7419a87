import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs';
import { type DragEvent, useId, useState } from 'react';
import { cx } from '../../core/cx.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useSession } from '../../core/session/store.ts';
import type { Upload } from '../useUpload.ts';
import { ChosenRow } from './ChosenRow.tsx';
import css from './FileField.module.css';
import { Picker } from './Picker.tsx';

interface FileFieldProps {
  upload: Upload;
  label: string;
  /** Error: a picture is required. */
  error?: string | undefined;
  /** Called after files were added; screens with an existing order send them at once. */
  onAdd?: () => void;
}

/** Pictures and documents: from the camera, from the device, or dropped here; each with its way and its own retry. */
export function FileField({ upload, label, error, onAdd }: FileFieldProps) {
  const { t } = useTranslation();
  const { parametros } = useSession();
  const id = useId();
  const [over, setOver] = useState(false);

  function add(files: Iterable<File>) {
    upload.add(files);
    onAdd?.();
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    add(event.dataTransfer.files);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a drop zone in every browser.
    <div
      role="group"
      aria-labelledby={id}
      className="rows-tight"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span id={id} className={css['label']}>
        {label}
      </span>
      <div className={cx(css['zone'], over && css['over'], error !== undefined && css['wrong'])}>
        <Picker camera="environment" icon={<IconCamera aria-hidden />} onPick={add}>
          {t('files.camera')}
        </Picker>
        <Picker multiple icon={<IconPhotoPlus aria-hidden />} onPick={add}>
          {t('files.choose')}
        </Picker>
        <p className={css['hint']}>
          {t('files.hint', { most: parametros.qt_anexos, megabytes: parametros.qt_mb_anexo })}
        </p>
      </div>
      {error !== undefined && (
        <p className="error-text" role="alert">
          {error}
        </p>
      )}
      {upload.repeated > 0 && (
        <p className="soft-text" role="status">
          {t('files.repeated', { count: upload.repeated })}
        </p>
      )}
      {upload.files.length > 0 && (
        <ul className="rows-tight">
          {upload.files.map((file) => (
            <ChosenRow key={file.id} chosen={file} upload={upload} />
          ))}
        </ul>
      )}
    </div>
  );
}
