import { eventNames } from '@terminal/contract/event-names';

export type EventName = (typeof eventNames)[number];

/** What the events of a group are about: the word before the point in their names. */
type Topic = EventName extends `${infer T}.${string}` ? T : never;

const topicOf = (name: EventName) => name.slice(0, name.indexOf('.')) as Topic;

/** Names of events by their topic, in the order of the contract. */
export const eventsByTopic: [Topic, EventName[]][] = [...Map.groupBy(eventNames, topicOf)];
