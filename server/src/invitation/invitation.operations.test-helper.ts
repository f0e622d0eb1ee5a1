import { hashSecret, newSecret } from '#server/platform/common/secret-token.ts';
import { dataOf, newAccount } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { forAdmins, forAll, forPeople, type Areas, type Operations, type Told } from '#testing/operations.ts';
import type { TestApp } from '#testing/start-app.ts';
import { acceptBy, change, invite, registerBy } from './invitation.test-helper.ts';

/** An invitation whose mail was sent, with its token. */
async function writeInvitation(app: TestApp, adminId: string, email: string, revoked = false) {
  const token = newSecret();
  const [row] = await app.sql<{ id: string }>(
    `insert into invitations (id, created_at, email, role, language, invited_by_id, token_hash, sent_at, expires_at, revoked_at)
      values (gen_random_uuid(), now(), $1, 'USER', 'en', $2, $3, now(), now() + interval '9 years', ${revoked ? 'now()' : 'null'})
      returning id`,
    [email, adminId, hashSecret(token)],
  );
  return { id: row?.id ?? '', token };
}

const emailOf = async (client: HttpClient) =>
  dataOf(await client.graphql<{ me: { email: string } | null }>('{ me { email } }')).me?.email ??
  newAccount().email;

export const operations: Operations = ({ app, owner }) => {
  const written = (email = newAccount().email, revoked = false) =>
    writeInvitation(app(), owner().id, email, revoked);
  return {
    invitations: {
      call: (client) => client.graphql('{ invitations { totalCount } }'),
      outcomes: forAdmins,
    },
    inviteMembers: {
      call: (client) => invite(client, [newAccount().email]),
      outcomes: forAdmins,
      asksAgain: true,
    },
    resendInvitation: {
      call: async (client) => change(client, 'resendInvitation', (await written()).id),
      outcomes: forAdmins,
    },
    revokeInvitation: {
      call: async (client) => change(client, 'revokeInvitation', (await written()).id),
      outcomes: forAdmins,
    },
    restoreInvitation: {
      call: async (client) =>
        change(client, 'restoreInvitation', (await written(newAccount().email, true)).id),
      outcomes: forAdmins,
    },
    openInvitation: {
      call: (client) => client.graphql('{ openInvitation(token: "used") { email } }'),
      outcomes: forAll,
    },
    myInvitation: { call: (client) => client.graphql('{ myInvitation { id } }'), outcomes: forPeople },
    acceptInvitation: {
      call: async (client) => {
        const email = await emailOf(client);
        await app().sql('delete from invitations where email = $1', [email]);
        return acceptBy(client, (await written(email)).token);
      },
      outcomes: forPeople,
      asksAgain: true,
    },
    registerByInvitation: {
      call: async (client) => registerBy(client, (await written()).token),
      outcomes: forAll,
      changesCaller: true,
    },
  };
};

export const areas: Areas = {
  MEMBERS: 'invitations',
  ACCOUNT: 'myInvitation',
  NEVER: `
    acceptInvitation inviteMembers openInvitation registerByInvitation resendInvitation restoreInvitation
    revokeInvitation`,
};

export const told: Told = {
  fields: {
    AcceptInvitationPayload: 'user',
    AcceptedInvitation: 'acceptedAt createdAt id role',
    OpenInvitation: 'email hasAccount invitedBy role',
    RegisterByInvitationPayload: 'user',
  },
};
