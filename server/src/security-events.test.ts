// @slow server/src/auth server/src/factor server/src/invitation server/src/member server/src/user server/src/access server/src/platform
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  completeLogin,
  registerWithTotp,
  removeSecondFactor,
  removeTotp,
  renewRecoveryCodes,
  setUpTotp,
} from '#server/factor/factor.test-helper.ts';
import {
  giveSoftwarePasskey,
  loginWithPasskey,
  optionsFor,
  removePasskey,
} from '#server/factor/software-passkey.test-helper.ts';
import { createToken, revokeToken, tryCreateToken } from '#server/auth/api-token.test-helper.ts';
import { mailedToken } from '#server/auth/logged-in.test-helper.ts';
import { createLogger } from '#server/platform/common/logger.ts';
import { logSecurity, securityEvents, type SecurityEvent } from '#server/platform/common/security-log.ts';
import {
  dataOf,
  LOGIN,
  newAccount,
  PASSWORD,
  register,
  registerAdmin,
  tryRegister,
  type Person,
} from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { acceptBy, invitedBy } from './invitation/invitation.test-helper.ts';

interface Line {
  event?: string;
  userId?: string;
  address?: string;
  requestId?: string;
  req?: { id: string };
  leftOut?: number;
}

const written: string[] = [];
const lines = () => written.map((line) => JSON.parse(line) as Line);

let app: TestApp;
beforeAll(async () => {
  // One trusted proxy lets a test choose its network address.
  app = await startApp(
    { TRUST_PROXY: '1', LOG_LEVEL: 'info' },
    { log: { write: (line: string) => void written.push(line) } },
  );
});
afterAll(() => app.stop());

let lastAddress = 0;
let address = '';
/** A browser with the address that this test searches for in the log. */
const browser = () => app.visitor({ 'x-forwarded-for': address });

/** A user's browser with that address. */
function at({ client }: Person): HttpClient {
  const moved = browser();
  for (const pair of client.cookieHeader().split('; ')) {
    const [name = '', value = ''] = pair.split('=');
    moved.setCookie(name, value);
  }
  return moved;
}

const logIn = (client: HttpClient, email: string, password = PASSWORD) =>
  client.graphql(LOGIN, { input: { email, password } });
const mutate = (client: HttpClient, mutation: string) => client.graphql(`mutation { ${mutation} }`);
const askForReset = (client: HttpClient, email: string) =>
  mutate(client, `requestPasswordReset(email: "${email}") { email }`);

async function sessionOf(client: HttpClient, isCurrent: boolean): Promise<string> {
  interface Listed {
    me: { sessions: { nodes: { id: string; isCurrent: boolean }[] } };
  }
  const { me } = dataOf(await client.graphql<Listed>('{ me { sessions { nodes { id isCurrent } } } }'));
  return me.sessions.nodes.find((session) => session.isCurrent === isCurrent)?.id ?? '';
}

/** Triggers an event once. Returns its account; undefined for an event without an account. */
type Scenario = () => Promise<string | undefined>;

/** A scenario of a logged-in user. */
const own =
  (act: (client: HttpClient, person: Person) => Promise<unknown>): Scenario =>
  async () => {
    const person = await register(app);
    await act(at(person), person);
    return person.id;
  };

/** A scenario of a user with an authenticator app. */
const withTotp =
  (act: (client: HttpClient, held: Awaited<ReturnType<typeof setUpTotp>>) => Promise<unknown>): Scenario =>
  async () => {
    const person = await register(app);
    const held = await setUpTotp(app, person);
    await act(at(person), held);
    return person.id;
  };

