import type { HttpClient } from '#testing/http-client.ts';
import { forAdmins, forAll, type Operations, type Told } from '#testing/operations.ts';

const sendContactMessage = (client: HttpClient) =>
  client.graphql(
    'mutation { sendContactMessage(input: { name: "Eve", email: "eve@example.com", message: "Hi" }) { id } }',
  );

export const operations: Operations = ({ app }) => ({
  sendContactMessage: { call: sendContactMessage, outcomes: forAll },
  contactMessages: {
    call: (client) => client.graphql('{ contactMessages { totalCount } }'),
    outcomes: forAdmins,
  },
  markContactMessage: {
    call: async (client) => {
      const [message] = await app().sql<{ id: string }>(
        `insert into contact_messages (id, created_at, name, email, message)
          values (gen_random_uuid(), now(), 'Eve', 'eve@example.com', 'Hello') returning id`,
      );
      const mark = 'mutation ($id: ID!) { markContactMessage(id: $id, isHandled: true) { id } }';
      return client.graphql(mark, { id: message?.id });
    },
    outcomes: forAdmins,
  },
});

export const told: Told = {
  fields: {
    SendContactMessagePayload: 'id',
  },
};
