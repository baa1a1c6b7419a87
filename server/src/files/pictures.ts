import { Semaphore } from 'async-mutex';

/** Number of pictures processed at once; each may need some hundred MB while it is decoded. */
const atOnce = new Semaphore(2);
/** Largest number of pixels; a larger picture is refused before decoding, because it would fill the memory. */
const mostPoints = 60_000_000;
/** Longest side of stored pictures, in pixels: enough to read a serial number. */
const longestSide = 2_560;
const miniSide = 320;
/** Side of a person's photo, in pixels; it is shown at most 168 pixels wide. */
const photoSide = 256;

/** A picture for storage, and its thumbnail. */
interface Pictures {
  whole: Uint8Array;
  mini: Uint8Array;
}

/**
 * Re-encodes a picture: rotated upright, without location, camera data or other metadata (G-13).
 * @throws when it cannot be read
 */
export function redraw(bytes: Uint8Array): Promise<Pictures> {
  return atOnce.runExclusive(async () => {
    // A large library, loaded with the first picture instead of at server start.
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

/** Makes a person's photo: the square centre of a picture, small, as WebP. */
export async function shrinkToPhoto(bytes: Uint8Array): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: mostPoints })
    .autoOrient()
    .resize({ width: photoSide, height: photoSide, fit: 'cover' })
    .webp({ quality: 80 })
    .toBuffer();
}
