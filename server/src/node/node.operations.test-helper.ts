import { forAll, type Areas, type Operations } from '#testing/operations.ts';

export const operations: Operations = () => ({
  nodes: { call: (client) => client.graphql('{ nodes(ids: []) { id } }'), outcomes: forAll },
});

export const areas: Areas = { COURSES: 'nodes' };
