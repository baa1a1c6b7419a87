import type { RefusalCode } from '@terminal/contract';

/** The built-in reports. */
export const reportNames = [
  'preventivas_vencidas',
  'os_atrasadas',
  'aderencia_pneus',
  'produtividade',
  'estoque_negativo',
] as const;
export type ReportName = (typeof reportNames)[number];

const internal = 'interno:';

/** Whether a built-in report has this name. */
export const isReport = (name: string): name is ReportName => reportNames.some((known) => known === name);

/** The built-in report a path names; null for a path on the company's host, or an unknown name. */
export function reportOf(path: string): ReportName | null {
  const name = path.startsWith(internal) ? path.slice(internal.length) : '';
  return isReport(name) ? name : null;
}

/** What a path may be written with: RFC 3986 without '@' and '#', so nothing in it can be taken for a host. */
const written = /^\/[A-Za-z0-9\-._~!$&'()*+,;=:%/?]*$/;
/** Forbidden contents, plain or encoded repeatedly: path traversal and line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const forbidden = /\.\.|\/\/|[\\@#\u0000-\u0020\u007f]/;
const mostEncodings = 5;

/**
 * Checks the path of a routine: a built-in report, or '/...' on the company's host without '..', '//', backslash or
 * anything that hides one of them (G-95).
 * @returns CAMINHO_ROTINA_INVALIDO, or null when it may be asked for
 */
export function pathRefusal(path: string): RefusalCode | null {
  if (reportOf(path) !== null) return null;
  return written.test(path) && staysInPlace(path) && isKept(path) ? null : 'CAMINHO_ROTINA_INVALIDO';
}

function staysInPlace(path: string): boolean {
  let seen = path;
  for (let turn = 0; turn <= mostEncodings; turn += 1) {
    if (forbidden.test(seen)) return false;
    const plain = decoded(seen);
    if (plain === seen) return true;
    if (plain === null) return false;
    seen = plain;
  }
  return false;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Whether the URL parser leaves the path unchanged, so that the signed path is the requested one. */
function isKept(path: string): boolean {
  const { pathname, search } = new URL(path, 'http://empresa.invalid');
  return pathname + search === path;
}
