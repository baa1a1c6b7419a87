import type { z } from 'zod';
import { number, row } from '../core/row.ts';

/** Accepted content: media type → extension of the stored name (G-13). */
const endings: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/** Extension for a recognised media type; undefined: not accepted (FILES-05). */
export const endingOf = (mime: string | undefined): string | undefined =>
  mime === undefined ? undefined : endings[mime];

const longestName = 120;

/** Whether the file is a picture: these are re-encoded and have a thumbnail; a pdf stays unchanged. */
export const isPicture = (mime: string): boolean => mime.startsWith('image/');

/** A sender's file name without folders, control and direction marks; never empty (quality: uploads). */
export function cleanName(sent: string | undefined): string {
  const last = (sent ?? '').split(/[/\\]/).at(-1) ?? '';
  const plain = last.toWellFormed().replaceAll(/\p{C}/gu, '').trim();
  return plain === '' || /^\.+$/.test(plain) ? 'arquivo' : plain.slice(0, longestName).toWellFormed();
}

/** Form of an extension. */
const someEnding = /\.[a-z][a-z0-9]{0,4}$/i;

/** A clean name with the extension of its content: 'fatura.html' that is a PDF is 'fatura.pdf' (G-13). */
export function nameOf(clean: string, mime: string): string {
  const ending = endingOf(mime);
  if (ending === undefined || endsAs(clean, ending)) return clean;
  const stem = clean.replace(someEnding, '') || 'arquivo';
  if (endsAs(stem, ending)) return stem;
  return `${stem.slice(0, longestName - ending.length - 1).toWellFormed()}.${ending}`;
}

const endsAs = (name: string, ending: string): boolean =>
  [ending, ...(ending === 'jpg' ? ['jpeg'] : [])].some((one) => name.toLowerCase().endsWith(`.${one}`));

/** Store name of a file's thumbnail. */
export const miniOf = (stored: string): string => `${stored}.mini.webp`;
/** Store name of the file to which a name belongs: itself, or the original of a thumbnail. */
export const ownerOf = (name: string): string => name.replace(/\.mini\.webp$/, '');

/** Folder of a company's files of one day; the cleaning job checks a few days only. */
export const folderOf = (company: number, at: Date): string => `${company}/${at.toISOString().slice(0, 10)}`;

/** Files an order or an event may have, and a person may send in 24 hours. */
const most = { owned: 100, sent: 500 };

/** Refusal for the exceeded limit; null: none. */
export function quotaRefusal({ owned, sent }: { owned: number; sent: number }): number | null {
  if (owned > most.owned) return most.owned;
  return sent > most.sent ? most.sent : null;
}

/** Largest size of a file in MB, and largest number of files per call (G-13). */
export const FileLimits = row({ qt_mb_anexo: number, qt_anexos: number });
export type FileLimits = z.infer<typeof FileLimits>;

const megabyte = 1024 * 1024;

/** Bytes a file may have. */
export const largestFile = ({ qt_mb_anexo }: FileLimits): number => qt_mb_anexo * megabyte;

/**
 * Why a part is refused; null: accepted. A person may have at most as many unfinished files as one call may carry.
 * @param length of the part, in bytes
 */
export function partRefusal(
  { received, others }: { received: number; others: number },
  length: number,
  limits: FileLimits,
): { codigo: 'ARQUIVO_GRANDE' | 'ARQUIVOS_DEMAIS'; limit: number } | null {
  if (received + length > largestFile(limits)) return { codigo: 'ARQUIVO_GRANDE', limit: limits.qt_mb_anexo };
  return others < limits.qt_anexos ? null : { codigo: 'ARQUIVOS_DEMAIS', limit: limits.qt_anexos };
}
