import { useState } from 'react';
import { photoAddress } from '../session/photo.ts';
import '../theme/avatar.css';
import css from './Avatar.module.css';

const tones = 5;

interface AvatarProps {
  /** Whose picture; also picks the tone of the drawing. */
  name: string;
  /** Number of the photo (`foto`), null when there is none. */
  photo?: string | null;
  /** Edge in px. */
  size?: 40 | 48 | 56 | 168;
}

/**
 * A person's photo, or a drawn worker in a colour derived from the person. Hidden from screen readers, because the name is next
 * to it.
 */
export function Avatar({ name, photo = null, size = 48 }: AvatarProps) {
  const [lost, setLost] = useState<string | null>(null);
  const tone =
    [...name.toUpperCase()].reduce((hash, letter) => (hash * 33 + (letter.codePointAt(0) ?? 0)) % 65_521, 7) %
    tones;
  const place = { width: size, height: size };
  if (photo && photo !== lost)
    return (
      <img
        className={css['avatar']}
        src={photoAddress(photo)}
        alt=""
        {...place}
        loading="lazy"
        onError={() => setLost(photo)}
      />
    );
  return (
    <svg className={css['avatar']} data-avatar={tone} viewBox="0 0 48 48" {...place} aria-hidden>
      <rect width="48" height="48" className={css['ground']} />
      <path className={css['coat']} d="M7 48c0-9 7-13.5 17-13.5S41 39 41 48Z" />
      <path className={css['light']} d="m17 35 7 9 7-9 3 .8L24 48 14 35.8Z" />
      <path className={css['face']} d="M15.5 19h17v5.5a8.5 10 0 0 1-17 0Z" />
      <path className={css['lines']} d="M20.5 23.3v.1M27.5 23.3v.1M21.5 28.6q2.5 1.9 5 0" />
      <path
        className={css['coat']}
        d="M14 18.5c0-6.5 4-9.5 10-9.5s10 3 10 9.5h4.5a1.25 1.25 0 0 1 0 2.5H14Z"
      />
    </svg>
  );
}
