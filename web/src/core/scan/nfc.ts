import { badgeShape } from '@terminal/contract/shapes';

/** What of a tag that was read is looked at (Web NFC). */
export interface Tag {
  /** '04:a2:2b:9c' */
  serialNumber: string;
  message: { records: readonly { recordType: string; encoding?: string; data?: DataView }[] };
}

interface TagReader {
  scan(options: { signal: AbortSignal }): Promise<void>;
  addEventListener(type: 'reading', hear: (tag: Tag) => void, options: { signal: AbortSignal }): void;
  addEventListener(type: 'readingerror', hear: () => void, options: { signal: AbortSignal }): void;
}

/** The code of a badge: the first text on its tag that can be one, else its serial number as USB readers type it. */
export function codeOf({ serialNumber, message }: Tag): string {
  const texts = message.records.map(({ recordType, encoding, data }) =>
    recordType === 'text' && data ? new TextDecoder(encoding).decode(data).trim() : '',
  );
  return texts.find((text) => badgeShape.test(text)) ?? serialNumber.replaceAll(':', '').toUpperCase();
}

/**
 * Reads the next tag that is held to the device.
 * @param over ends the reading
 * @throws DOMException NotAllowedError where people or the device do not allow it
 */
export async function readTag(over: AbortSignal): Promise<string> {
  // Without it nothing offers to read (NfcButton.tsx).
  const { NDEFReader } = window as unknown as { NDEFReader: new () => TagReader };
  const reader = new NDEFReader();
  const read = new Promise<string>((resolve, reject) => {
    const listening = { signal: over };
    reader.addEventListener('reading', (tag) => resolve(codeOf(tag)), listening);
    reader.addEventListener('readingerror', () => reject(new Error('the tag could not be read')), listening);
  });
  const [, code] = await Promise.all([reader.scan({ signal: over }), read]);
  return code;
}
