/**
 * The base of a company's routines, from `empresa.ds_host`: scheme, host and port and nothing else (G-95). Without a
 * scheme it is https. Numeric addresses are normalised: 2130706433 is 127.0.0.1.
 * @returns null when the company has no host, or its value is not exactly a host
 */
export function routineHost(written: string | null): URL | null {
  if (written === null || written.trim() === '') return null;
  const text = written.includes('://') ? written : `https://${written}`;
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const plain = url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  const web = url.protocol === 'https:' || url.protocol === 'http:';
  return web && plain && url.pathname === '/' && url.href === `${url.origin}/` ? url : null;
}