const scenarios: Record<SecurityEvent, Scenario> = {
  'access.forbidden': own((client) => client.graphql('{ a: users { totalCount } b: users { totalCount } }')),
  'access.limited': own(async (client, { id }) => {
    await mutate(client, 'resendVerification { id }');
    await app.sql('update rate_limits set points = 100 where key = $1', [`mail-owner:${id}`]);
    await mutate(client, 'a: resendVerification { id } b: resendVerification { id }');
  }),
  'auth.account_deleted': own((client) =>
    mutate(client, `deleteAccount(currentPassword: "${PASSWORD}") { userId }`),
  ),
  'auth.current_password_wrong': own((client) => tryCreateToken(client, 'x', 'READ', 'wrong#1')),
  'auth.email_change_requested': own((client) =>
    mutate(
      client,
      `requestEmailChange(input: { email: "${newAccount().email}", currentPassword: "${PASSWORD}" }) { email }`,
    ),
  ),
  'auth.email_changed': own(async (_client, { id }) => {
    const admin = await registerAdmin(app);
    await mutate(at(admin), `changeEmail(userId: "${id}", email: "${newAccount().email}") { id }`);
  }),
  'auth.email_verified': async () => {
    const { data } = await tryRegister(app.visitor());
    const { id = '', email = '' } = data?.register ?? {};
    await mutate(
      browser(),
      `verifyEmail(token: "${await mailedToken(app, email, 'verifyemail')}") { userId }`,
    );
    return id;
  },
  'auth.identity_confirmed': own((client) =>
    mutate(client, `confirmIdentity(input: { currentPassword: "${PASSWORD}" }) { confirmedAt }`),
  ),
  'auth.invitation_accepted': own(async (client, { email }) => {
    const { token } = await invitedBy(app, (await registerAdmin(app)).client, email);
    await acceptBy(client, token);
  }),
  'auth.locked': own(async (_client, { email }) => {
    await logIn(browser(), email, 'wrong#1');
    await app.sql("update rate_limits set points = 100 where key like 'login:%'");
    await logIn(browser(), email);
    await app.sql("delete from rate_limits where key like 'login:%'");
  }),
  'auth.logged_in': own((_client, { email }) => logIn(browser(), email)),
  'auth.logged_out': own((client) => mutate(client, 'logout { userId }')),
  'auth.login_failed': own((_client, { email }) => logIn(browser(), email, 'wrong#1')),
  'auth.passkey_refused': async () => {
    const { passkey } = await giveSoftwarePasskey(app, await register(app));
    const client = browser();
    const answer = passkey.sign(await optionsFor(client, 'LOGIN'));
    await loginWithPasskey(browser(), answer);
    return undefined;
  },
  'auth.password_changed': own((client) =>
    mutate(
      client,
      `changePassword(input: { currentPassword: "${PASSWORD}", newPassword: "Renewed#2" }) { id }`,
    ),
  ),
  'auth.password_reset': own(async (_client, { email }) => {
    await askForReset(app.visitor(), email);
    const token = await mailedToken(app, email, 'resetpassword');
    await mutate(browser(), `resetPassword(input: { token: "${token}", password: "Renewed#2" }) { id }`);
  }),
  'auth.password_reset_requested': async () => {
    await askForReset(browser(), newAccount().email);
    return undefined;
  },
  'auth.registered': async () => (await tryRegister(browser())).data?.register.id,
  'auth.second_factor_asked': withTotpLogin(),
  'auth.second_factor_wrong': withTotpLogin((client) => completeLogin(client, { code: '000000' })),
  'auth.session_ended': own(async (client, { email }) => {
    await logIn(app.visitor(), email);
    await mutate(client, `endSession(id: "${await sessionOf(client, false)}") { id }`);
  }),
  'auth.sessions_ended': own((client) => mutate(client, 'endOtherSessions { id }')),
  'auth.token_created': own((client) => createToken(client)),
  'auth.token_refused': async () => {
    await app
      .visitor({ 'x-forwarded-for': address, authorization: 'Bearer lectern_no' })
      .graphql('{ me { id } }');
    return undefined;
  },
  'auth.token_revoked': own(async (client) => revokeToken(client, (await createToken(client)).apiToken.id)),
  'factor.passkey_added': own((client) => giveSoftwarePasskey(app, { client })),
  'factor.passkey_removed': own(async (client) => {
    await giveSoftwarePasskey(app, { client });
    interface Listed {
      me: { secondFactor: { passkeys: { id: string }[] } };
    }
    const { me } = dataOf(await client.graphql<Listed>('{ me { secondFactor { passkeys { id } } } }'));
    await removePasskey(client, me.secondFactor.passkeys[0]?.id ?? '');
  }),
  'factor.recovery_code_used': async () => {
    const { id, email, recoveryCodes } = await registerWithTotp(app);
    const client = browser();
    await logIn(client, email);
    await completeLogin(client, { recoveryCode: recoveryCodes[0] });
    return id;
  },
  'factor.recovery_codes_renewed': withTotp((client) => renewRecoveryCodes(client)),
  'factor.removed_for_person': async () => {
    const { id } = await registerWithTotp(app);
    await removeSecondFactor(at(await registerAdmin(app)), id);
    return id;
  },
  'factor.switched_on': own((client, { id }) => setUpTotp(app, { id, email: '', client })),
  'factor.totp_removed': withTotp((client) => removeTotp(client)),
  'members.exported': async () => {
    const admin = await registerAdmin(app);
    const file = await at(admin).fetch('/exports/members.csv');
    await file.text();
    return admin.id;
  },
};

