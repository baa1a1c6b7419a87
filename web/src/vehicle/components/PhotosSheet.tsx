import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs';
import type { AnswerOf } from '@terminal/contract';
import { useState } from 'react';
import { useCall } from '../../core/api/hooks.ts';
import { randomKey } from '../../core/api/random-key.ts';
import { Answer } from '../../core/components/Answer.tsx';
import { Button } from '../../core/components/Button.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { VehiclePhoto } from '../../core/components/VehiclePhoto.tsx';
import { dateTime } from '../../core/format/dates.ts';
import { plateText } from '../../core/format/plates.ts';
import { personName } from '../../core/format/words.ts';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { notify } from '../../core/notices.ts';
import { useSession } from '../../core/session/store.ts';
import { Picker } from '../../files/components/Picker.tsx';
import { useFormCommand } from '../../files/form.ts';
import { isPicture } from '../../files/is-picture.ts';
import { usePreview } from '../../files/usePreview.ts';
import { CorrectionNote } from '../../fleet/components/CorrectionNote.tsx';
import css from './Photos.module.css';
import { VoidSheet } from './VoidSheet.tsx';

type Photo = AnswerOf<'listVehiclePhotos'>['fotos'][number];

interface PhotosSheetProps {
  plate: string;
  onClose: () => void;
}

/** The photo of a vehicle and those before it; who keeps vehicles takes another, or declares one void. */
export function PhotosSheet({ plate, onClose }: PhotosSheetProps) {
  const { t } = useTranslation();
  const params = { placa: plate };
  const answer = useCall('listVehiclePhotos', { params });
  const [chosen, setChosen] = useState<{ file: File; key: string } | null>(null);
  const [isUnfit, setUnfit] = useState(false);
  const [wrong, setWrong] = useState<number | null>(null);
  const add = useFormCommand('addVehiclePhoto');

  function save() {
    if (chosen === null) return;
    const onSuccess = () => {
      notify.success(t('files.photo.saved'));
      setChosen(null);
    };
    add.mutate({ params, ...chosen }, { onSuccess });
  }

  /** Nothing is chosen where the file is no picture: the one chosen before is not what the person meant. */
  async function choose(file: File) {
    add.reset();
    setChosen(null);
    const fits = await isPicture(file);
    setUnfit(!fits);
    if (fits) setChosen({ file, key: randomKey() });
  }

  if (wrong !== null)
    return (
      <VoidSheet
        name="voidVehiclePhoto"
        params={{ ...params, id: String(wrong) }}
        what={plateText(plate)}
        about={t('vehicle.photo.voidAbout')}
        onClose={() => setWrong(null)}
      />
    );
  return (
    <Sheet
      title={t('vehicle.photo.title')}
      about={plateText(plate)}
      size="m"
      backdropCloses={chosen === null}
      onClose={onClose}
      footer={
        chosen && (
          <Button look="primary" size="xl" wide busy={add.isPending} onClick={save}>
            {t('files.photo.save')}
          </Button>
        )
      }
    >
      <Answer answer={answer}>
        {({ mantem, fotos }) => (
          <div className={css['sheet']}>
            {chosen ? (
              <Preview file={chosen.file} />
            ) : (
              <Photos photos={fotos} onWrong={mantem ? setWrong : null} />
            )}
            {isUnfit && <p role="alert">{t('files.photo.unfit')}</p>}
            <Failure error={add.error} />
            {mantem && <Choices onChoose={(file) => void choose(file)} />}
          </div>
        )}
      </Answer>
    </Sheet>
  );
}

function Failure({ error }: { error: unknown }) {
  const say = useErrorText();
  return error !== null && <p role="alert">{say(error)}</p>;
}

function Preview({ file }: { file: File }) {
  const { t } = useTranslation();
  const address = usePreview(file);
  return address !== null && <img className={css['preview']} src={address} alt={t('files.photo.preview')} />;
}

function Choices({ onChoose }: { onChoose: (file: File) => void }) {
  const { t } = useTranslation();
  const choose = ([file]: File[]) => file !== undefined && onChoose(file);
  return (
    <>
      <Picker camera="environment" icon={<IconCamera aria-hidden />} onPick={choose}>
        {t('files.camera')}
      </Picker>
      <Picker icon={<IconPhotoPlus aria-hidden />} onPick={choose}>
        {t('files.photo.choose')}
      </Picker>
    </>
  );
}

/** One whole, the others small; those declared void in words. @param onWrong null: the person keeps no vehicles */
function Photos({ photos, onWrong }: { photos: readonly Photo[]; onWrong: ((id: number) => void) | null }) {
  const { t } = useTranslation();
  const zone = useSession().ds_fuso;
  const [looked, setLooked] = useState<number | null>(null);
  const standing = photos.filter(({ foto }) => foto !== null);
  const shown = standing.find(({ nr_sequencial }) => nr_sequencial === looked) ?? standing[0];
  const told = ({ ds_colaborador, dt_criacao }: Photo) =>
    t('vehicle.photo.by', { name: personName(ds_colaborador), when: dateTime(dt_criacao, zone) });
  return (
    <>
      {shown === undefined ? (
        <p className="soft">{t('vehicle.photo.none')}</p>
      ) : (
        <>
          <VehiclePhoto photo={shown.foto} alt={told(shown)} />
          <p className="soft">{told(shown)}</p>
          {onWrong && (
            <Button icon={<IconBan aria-hidden />} onClick={() => onWrong(shown.nr_sequencial)}>
              {t('vehicle.photo.void')}
            </Button>
          )}
        </>
      )}
      {standing.length > 1 && (
        <ul className={css['small']}>
          {standing.map((photo) => (
            <li key={photo.nr_sequencial}>
              <button
                type="button"
                aria-pressed={photo === shown}
                aria-label={told(photo)}
                onClick={() => setLooked(photo.nr_sequencial)}
              >
                <VehiclePhoto photo={photo.foto} size={72} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {photos.map(
        ({ nr_sequencial, correcao }) =>
          correcao && (
            <p key={nr_sequencial} className="soft">
              {t('vehicle.photo.one')} <CorrectionNote correction={correcao} isVoid />
            </p>
          ),
      )}
    </>
  );
}
