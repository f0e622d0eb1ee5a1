import { mailedToken } from '#server/auth/logged-in.test-helper.ts';
import { dataOf, drawPicture } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import type { TestApp } from '#testing/start-app.ts';

interface Invited {
  inviteMembers: { invitations: { id: string; state: string; email: string }[]; alreadyMembers: string[] };
}

/** Invites one person or several, in English unless `language` says otherwise. */
export const invite = (client: HttpClient, emails: string[], role = 'ADMIN', language = 'en') =>
  client.graphql<Invited>(
    `mutation ($input: InviteMembersInput!) {
      inviteMembers(input: $input) { invitations { id state email } alreadyMembers }
    }`,
    { input: { emails, role, language } },
  );

/** Invites a person and returns the invitation and the token of its mail. */
export async function invitedBy(app: TestApp, client: HttpClient, email: string, role = 'ADMIN') {
  const [invitation] = dataOf(await invite(client, [email], role)).inviteMembers.invitations;
  return { id: invitation?.id ?? '', token: await mailedToken(app, email, 'invitation') };
}

/** Accepts with a new account. */
export const registerBy = async (client: HttpClient, token: string, fields: object = {}) =>
  client.graphqlUpload<{ registerByInvitation: { user: { id: string; role: string; email: string } } }>(
    `mutation ($input: RegisterByInvitationInput!) {
      registerByInvitation(input: $input) { user { id role email isEmailVerified } }
    }`,
    { input: { token, fullName: 'Grace Hopper', password: 'Lectern#1', ...fields, avatar: null } },
    'input.avatar',
    await drawPicture(),
    'portrait.png',
  );

/** Accepts with the account of `client`. */
export const acceptBy = (client: HttpClient, token: string) =>
  client.graphql<{ acceptInvitation: { user: { role: string } } }>(
    'mutation ($token: String!) { acceptInvitation(input: { token: $token }) { user { role } } }',
    { token },
  );

/** Calls `resendInvitation`, `revokeInvitation` or `restoreInvitation`. */
export const change = (client: HttpClient, name: string, id: string) =>
  client.graphql<Record<string, { invitation: { state: string } }>>(
    `mutation ($id: ID!) { ${name}(input: { id: $id }) { invitation { id state } } }`,
    { id },
  );
