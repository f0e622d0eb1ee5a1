import { forAdmins, type Areas, type Operations } from '#testing/operations.ts';

export const operations: Operations = () => ({
  auditLog: { call: (client) => client.graphql('{ auditLog { totalCount } }'), outcomes: forAdmins },
  auditActors: { call: (client) => client.graphql('{ auditActors { totalCount } }'), outcomes: forAdmins },
});

export const areas: Areas = {
  SCHOOL: 'auditActors auditLog',
};
