import { eventNames } from '@terminal/contract/event-names';

export type EventName = (typeof eventNames)[number];

/** Names of events by their topic, in the order of the contract. */
export const eventsByTopic: [string, EventName[]][] = [
  ...Map.groupBy(eventNames, (name) => name.slice(0, name.indexOf('.'))),
];
