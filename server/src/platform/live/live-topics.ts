import type { PubSub } from 'type-graphql';

/** The sources of subscription events, by topic. A subscriber narrows a topic down to an id; null stands for the whole topic. */
export type LiveTopics = Record<string, (id: string | null) => AsyncIterable<unknown>>;

/** Adapts topics to the PubSub of TypeGraphQL. Services publish events in their transactions, never here. */
export function topicsAsPubSub(topics: LiveTopics): PubSub {
  return {
    publish: (name) => {
      throw new Error(`Nothing is published to ${name}`);
    },
    subscribe: (name, id) => {
      const subscribe = topics[name];
      if (!subscribe) throw new Error(`No feature provides the topic ${name}`);
      return subscribe(typeof id === 'string' ? id : null);
    },
  };
}
