import type { Topic } from '../core/topics.ts';
import type { CallName } from '../index.ts';
import { changes, readers } from '../topics.gen.ts';
import type { EventName } from './event-names.ts';

/** Events of orders that affect the order's own page only. */
const ofThePage: readonly string[] = ['os.comentada', 'os.sinistro'] satisfies EventName[];

/** What an event of the live feed is about; undefined for an event this version of the page does not know. */
export function topicOf(event: string): Topic | undefined {
  if (ofThePage.includes(event)) return 'integracao';
  const area = event.slice(0, event.indexOf('.'));
  // `readers` has a row for each topic and no other.
  return Object.hasOwn(readers, area) ? (area as Topic) : undefined;
}

/** Calls whose answers depend on a topic. */
export const readersOf = (topic: Topic): readonly CallName[] => readers[topic];

/** Calls whose answers a command makes outdated. */
export function changedBy(command: CallName): readonly CallName[] {
  const changed: Partial<Record<CallName, readonly Topic[]>> = changes;
  return [...new Set(changed[command]?.flatMap(readersOf))];
}
