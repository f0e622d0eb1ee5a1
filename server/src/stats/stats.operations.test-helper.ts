import { forAdmins, type Operations } from '#testing/operations.ts';

export const operations: Operations = () => ({
  stats: { call: (client) => client.graphql('{ stats { registeredUsers } }'), outcomes: forAdmins },
});