function withTotpLogin(act: (client: HttpClient) => Promise<unknown> = async () => undefined): Scenario {
  return async () => {
    const { id, email } = await registerWithTotp(app);
    const client = browser();
    await logIn(client, email);
    await act(client);
    return id;
  };
}

describe('a security event', () => {
  it.each(Object.entries(scenarios))(
    '%s is logged in one line with account, address and request',
    async (event, run) => {
      address = `10.9.${++lastAddress}.1`;
      const userId = await run();
      const told = lines().filter((line) => line.event === event && line.address === address);
      expect(told).toEqual([
        expect.objectContaining({ event, address, requestId: expect.any(String) as string }),
      ]);
      expect(told[0]?.userId).toBe(userId);
      await expect.poll(() => lines().some(({ req }) => req?.id === told[0]?.requestId)).toBe(true);
    },
  );

  it('contains no secret', () => {
    const log = written.join('');
    expect(log.length).toBeGreaterThan(10_000);
    for (const secret of [
      PASSWORD,
      'Renewed#2',
      'wrong#1',
      'lectern_no',
      'lectern_session=',
      '@example.com',
      '000000"',
    ]) {
      expect(log).not.toContain(secret);
    }
  });

  it('cannot be used to forge a line', () => {
    const forged: string[] = [];
    const logger = createLogger('info', { destination: { write: (line: string) => void forged.push(line) } });
    logSecurity(logger, 'auth.logged_in', { userId: 'x"}\r\n{"event":"auth.logged_out"}' });
    expect(forged).toHaveLength(1);
    expect(forged[0]?.trimEnd()).not.toMatch(/[\r\n]/);
  });

  it('is logged for REST as for GraphQL', async () => {
    address = '10.9.200.1';
    const { id, client } = await register(app);
    await at({ id, email: '', client }).json('GET', '/api/v1/admin/stats/users');
    await browser().json('POST', '/api/v1/user/login', { email: 'unknown@example.com', password: 'wrong#1' });
    const told = lines().filter((line) => line.address === address);
    expect(told.map(({ event, userId }) => [event, userId])).toEqual([
      ['access.forbidden', id],
      ['auth.login_failed', undefined],
    ]);
  });

  it('is not logged endlessly for a caller who is rate limited', async () => {
    address = '10.9.201.1';
    const { email } = await register(app);
    await logIn(browser(), email, 'wrong#1');
    await app.sql("update rate_limits set points = 1000 where key like 'login:%'");
    for (let time = 0; time < 25; time++) await logIn(browser(), email);
    const told = lines().filter((line) => line.address === address && line.event === 'auth.locked');
    expect(told).toHaveLength(10);
  });

  it('has a name that starts with its area', () => {
    for (const event of Object.keys(securityEvents))
      expect(event).toMatch(/^(?:access|auth|factor|members)\.[a-z_]+$/);
  });
});
