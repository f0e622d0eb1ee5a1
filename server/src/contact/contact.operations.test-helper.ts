import type { HttpClient } from '#testing/http-client.ts';
import type { TestApp } from '#testing/start-app.ts';
import { forAdmins, forAll, type Areas, type Operations, type Told } from '#testing/operations.ts';

const sendContactMessage = (client: HttpClient) =>
  client.graphql(
    'mutation { sendContactMessage(input: { name: "Eve", email: "eve@example.com", message: "Hi" }) { id } }',
  );

async function writeMessage(app: TestApp): Promise<string | undefined> {
  const [message] = await app.sql<{ id: string }>(
    `insert into contact_messages (id, created_at, name, email, message)
      values (gen_random_uuid(), now(), 'Eve', 'eve@example.com', 'Hello') returning id`,
  );
  return message?.id;
}

export const operations: Operations = ({ app }) => ({
  sendContactMessage: { call: sendContactMessage, outcomes: forAll },
  contactMessages: {
    call: (client) => client.graphql('{ contactMessages { totalCount } }'),
    outcomes: forAdmins,
  },
  contactMessage: {
    call: async (client) =>
      client.graphql('query ($id: ID!) { contactMessage(id: $id) { id } }', {
        id: await writeMessage(app()),
      }),
    outcomes: forAdmins,
  },
  markContactMessage: {
    call: async (client) => {
      const mark = 'mutation ($id: ID!) { markContactMessage(id: $id, isHandled: true) { id } }';
      return client.graphql(mark, { id: await writeMessage(app()) });
    },
    outcomes: forAdmins,
  },
  replyToContactMessage: {
    call: async (client) => {
      const reply = 'mutation ($id: ID!) { replyToContactMessage(id: $id, text: "Gladly") { id } }';
      return client.graphql(reply, { id: await writeMessage(app()) });
    },
    outcomes: forAdmins,
  },
});

export const areas: Areas = {
  SCHOOL: 'contactMessage contactMessages markContactMessage replyToContactMessage sendContactMessage',
};

export const told: Told = {
  fields: {
    SendContactMessagePayload: 'id',
  },
};
