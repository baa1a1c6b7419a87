import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import { Suspense, useState } from 'react';
import { isAway } from '../../core/api/errors.ts';
import { ErrorState } from '../../core/components/ErrorState.tsx';
import { Shape, Skeleton } from '../../core/components/Skeleton.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../core/lazy-part.tsx';
import { addressOfLink, type OrderFile, useFiles } from '../api.ts';
import { useKeptFiles } from '../kept.ts';
import css from './OrderFiles.module.css';

const Viewer = lazySheet(async () => (await import('./Viewer.tsx')).Viewer);

/** Pictures and documents of an order: small ones to look at, one press to see a picture whole. */
export function FileList({ order }: { order: number }) {
  const { t } = useTranslation();
  const files = useFiles(order);
  const kept = useKeptFiles(order);
  const [open, setOpen] = useState<number | null>(null);
  if (files.isPending)
    return (
      <Skeleton>
        <Shape width="220px" height="1lh" />
      </Skeleton>
    );
  if (files.isLoadingError && isAway(files.error)) return <p className="soft">{t('files.away')}</p>;
  if (files.isLoadingError)
    return (
      <ErrorState
        title={t('files.loadFailed')}
        error={files.error}
        busy={files.isFetching}
        onRetry={() => void files.refetch()}
      />
    );
  const all = files.data ?? [];
  const pictures = all.filter(({ ds_miniatura }) => ds_miniatura !== null);
  if (all.length === 0) return kept.length === 0 && <p className="soft">{t('files.empty')}</p>;
  return (
    <>
      <ul className={css['list']}>
        {all.map((file) => (
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
