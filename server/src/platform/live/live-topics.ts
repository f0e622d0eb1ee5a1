import type { PubSub } from 'type-graphql';

/**
 * Where the events of subscriptions come from, by topic. The id is what a subscriber narrows the topic down to; null for
 * all of it.
 */
export type LiveTopics = Record<string, (id: string | null) => AsyncIterable<unknown>>;

/** What TypeGraphQL subscribes at. Events are told by the services, in their transactions, and never published here. */
export function topicsAsPubSub(topics: LiveTopics): PubSub {
  return {
    publish: (name) => {
      throw new Error(`Nothing is published to ${name}`);
    },
    subscribe: (name, id) => {
      const subscribe = topics[name];
      if (!subscribe) throw new Error(`No feature brings the topic ${name}`);
      return subscribe(typeof id === 'string' ? id : null);
    },
  };
}
