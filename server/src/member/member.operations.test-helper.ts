import { dataOf, newAccount, register } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { forAdmins, type Areas, type Operations } from '#testing/operations.ts';

const grantAccess = (client: HttpClient, userId: string) =>
  client.graphql(
    'mutation ($id: ID!, $until: DateTime!) { grantAccess(userId: $id, until: $until) { id } }',
    {
      id: userId,
      until: new Date(Date.now() + 60_000),
    },
  );

export const operations: Operations = ({ app, owner }) => ({
  users: { call: (client) => client.graphql('{ users { totalCount } }'), outcomes: forAdmins },
  user: {
    call: (client) => client.graphql('query ($id: ID!) { user(id: $id) { id } }', { id: owner().id }),
    outcomes: forAdmins,
  },
  changeRole: {
    call: async (client) => {
      const change = 'mutation ($id: ID!) { changeRole(userId: $id, role: ADMIN) { id } }';
      return client.graphql(change, { id: (await register(app())).id });
    },
    outcomes: forAdmins,
    asksAgain: true,
  },
  changeEmail: {
    call: async (client) => {
      const change =
        'mutation ($id: ID!, $email: String!) { changeEmail(userId: $id, email: $email) { id } }';
      return client.graphql(change, { id: (await register(app())).id, email: newAccount().email });
    },
    outcomes: forAdmins,
    asksAgain: true,
  },
  endSessionsOf: {
    call: async (client) => {
      const end = 'mutation ($id: ID!) { endSessionsOf(userId: $id) { id } }';
      return client.graphql(end, { id: (await register(app())).id });
    },
    outcomes: forAdmins,
    asksAgain: true,
  },
  grantAccess: {
    call: async (client) => grantAccess(client, (await register(app())).id),
    outcomes: forAdmins,
  },
  endAccess: {
    call: async (client) => {
      const { id } = await register(app());
      dataOf(await grantAccess(owner().client, id));
      return client.graphql('mutation ($id: ID!) { endAccess(userId: $id) { id } }', { id });
    },
    outcomes: forAdmins,
    asksAgain: true,
  },
});

export const areas: Areas = {
  MEMBERS: 'endAccess grantAccess user users',
  NEVER: 'changeEmail changeRole endSessionsOf',
};
