import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { OrderDetail } from '@terminal/contract';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../core/components/Button.tsx';
import { dateTime } from '../../core/format/dates.ts';
import { dotted } from '../../core/format/dotted.ts';
import { personName } from '../../core/format/words.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useSession } from '../../core/session/store.ts';
import { addressOfLink, type OrderFile } from '../api.ts';
import css from './Viewer.module.css';

interface ViewerProps {
  order: OrderDetail;
  pictures: readonly OrderFile[];
  /** Place of the one to begin with. */
  first: number;
  /** Begins to declare one void. */
  onVoid: (file: OrderFile) => void;
  onClose: () => void;
}

/** Shortest way of a finger, in px, that turns to the next picture. */
const swipe = 48;

/** Pictures over the whole screen: arrow keys and fingers turn them, Escape closes. */
export function Viewer({ order, pictures, first, onVoid, onClose }: ViewerProps) {
  const { t } = useTranslation();
  const zone = useSession().ds_fuso;
  const dialog = useRef<HTMLDialogElement>(null);
  const began = useRef<number | null>(null);
  const [place, setPlace] = useState(first);
  const picture = pictures[place];
  const turn = (by: number) => setPlace((place + by + pictures.length) % pictures.length);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  if (!picture) return null;
  const many = pictures.length > 1;
  return (
    <dialog
      ref={dialog}
      className={css['viewer']}
      aria-label={picture.ds_nome}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') turn(1);
        if (key === 'ArrowLeft') turn(-1);
      }}
      onPointerDown={({ clientX }) => {
        began.current = clientX;
      }}
      onPointerUp={({ clientX }) => {
        const way = clientX - (began.current ?? clientX);
        began.current = null;
        if (many && Math.abs(way) >= swipe) turn(way < 0 ? 1 : -1);
      }}
    >
      <div className={css['head']}>
        <p className="lines">
          <strong>{t('files.position', { current: place + 1, total: pictures.length })}</strong>
          <span>{about(picture)}</span>
          {order.dt_final !== null && !picture.anulavel && <span>{t('identity.voidClosed')}</span>}
        </p>
        <a
          className={css['download']}
          href={addressOfLink(picture.ds_arquivo)}
          download={picture.ds_nome}
          aria-label={t('files.download')}
          title={t('files.download')}
        >
          <IconDownload aria-hidden />
        </a>
        {picture.anulavel && (
          <IconButton
            look="onBand"
            label={t('identity.action.voidFile')}
            icon={<IconBan aria-hidden />}
            onClick={() => onVoid(picture)}
          />
        )}
        <IconButton look="onBand" label={t('core.close')} icon={<IconX aria-hidden />} onClick={onClose} />
      </div>
      <img
        key={picture.id}
        className={css['picture']}
        src={addressOfLink(picture.ds_arquivo)}
        alt={picture.ds_nome}
        draggable={false}
      />
      {many && (
        <div className={css['turn']}>
          <IconButton
            look="onBand"
            label={t('files.previous')}
            icon={<IconChevronLeft aria-hidden />}
            onClick={() => turn(-1)}
          />
          <IconButton
            look="onBand"
            label={t('files.next')}
            icon={<IconChevronRight aria-hidden />}
            onClick={() => turn(1)}
          />
        </div>
      )}
    </dialog>
  );

  function about(file: OrderFile): string {
    const who = file.ds_colaborador === null ? [] : [personName(file.ds_colaborador)];
    return dotted([t(`files.origin.${file.tp_origem}`), ...who, dateTime(file.dt_criacao, zone)]);
  }
}
