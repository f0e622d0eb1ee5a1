import { forAdmins, type Areas, type Operations } from '#testing/operations.ts';

export const operations: Operations = () => ({
  stats: { call: (client) => client.graphql('{ stats { registeredUsers } }'), outcomes: forAdmins },
});

export const areas: Areas = {
  SCHOOL: 'stats',
};
