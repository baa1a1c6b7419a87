import { useState } from 'react';
import { cx } from '../cx.ts';
import { photoAddress } from '../session/photo.ts';
import css from './VehiclePhoto.module.css';

interface VehiclePhotoProps {
  /** Its number (`foto`). */
  photo: string | null;
  /** Edge of the small one in px; left out: whole, as wide as there is room. */
  size?: number;
  /** What it shows, where nothing beside it says so. */
  alt?: string;
}

/** The photo of a vehicle; nothing where there is none or it does not come, as without network. */
export function VehiclePhoto({ photo, size, alt = '' }: VehiclePhotoProps) {
  const [lost, setLost] = useState<string | null>(null);
  if (photo === null || photo === lost) return null;
  const address = photoAddress(photo);
  return (
    <img
      className={cx(css['photo'], size !== undefined && css['small'])}
      src={size === undefined ? address : `${address}&mini=S`}
      {...(size !== undefined && { width: size, height: size })}
      alt={alt}
      loading="lazy"
      onError={() => setLost(photo)}
    />
  );
}
