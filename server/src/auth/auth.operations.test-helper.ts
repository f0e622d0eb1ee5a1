import { mailedToken } from '#server/auth/logged-in.test-helper.ts';
import { completeLogin, registerWithTotp } from '#server/factor/factor.test-helper.ts';
import {
  askForPasskey,
  giveSoftwarePasskey,
  loginWithPasskey,
  optionsFor,
} from '#server/factor/software-passkey.test-helper.ts';
import { newId } from '#server/platform/common/identifier.ts';
import {
  dataOf,
  drawPicture,
  newAccount,
  PASSWORD,
  register,
  signUp,
  tryRegister,
} from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { forAll, forPeople, type Areas, type Operations, type Told } from '#testing/operations.ts';

const tryCreateApiToken = (client: HttpClient) =>
  client.graphql<{ createApiToken: { apiToken: { id: string } } }>(
    `mutation ($password: String!) {
       createApiToken(input: { name: "Importer", scope: READ, currentPassword: $password }) { apiToken { id } }
     }`,
    { password: PASSWORD },
  );

export const operations: Operations = ({ app }) => ({
  me: { call: (client) => client.graphql('{ me { id } }'), outcomes: forAll },
  setLanguage: {
    call: (client) => client.graphql('mutation { setLanguage(language: "en") { id } }'),
    outcomes: forPeople,
  },
  register: { call: (client) => tryRegister(client), outcomes: forAll, changesCaller: true },
  login: {
    call: async (client) => {
      const { email } = await register(app());
      const input = { email, password: PASSWORD };
      return client.graphql('mutation L($input: LoginInput!) { login(input: $input) { id } }', { input });
    },
    outcomes: forAll,
    changesCaller: true,
  },
  completeLogin: {
    call: async (client) => {
      const { email, authenticator } = await registerWithTotp(app());
      const input = { email, password: PASSWORD };
      await client.graphql('mutation L($input: LoginInput!) { login(input: $input) { id } }', { input });
      return completeLogin(client, { code: await authenticator.freshCode() });
    },
    outcomes: forAll,
    changesCaller: true,
  },
  pendingLogin: {
    call: (client) => client.graphql('{ pendingLogin { hasApp hasPasskeys } }'),
    outcomes: forAll,
  },
  askForPasskey: { call: (client) => askForPasskey(client, 'LOGIN'), outcomes: forAll },
  loginWithPasskey: {
    call: async (client) => {
      const { passkey } = await giveSoftwarePasskey(app(), await register(app()));
      return loginWithPasskey(client, passkey.sign(await optionsFor(client, 'LOGIN')));
    },
    outcomes: forAll,
    changesCaller: true,
  },
  deleteAccount: {
    // With a wrong password, so that no caller of the matrix is deleted.
    call: (client) => client.graphql('mutation { deleteAccount(currentPassword: "wrong#1") { userId } }'),
    outcomes: ['UNAUTHENTICATED', 'BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT'],
  },
  logout: {
    call: (client) => client.graphql('mutation { logout { userId } }'),
    outcomes: forAll,
    changesCaller: true,
  },
  requestPasswordReset: {
    call: (client) => client.graphql('mutation { requestPasswordReset(email: "x@example.com") { email } }'),
    outcomes: forAll,
  },
  opensPasswordReset: {
    call: (client) => client.graphql('{ opensPasswordReset(token: "used") }'),
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
    changesCaller: true,
  },
  verifyEmail: {
    call: async (client) => {
      const token = await mailedToken(app(), (await signUp(app())).email, 'verifyemail');
      return client.graphql('mutation ($token: String!) { verifyEmail(token: $token) { userId } }', {
        token,
      });
    },
    outcomes: forAll,
  },
  requestEmailChange: {
    call: (client) => {
      const ask =
        'mutation ($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) { email } }';
      return client.graphql(ask, { input: { email: newAccount().email, currentPassword: PASSWORD } });
    },
    outcomes: forPeople,
  },
  confirmEmailChange: {
    call: async (client) => {
      const { client: owner } = await register(app());
      const { email } = newAccount();
      const ask =
        'mutation ($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) { email } }';
      dataOf(await owner.graphql(ask, { input: { email, currentPassword: PASSWORD } }));
      const token = await mailedToken(app(), email, 'confirmemail');
      const confirm = 'mutation ($token: String!) { confirmEmailChange(token: $token) { isComplete } }';
      return client.graphql(confirm, { token });
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
    changesCaller: true,
  },
  updateProfile: {
    call: async (client) => {
      const update = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }';
      const input = { fullName: 'Grace Hopper', avatar: null };
      return client.graphqlUpload(update, { input }, 'input.avatar', await drawPicture(), 'portrait.png');
    },
    outcomes: forPeople,
    changesCaller: true,
  },
  endSession: {
    call: async (client) => {
      const list = '{ me { sessions { nodes { id isCurrent } } } }';
      interface Listed {
        me: { sessions: { nodes: { id: string; isCurrent: boolean }[] } } | null;
      }
      const { data } = await client.graphql<Listed>(list);
      const id = data?.me?.sessions.nodes.find(({ isCurrent }) => isCurrent)?.id ?? newId();
      return client.graphql('mutation ($id: ID!) { endSession(id: $id) { id } }', { id });
    },
    outcomes: forPeople,
    changesCaller: true,
  },
  endOtherSessions: {
    call: (client) => client.graphql('mutation { endOtherSessions { id } }'),
    outcomes: forPeople,
    asksAgain: true,
  },
  tellNewDevices: {
    call: (client) => client.graphql('mutation { tellNewDevices(isOn: true) { id } }'),
    outcomes: forPeople,
    asksAgain: true,
  },
  confirmIdentity: {
    call: (client) =>
      client.graphql(
        'mutation ($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) { confirmedAt } }',
        { input: { currentPassword: PASSWORD } },
      ),
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

export const areas: Areas = {
  ACCOUNT: 'me setLanguage updateProfile',
  NEVER: `
    askForPasskey changePassword completeLogin confirmEmailChange confirmIdentity createApiToken
    deleteAccount endOtherSessions endSession login loginWithPasskey logout opensPasswordReset
    pendingLogin register requestEmailChange requestPasswordReset resendVerification resetPassword
    revokeApiToken tellNewDevices verifyEmail`,
};

export const told: Told = {
  fields: {
    ApiToken: 'createdAt expiresAt id lastUsedAt lastUsedFrom name scope scopes',
    ConfirmEmailChangePayload: 'email isComplete',
    ConfirmIdentityPayload: 'confirmedAt',
    CreateApiTokenPayload: 'apiToken secret',
    DeleteAccountPayload: 'userId',
    EndSessionPayload: 'id',
    LogoutPayload: 'userId',
    PendingLogin: 'hasApp hasPasskeys',
    RequestEmailChangePayload: 'email',
    RequestPasswordResetPayload: 'email',
    RevokeApiTokenPayload: 'id',
    Session: 'address createdAt device id isCurrent lastUsedAt',
    User: 'apiTokens avatar createdAt email fullName id isEmailVerified language lastSeenAt role sessions tellsNewDevices updatedAt',
    VerifyEmailPayload: 'userId',
  },
  lists: ['ApiToken', 'Session'],
};
