import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { randomKey } from '../../core/api/random-key.ts';
import { Avatar } from '../../core/components/Avatar.tsx';
import { Button } from '../../core/components/Button.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { notify } from '../../core/notices.ts';
import { type ChosenPhoto, type KeptPhoto, useOwnPhoto } from '../photo.ts';
import { usePreview } from '../usePreview.ts';
import css from './PhotoSheet.module.css';
import { Picker } from './Picker.tsx';

/** The person's own photo. */
export function OwnPhotoSheet({ onClose }: { onClose: () => void }) {
  return <PhotoSheet kept={useOwnPhoto()} onClose={onClose} />;
}

interface PhotoSheetProps {
  kept: KeptPhoto;
  onClose: () => void;
}

/** The photo of somebody: take or choose, preview, save; or remove. */
export function PhotoSheet({ kept, onClose }: PhotoSheetProps) {
  const { t } = useTranslation();
  const say = useErrorText();
  const { name, foto, isOwn, busy, error } = kept;
  const [chosen, setChosen] = useState<ChosenPhoto | null>(null);
  const preview = usePreview(chosen?.file);

  function choose([file]: File[]) {
    if (file === undefined) return;
    kept.reset();
    setChosen({ file, key: randomKey() });
  }

  const done = (words: string) => {
    notify.success(words);
    onClose();
  };

  return (
    <Sheet
      title={isOwn ? t('core.ownPhoto') : t('files.photo.of', { name })}
      about={t('files.photo.about')}
      onClose={onClose}
      backdropCloses={false}
      footer={
        chosen && (
          <Button
            look="primary"
            size="xl"
            wide
            busy={busy}
            onClick={() => kept.save(chosen, () => done(t('files.photo.saved')))}
          >
            {t('files.photo.save')}
          </Button>
        )
      }
    >
      <div className={css['photo']}>
        {preview === null ? (
          <Avatar name={name} photo={foto} size={168} />
        ) : (
          <img className={css['preview']} src={preview} alt={t('files.photo.preview')} />
        )}
        {error && <p role="alert">{say(error)}</p>}
        <div className={css['choices']}>
          <Picker camera="user" icon={<IconCamera aria-hidden />} onPick={choose}>
            {t('files.camera')}
          </Picker>
          <Picker icon={<IconPhotoPlus aria-hidden />} onPick={choose}>
            {t('files.photo.choose')}
          </Picker>
          {foto !== null && chosen === null && (
            <Button
              look="danger"
              icon={<IconTrash aria-hidden />}
              wide
              busy={busy}
              onClick={() => kept.remove(() => done(t('files.photo.removed')))}
            >
              {t(isOwn ? 'files.photo.remove' : 'files.photo.removeOf')}
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  );
}
