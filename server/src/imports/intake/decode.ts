import { Refused } from '../../core/refusal.ts';

const lineFeed = 0x0a;

/** Begins with PK: a workbook of spreadsheets is a zip. */
const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;
/** 'Unicode text' of spreadsheets. */
const isUtf16 = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xfe;

/**
 * The text of a file, piece by piece: UTF-16 if it has the byte order mark, UTF-8 if it is valid, else Windows-1252. Holds at
 * most one piece in memory.
 * @param most bytes
 * @throws Refused CARGA_PLANILHA, CARGA_BINARIA, CARGA_CODIFICACAO, CARGA_GRANDE
 */
export async function* decode(pieces: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<string> {
  let read: Reader | null = null;
  let size = 0;
  let lines = 1;
  for await (const piece of whole(pieces)) {
    size += piece.length;
    if (size > most)
      throw new Refused('CARGA_GRANDE', { valores: { limite: String(Math.floor(most / 1024 / 1024)) } });
    read ??= readerOf(piece);
    const text = read(piece, lines);
    if (text.includes('\u0000')) throw new Refused('CARGA_BINARIA');
    lines += count(piece);
    yield text;
  }
}

/**
 * Regroups pieces: the first bytes together, and each piece ends after a line feed if it has one, so that no character is
 * split.
 */
async function* whole(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let rest: Uint8Array = new Uint8Array();
  for await (const piece of pieces) {
    const joined = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    const end = joined.lastIndexOf(lineFeed) + 1;
    // An overlong line is split nevertheless; the parser refuses it.
    const cut = end === 0 && joined.length > longestLine ? evenLength(joined) : evenEnd(joined, end);
    rest = joined.subarray(cut);
    if (cut > 0) yield joined.subarray(0, cut);
  }
  if (rest.length > 0) yield rest;
}

const longestLine = 1024 * 1024;
const evenLength = (bytes: Uint8Array) => bytes.length - (bytes.length % 2);
/** In UTF-16 a line feed has a zero behind it. */
const evenEnd = (bytes: Uint8Array, end: number) =>
  end > 0 && end < bytes.length && bytes[end] === 0 ? end + 1 : end;

type Reader = (piece: Uint8Array, line: number) => string;

function readerOf(first: Uint8Array): Reader {
  if (isZip(first)) throw new Refused('CARGA_PLANILHA');
  if (isUtf16(first)) {
    const wide = new TextDecoder('utf-16le');
    return (piece) => wide.decode(piece, { stream: true });
  }
  const strict = new TextDecoder('utf-8', { fatal: true });
  const windows = new TextDecoder('windows-1252');
  /** Encoding detected from the first characters beyond ASCII. */
  let known: 'utf-8' | 'windows' | null = null;
  return (piece, line) => {
    if (known === 'windows') return windows.decode(piece);
    try {
      const text = strict.decode(piece);
      if (text.length < piece.length) known = 'utf-8';
      return text;
    } catch {
      // The encoding cannot change within a file.
      if (known === 'utf-8') throw new Refused('CARGA_CODIFICACAO', { valores: { linha: String(line) } });
      known = 'windows';
      return windows.decode(piece);
    }
  };
}

function count(piece: Uint8Array): number {
  let lines = 0;
  for (let at = piece.indexOf(lineFeed); at >= 0; at = piece.indexOf(lineFeed, at + 1)) lines += 1;
  return lines;
}
