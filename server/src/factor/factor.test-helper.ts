import { TOTP } from 'otpauth';
import { dataOf, register, type Person } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import type { TestApp } from '#testing/start-app.ts';

const PERIOD_MS = 30_000;

/** An authenticator app, as on a phone. */
export class AuthenticatorApp {
  private readonly totp: TOTP;

  constructor(
    uri: string,
    private readonly allowAgain: () => Promise<unknown>,
  ) {
    // Parses the URI with a different library than the server.
    const parameters = new URL(uri).searchParams;
    this.totp = new TOTP({ secret: parameters.get('secret') ?? '', digits: 6, period: 30 });
  }

  /** The current code, or the code of another time step. */
  code(steps = 0): string {
    return this.totp.generate({ timestamp: Date.now() + steps * PERIOD_MS });
  }

  /** A code that is accepted, as if time had passed since the last one. */
  async freshCode(): Promise<string> {
    await this.allowAgain();
    return this.code();
  }
}

const PARTS = 'recoveryCodes user { id secondFactor { isOn appSince recoveryCodesLeft } }';
interface Changed {
  recoveryCodes: string[];
  user: {
    id: string;
    secondFactor: { isOn: boolean; appSince: string | null; recoveryCodesLeft: number };
  };
}

export const startTotp = (client: HttpClient) =>
  client.graphql<{ startTotp: { secret: string; uri: string } }>('mutation { startTotp { secret uri } }');
export const confirmTotp = (client: HttpClient, code: string) =>
  client.graphql<{ confirmTotp: Changed }>(
    `mutation ($code: String!) { confirmTotp(code: $code) { ${PARTS} } }`,
    { code },
  );
export const removeTotp = (client: HttpClient) =>
  client.graphql<{ removeTotp: Changed }>(`mutation { removeTotp { ${PARTS} } }`);
export const renewRecoveryCodes = (client: HttpClient) =>
  client.graphql<{ renewRecoveryCodes: Changed }>(`mutation { renewRecoveryCodes { ${PARTS} } }`);
export const removeSecondFactor = (client: HttpClient, userId: string) =>
  client.graphql('mutation ($userId: ID!) { removeSecondFactor(userId: $userId) { id hasSecondFactor } }', {
    userId,
  });

export const completeLogin = (client: HttpClient, proof: object) =>
  client.graphql<{ completeLogin: { id: string } }>(
    'mutation ($proof: FactorProof!) { completeLogin(proof: $proof) { id hasSecondFactor } }',
    { proof },
  );

/** Sets up an authenticator app for a logged-in user. */
export async function setUpTotp(app: TestApp, { id, client }: Person) {
  const { uri } = dataOf(await startTotp(client)).startTotp;
  const authenticator = new AuthenticatorApp(uri, () =>
    app.sql('update totp_authenticators set last_step = null where user_id = $1', [id]),
  );
  const { recoveryCodes } = dataOf(await confirmTotp(client, authenticator.code())).confirmTotp;
  return { authenticator, recoveryCodes };
}

/** Registers a logged-in user with an authenticator app. */
export async function registerWithTotp(app: TestApp) {
  const person = await register(app);
  return { ...person, ...(await setUpTotp(app, person)) };
}
