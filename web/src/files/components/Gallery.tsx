import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../core/lazy-part.tsx';
import { addressOfLink, type OrderFile } from '../api.ts';
import css from './OrderFiles.module.css';

const Viewer = lazySheet(async () => (await import('./Viewer.tsx')).Viewer);

/** Small pictures and documents; one press shows a picture whole. */
export function Gallery({ files }: { files: readonly OrderFile[] }) {
  const [open, setOpen] = useState<number | null>(null);
  const pictures = files.filter(({ ds_miniatura }) => ds_miniatura !== null);
  return (
    <>
      <ul className={css['list']}>
        {files.map((file) => (
          <li key={file.id}>
            <Thumbnail file={file} onOpen={() => setOpen(pictures.indexOf(file))} />
          </li>
        ))}
      </ul>
      <Suspense>
        {open !== null && <Viewer pictures={pictures} first={open} onClose={() => setOpen(null)} />}
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
