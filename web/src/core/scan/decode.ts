/** A picture to look for a QR code in: a frame of the camera or a photo. */
type Picture = HTMLVideoElement | ImageBitmap;

/** The browser's own detector, where it has one; not yet among TypeScript's browser types. */
interface Detector {
  detect(source: Picture): Promise<readonly { rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Finds the text of a QR code in a picture, null when there is none. */
export type Decoder = (picture: Picture) => Promise<string | null>;

/** The browser's detector, else a decoder in plain script, loaded when it is first needed. */
export async function openDecoder(): Promise<Decoder> {
  const detector = await ownDetector();
  return detector === null ? scriptDecoder() : detectorDecoder(detector);
}

async function ownDetector(): Promise<Detector | null> {
  // The global is there or not; its type is ours above.
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (BarcodeDetector === undefined) return null;
  const formats = await BarcodeDetector.getSupportedFormats().catch((): readonly string[] => []);
  return formats.includes('qr_code') ? new BarcodeDetector({ formats: ['qr_code'] }) : null;
}

const detectorDecoder =
  (detector: Detector): Decoder =>
  async (picture) =>
    (await detector.detect(picture))[0]?.rawValue ?? null;

/** Longer side of what is searched, in px: enough for a label held before the lens, quick on old tablets. */
const longestSide = 960;
/** Time one picture may take, in ms. */
const timeLimit = 120;

async function scriptDecoder(): Promise<Decoder> {
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return async (picture) => {
    const [width, height] = sizeOf(picture);
    if (pen === null || width === 0 || height === 0) return null;
    const scale = Math.min(1, longestSide / Math.max(width, height));
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    try {
      return decodeQR(pen.getImageData(0, 0, canvas.width, canvas.height), { timeLimit });
    } catch {
      // Thrown by the decoder when there is no code.
      return null;
    }
  };
}

const sizeOf = (picture: Picture): [number, number] =>
  picture instanceof HTMLVideoElement
    ? [picture.videoWidth, picture.videoHeight]
    : [picture.width, picture.height];

/** The code in a chosen photo; null: none, or not a picture. */
export async function decodePhoto(file: File): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  try {
    return await (await openDecoder())(picture);
  } finally {
    picture.close();
  }
}
