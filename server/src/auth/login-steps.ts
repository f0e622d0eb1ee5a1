import type { FactorProof } from '#server/factor/factor-proof.ts';
import { passkeyUses } from '#server/factor/passkey-challenges.ts';
import type { SecondFactors } from '#server/factor/second-factors.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { logSecurity } from '#server/platform/common/security-log.ts';
import type { User } from '#server/user/user.entity.ts';
import type { Caller } from './caller.ts';
import type { CurrentFactor } from './current-factor.ts';
import type { KnownDevices } from './known-devices.ts';
import type { PendingLogins } from './pending-login.service.ts';
import type { SessionService, StartedSession } from './session.service.ts';

/** A user and the session that was just started for them. */
export interface Login extends StartedSession {
  user: User;
}

/** A login that waits for the second factor. No session has been started. */
interface UnfinishedLogin {
  pendingToken: string;
}

/** The state of a login after a step. */
export type LoginStep = Login | UnfinishedLogin;

/** The cookies of a browser that is logging in; empty if missing. */
export interface LoginTokens {
  /** Token of the login that waits for its second factor. */
  pending: string;
  /** Token of the challenge that a passkey answers. */
  passkey: string;
}

interface Dependencies {
  sessions: SessionService;
  devices: KnownDevices;
  pendingLogins: PendingLogins;
  secondFactors: SecondFactors;
  currentFactor: CurrentFactor;
  logger: Logger;
}

/** Leads from the first step of a login to the session, through the second factor if the account has one. */
export class LoginSteps {
  constructor(private readonly deps: Dependencies) {}

  /** Starts a session if the first step is enough, otherwise asks for the second factor. */
  async afterFirst(user: User, caller: Caller): Promise<LoginStep> {
    const { pendingLogins, secondFactors, logger } = this.deps;
    if (!(await secondFactors.isOn(user.id))) return this.enter(user, caller, 'password');
    const pendingToken = await pendingLogins.start(user);
    logSecurity(logger, 'auth.second_factor_asked', { userId: user.id });
    return { pendingToken };
  }

  /** Returns the methods, besides recovery codes, that can complete the pending login; null if there is none. */
  async pendingMethods({ pending }: LoginTokens): Promise<{ hasApp: boolean; hasPasskeys: boolean } | null> {
    const { pendingLogins, secondFactors } = this.deps;
    const owner = await pendingLogins.ownerOf(pending);
    return owner && secondFactors.methodsOf(owner.id);
  }

  /**
   * Completes a login with the second factor. Throws BAD_USER_INPUT for a wrong one, UNAUTHENTICATED when the pending login has ended,
   * TOO_MANY_REQUESTS.
   */
  async complete(tokens: LoginTokens, proof: FactorProof, caller: Caller): Promise<Login> {
    const { devices, pendingLogins, currentFactor } = this.deps;
    const user = await pendingLogins.attempt(tokens.pending);
    const ceremony = { token: tokens.passkey, use: passkeyUses.secondStep(tokens.pending) };
    const { address, deviceTokens = [] } = caller;
    const deviceId = await devices.idOf(user.email, deviceTokens);
    await currentFactor.requireAtLogin(user, proof, ceremony, { email: user.email, address, deviceId });
    await pendingLogins.end(tokens.pending);
    return this.enter(user, caller, 'second factor');
  }

  /**
   * Logs in with a passkey alone. The passkey has verified its user, so it counts as both steps. Throws BAD_USER_INPUT for a passkey that
   * is unknown to the school or that answers another challenge.
   */
  async byPasskey(passkey: string, token: string, caller: Caller): Promise<Login> {
    const { secondFactors, logger } = this.deps;
    const user = await secondFactors
      .ownerOf(passkey, { token, use: passkeyUses.login })
      .catch((error: unknown) => {
        logSecurity(logger, 'auth.passkey_refused');
        throw error;
      });
    return this.enter(user, caller, 'passkey');
  }

  private async enter(user: User, caller: Caller, by: string): Promise<Login> {
    const session = await this.deps.sessions.start(user, caller);
    logSecurity(this.deps.logger, 'auth.logged_in', { userId: user.id, by });
    return { user, ...session };
  }
}
