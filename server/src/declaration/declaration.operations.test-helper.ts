import { randomUUID } from 'node:crypto';
import { hashSecret, newSecret } from '#server/platform/common/secret-token.ts';
import type { TestApp } from '#testing/start-app.ts';
import { forAdmins, forAll, type Areas, type Operations, type Told } from '#testing/operations.ts';

/** A person with an address of their own, because declarations per address are limited. */
const person = () => `name: "Eve", email: "${randomUUID()}@example.com", contract: "Subscription"`;

/** An open declaration of a person without an account. */
async function writeDeclaration(app: TestApp): Promise<string | undefined> {
  const [declared] = await app.sql<{ id: string }>(
    `insert into declarations (id, created_at, kind, name, email, contract)
      values (gen_random_uuid(), now(), 'CANCELLATION', 'Eve', 'eve@example.com', 'Subscription') returning id`,
  );
  return declared?.id;
}

/** A declaration about an account whose email was sent. Returns the token of that email. */
async function writeUnproven(app: TestApp, userId: string): Promise<string> {
  const token = newSecret();
  await app.sql(
    `insert into declarations
        (id, created_at, kind, name, email, contract, user_id, token_hash, token_expires_at)
      values (gen_random_uuid(), now(), 'CANCELLATION', 'Eve', 'eve@example.com', 'Subscription', $1, $2,
        now() + interval '9 years')`,
    [userId, hashSecret(token)],
  );
  return token;
}

export const operations: Operations = ({ app, owner }) => ({
  declareCancellation: {
    call: (client) =>
      client.graphql(
        `mutation { declareCancellation(input: { ${person()}, isExtraordinary: false }) { receipt { id } } }`,
      ),
    outcomes: forAll,
    changesCaller: true,
  },
  declareWithdrawal: {
    call: (client) =>
      client.graphql(`mutation { declareWithdrawal(input: { ${person()} }) { receipt { id } } }`),
    outcomes: forAll,
    changesCaller: true,
  },
  proveDeclaration: {
    call: async (client) => {
      const token = await writeUnproven(app(), owner().id);
      return client.graphql(
        'mutation ($token: String!) { proveDeclaration(input: { token: $token }) { receipt { id } } }',
        { token },
      );
    },
    outcomes: forAll,
  },
  declarations: {
    call: (client) => client.graphql('{ declarations { totalCount } }'),
    outcomes: forAdmins,
  },
  acceptDeclaration: {
    call: async (client) =>
      client.graphql('mutation ($id: ID!) { acceptDeclaration(input: { id: $id }) { declaration { id } } }', {
        id: await writeDeclaration(app()),
      }),
    outcomes: ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'],
  },
  closeDeclaration: {
    call: async (client) =>
      client.graphql(
        `mutation ($id: ID!) {
          closeDeclaration(input: { id: $id, isRefused: true, note: "Unknown" }) { declaration { id } }
        }`,
        { id: await writeDeclaration(app()) },
      ),
    outcomes: forAdmins,
  },
});

export const areas: Areas = {
  PAYMENTS: 'acceptDeclaration closeDeclaration declarations',
  NEVER: 'declareCancellation declareWithdrawal proveDeclaration',
};

export const told: Told = {
  fields: {
    DeclareCancellationPayload: 'receipt',
    DeclareWithdrawalPayload: 'receipt',
    ProveDeclarationPayload: 'receipt',
    DeclarationReceipt: 'id isProven kind receivedAt',
  },
};
