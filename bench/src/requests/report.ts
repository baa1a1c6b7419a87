import { calls } from '@terminal/contract';
import type { Breach, Tally } from './barrage.ts';

const shown = 300;
const cut = (text: string): string =>
  text.length > shown ? `${text.slice(0, shown)}… (${text.length})` : text;

/** Counts per status, rate and share of calls of which one was done, in one line. */
export function summary({ sent, seconds, byStatus, done }: Tally): string {
  const statuses = [...byStatus]
    .toSorted(([a], [b]) => a - b)
    .map(([status, times]) => `${status || 'cut'}: ${times}`);
  const rate = Math.round(sent / seconds);
  const reached = `${done.size} of ${Object.keys(calls).length} calls done at least once`;
  return `${sent} requests, ${rate}/s, ${statuses.join(', ')}; ${reached}`;
}

/** A request that showed a defect, so that it can be read and sent again. */
export function described({ number, why, shot, answer }: Breach): string {
  const body = shot.body === undefined ? '' : `\n    ${cut(JSON.stringify(String(shot.body)))}`;
  return [
    `  #${number} ${shot.call} by ${shot.caller} (${shot.kind}): ${why}`,
    `    ${shot.method} ${cut(shot.target)} ${cut(JSON.stringify(shot.headers))}${body}`,
    `    ${answer.status} ${cut(answer.text)}`,
  ].join('\n');
}
