import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import type { OrderDetail } from '@terminal/contract';
import { Suspense, useState } from 'react';
import { IconButton } from '../../core/components/Button.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../core/lazy-part.tsx';
import { openFlow, workOf } from '../../identity/flow.ts';
import { addressOfLink, type OrderFile } from '../api.ts';
import css from './OrderFiles.module.css';

const Viewer = lazySheet(async () => (await import('./Viewer.tsx')).Viewer);

interface GalleryProps {
  order: OrderDetail;
  files: readonly OrderFile[];
}

/** Small pictures and documents; one press shows a picture whole. */
export function Gallery({ order, files }: GalleryProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<number | null>(null);
  const pictures = files.filter(({ ds_miniatura }) => ds_miniatura !== null);
  function annul({ id, ds_nome }: OrderFile) {
    setOpen(null);
    openFlow({ kind: 'voidFile', work: workOf(order), record: { id, about: ds_nome } });
  }
  return (
    <>
      <ul className={css['list']}>
        {files.map((file) => (
          <li key={file.id}>
            <Thumbnail file={file} onOpen={() => setOpen(pictures.indexOf(file))} />
            {file.anulavel && file.ds_miniatura === null && (
              <IconButton
                label={`${t('identity.action.voidFile')}: ${file.ds_nome}`}
                icon={<IconBan aria-hidden />}
                onClick={() => annul(file)}
              />
            )}
          </li>
        ))}
      </ul>
      <Suspense>
        {open !== null && (
          <Viewer
            order={order}
            pictures={pictures}
            first={open}
            onVoid={annul}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </>
  );
}

/** A picture opens whole; a document is taken down. */
function Thumbnail({ file, onOpen }: { file: OrderFile; onOpen: () => void }) {
  const { t } = useTranslation();
  if (file.ds_miniatura === null) {
    return (
      <a className={css['document']} href={addressOfLink(file.ds_arquivo)} download={file.ds_nome}>
        <IconFileText aria-hidden />
        <span>{file.ds_nome}</span>
      </a>
    );
  }
  return (
    <button type="button" className={css['picture']} onClick={onOpen}>
      <img
        src={addressOfLink(file.ds_miniatura)}
        alt={t('files.open', { name: file.ds_nome })}
        width={320}
        height={320}
        loading="lazy"
      />
    </button>
  );
}
