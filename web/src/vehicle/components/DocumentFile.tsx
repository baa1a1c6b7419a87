import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useCall } from '../../core/api/hooks.ts';
import { Answer } from '../../core/components/Answer.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { plateText } from '../../core/format/plates.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { addressOfLink } from '../../files/api.ts';
import { useDocumentWords, type VehicleDocument } from '../documents.ts';
import photos from './Photos.module.css';
import css from './Vehicle.module.css';

interface DocumentFileProps {
  plate: string;
  document: VehicleDocument;
  onClose: () => void;
}

/** The file of a document: a picture to look at, and the way to take it down. */
export function DocumentFile({ plate, document, onClose }: DocumentFileProps) {
  const { t } = useTranslation();
  const { nameOf } = useDocumentWords();
  const params = { placa: plate, id: String(document.nr_sequencial) };
  const answer = useCall('getVehicleDocumentFile', { params });
  return (
    <Sheet title={nameOf(document)} about={plateText(plate)} size="l" onClose={onClose}>
      <Answer answer={answer} failed={t('vehicle.documents.fileFailed')}>
        {({ ds_arquivo, ds_nome, tp_mime }) => (
          <div className={photos['sheet']}>
            {tp_mime.startsWith('image/') && (
              <img className={photos['preview']} src={addressOfLink(ds_arquivo)} alt={ds_nome} />
            )}
            <p>
              <a className={css['order']} href={addressOfLink(ds_arquivo)} download={ds_nome}>
                <IconDownload aria-hidden /> {t('files.download')}: {ds_nome}
              </a>
            </p>
          </div>
        )}
      </Answer>
    </Sheet>
  );
}
