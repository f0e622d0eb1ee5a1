import { forAll, type Operations } from '#testing/operations.ts';

export const operations: Operations = () => ({
  nodes: { call: (client) => client.graphql('{ nodes(ids: []) { id } }'), outcomes: forAll },
});
