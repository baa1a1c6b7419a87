import type { Topic } from '../core/topics.ts';
import type { CallName } from '../index.ts';
import { changes, readers } from '../topics.gen.ts';
import type { EventName } from './events.ts';

/** Events of orders that change nothing but what the order's own page shows. */
const ofThePage: readonly string[] = ['os.comentada', 'os.sinistro'] satisfies EventName[];

/** What an event of the live feed is about; undefined for one only a newer page knows. */
export function topicOf(event: string): Topic | undefined {
  if (ofThePage.includes(event)) return 'integracao';
  const area = event.slice(0, event.indexOf('.'));
  // `readers` has a row for each topic and no other.
  return Object.hasOwn(readers, area) ? (area as Topic) : undefined;
}

/** The calls whose answers are read from a topic. */
export const readersOf = (topic: Topic): readonly CallName[] => readers[topic];

/** The calls whose answers a command makes old. */
export function changedBy(command: CallName): readonly CallName[] {
  const changed: Partial<Record<CallName, readonly Topic[]>> = changes;
  return [...new Set(changed[command]?.flatMap(readersOf))];
}
