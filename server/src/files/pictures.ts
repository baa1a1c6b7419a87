import { Semaphore } from 'async-mutex';

/** Pictures worked on at once: each may take some hundred MB while it is unpacked. */
const atOnce = new Semaphore(2);
/** A picture of more points is refused unread: it would fill the memory. */
const mostPoints = 60_000_000;
/** Longest side of what is kept, in points: enough to read a serial number. */
const longestSide = 2_560;
const miniSide = 320;
/** Side of what shows somebody, who is seen at most 168 points wide. */
const photoSide = 256;

/** A picture as it is kept, and its small one. */
interface Pictures {
  whole: Uint8Array;
  mini: Uint8Array;
}

/**
 * Draws a picture anew: upright, without place, camera or anything else hidden in it (G-13).
 * @throws when it cannot be read
 */
export function redraw(bytes: Uint8Array): Promise<Pictures> {
  return atOnce.runExclusive(async () => {
    // Large: loaded with the first picture, not with the server.
    const { default: sharp } = await import('sharp');
    const whole = await sharp(bytes, { limitInputPixels: mostPoints })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .toBuffer();
    const mini = await sharp(whole)
      .resize({ width: miniSide, height: miniSide, fit: 'cover' })
      .webp({ quality: 70 })
      .toBuffer();
    return { whole, mini };
  });
}

/** What a person is shown with: the middle of a picture, square and small, as WebP. */
export async function shrinkToPhoto(bytes: Uint8Array): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: mostPoints })
    .autoOrient()
    .resize({ width: photoSide, height: photoSide, fit: 'cover' })
    .webp({ quality: 80 })
    .toBuffer();
}
