const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const pad = (n: number) => String(n).padStart(2, '0');

/** A length of time as people say it, two units at most, never broken into lines: '< 1 min', '25 min', '2 h 10 min', '1 d 4 h'. Negative counts as none. */
export function duration(ms: number): string {
  const left = Math.max(0, ms);
  if (left >= day) return joined(left, day, 'd', hour, 'h');
  if (left >= hour) return joined(left, hour, 'h', minute, 'min');
  return left < minute ? '<\xa01\xa0min' : said(left, minute, 'min');
}

const said = (ms: number, unit: number, name: string) => `${Math.floor(ms / unit)}\xa0${name}`;

function joined(ms: number, large: number, a: string, small: number, b: string): string {
  const rest = ms % large;
  return said(ms, large, a) + (rest < small ? '' : `\xa0${said(rest, small, b)}`);
}

/** The running clock, HH:MM:SS; hours exceed 24, so that the format never changes. */
export function clock(ms: number): string {
  const seconds = Math.floor(Math.max(0, ms) / 1000);
  return `${pad(Math.floor(seconds / 3600))}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
}

/** A length of time in little room, from seconds, like '2d 1h 25m'; leading zeros are dropped (doc 1 §2). */
export function shortDuration(seconds: number): string {
  const minutes = Math.floor(Math.max(0, seconds) / 60);
  const d = Math.floor(minutes / 1440);
  const h = Math.floor(minutes / 60) % 24;
  const m = minutes % 60;
  if (d > 0) return `${d}d ${h}h ${m}m`;
  return h > 0 ? `${h}h ${m}m` : `${m}m`;
}
