import { mailedToken } from '#server/auth/logged-in.test-helper.ts';
import { newId } from '#server/platform/common/identifier.ts';
import { dataOf, drawPicture, PASSWORD, register, tryRegister } from '#testing/factories.ts';
import type { GraphqlAnswer, HttpClient } from '#testing/http-client.ts';
import type { TestApp } from '#testing/start-app.ts';

/** A query or a mutation of the access matrix. */
export interface Operation {
  call: (client: HttpClient) => Promise<GraphqlAnswer<unknown>>;
  /** The code that a visitor, a USER, a subscriber and an ADMIN get, in this order. */
  outcomes: [visitor: string, user: string, subscriber: string, admin: string];
}

export const forAll: Operation['outcomes'] = ['OK', 'OK', 'OK', 'OK'];
export const forPeople: Operation['outcomes'] = ['UNAUTHENTICATED', 'OK', 'OK', 'OK'];
export const forAdmins: Operation['outcomes'] = ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'OK'];

const tryCreateApiToken = (client: HttpClient) =>
  client.graphql<{ createApiToken: { apiToken: { id: string } } }>(
    'mutation { createApiToken(input: { name: "Importer", scope: READ }) { apiToken { id } } }',
  );

/** The operations of accounts, called so that nothing but the rule can refuse them; `app` runs when they are called. */
export const accountOperations = (app: () => TestApp): Record<string, Operation> => ({
  register: { call: (client) => tryRegister(client), outcomes: forAll },
  login: {
    call: async (client) => {
      const { email } = await register(app());
      const input = { email, password: PASSWORD };
      return client.graphql('mutation L($input: LoginInput!) { login(input: $input) { id } }', { input });
    },
    outcomes: forAll,
  },
  deleteAccount: {
    // With a wrong password: nobody of the matrix is to leave it.
    call: (client) => client.graphql('mutation { deleteAccount(currentPassword: "wrong#1") { userId } }'),
    outcomes: ['UNAUTHENTICATED', 'BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT'],
  },
  logout: { call: (client) => client.graphql('mutation { logout { userId } }'), outcomes: forAll },
  requestPasswordReset: {
    call: (client) => client.graphql('mutation { requestPasswordReset(email: "x@example.com") { email } }'),
    outcomes: forAll,
  },
  resetPassword: {
    call: async (client) => {
      const { email } = await register(app());
      const ask = 'mutation ($email: String!) { requestPasswordReset(email: $email) { email } }';
      dataOf(await app().visitor().graphql(ask, { email }));
      const input = { token: await mailedToken(app(), email, 'resetpassword'), password: 'Renewed#2' };
      const reset = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { id } }';
      return client.graphql(reset, { input });
    },
    outcomes: forAll,
  },
  verifyEmail: {
    call: async (client) => {
      const token = await mailedToken(app(), (await register(app())).email, 'verifyemail');
      return client.graphql('mutation ($token: String!) { verifyEmail(token: $token) { userId } }', {
        token,
      });
    },
    outcomes: forAll,
  },
  resendVerification: {
    call: (client) => client.graphql('mutation { resendVerification { id } }'),
    outcomes: forPeople,
  },
  changePassword: {
    call: (client) => {
      const input = { currentPassword: PASSWORD, newPassword: 'Renewed#2' };
      const change = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { id } }';
      return client.graphql(change, { input });
    },
    outcomes: forPeople,
  },
  updateProfile: {
    call: async (client) => {
      const update = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }';
      const input = { fullName: 'Grace Hopper', avatar: null };
      return client.graphqlUpload(update, { input }, 'input.avatar', await drawPicture(), 'portrait.png');
    },
    outcomes: forPeople,
  },
  createApiToken: { call: (client) => tryCreateApiToken(client), outcomes: forPeople },
  revokeApiToken: {
    call: async (client) => {
      const made = await tryCreateApiToken(client);
      const id = made.data?.createApiToken.apiToken.id ?? newId();
      return client.graphql('mutation ($id: ID!) { revokeApiToken(id: $id) { id } }', { id });
    },
    outcomes: forPeople,
  },
});
