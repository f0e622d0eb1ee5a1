import type { FactorProof } from '#server/factor/factor-proof.ts';
import { passkeyUses } from '#server/factor/passkey-challenges.ts';
import type { SecondFactors } from '#server/factor/second-factors.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import type { User } from '#server/user/user.entity.ts';
import type { Caller } from './caller.ts';
import type { CurrentFactor } from './current-factor.ts';
import type { PendingLogins } from './pending-login.service.ts';
import type { SessionService } from './session.service.ts';

/** A user and the token of the session that was just started for them. */
export interface Login {
  user: User;
  token: string;
}

/** A login that waits for the second factor: no session has been started. */
interface UnfinishedLogin {
  pendingToken: string;
}

/** Where a login stands after a step. */
export type LoginStep = Login | UnfinishedLogin;

/** What the cookies of a browser that logs in hold; empty for those that it does not have. */
export interface LoginTokens {
  /** Of the login that waits for its second factor. */
  pending: string;
  /** Of the question that a passkey answers. */
  passkey: string;
}

interface Dependencies {
  sessions: SessionService;
  pendingLogins: PendingLogins;
  secondFactors: SecondFactors;
  currentFactor: CurrentFactor;
  logger: Logger;
}

/** Leads from the first step of a login to the session, by the second factor where there is one. */
export class LoginSteps {
  constructor(private readonly deps: Dependencies) {}

  /** Starts the session of somebody whose first step is enough, or else asks for the second one. */
  async afterFirst(user: User, caller: Caller): Promise<LoginStep> {
    const { sessions, pendingLogins, secondFactors } = this.deps;
    if (!(await secondFactors.isOn(user.id))) return { user, token: await sessions.start(user, caller) };
    return { pendingToken: await pendingLogins.start(user) };
  }

  /** By what a login that waits can be ended, beside recovery codes; null when none waits. */
  async pendingMethods({ pending }: LoginTokens): Promise<{ hasApp: boolean; hasPasskeys: boolean } | null> {
    const { pendingLogins, secondFactors } = this.deps;
    const owner = await pendingLogins.ownerOf(pending);
    return owner && secondFactors.methodsOf(owner.id);
  }

  /**
   * Ends a login by the second factor. Attempts count with those of the password. Throws BAD_USER_INPUT for a wrong one,
   * UNAUTHENTICATED when the login is over, TOO_MANY_REQUESTS.
   */
  async complete(tokens: LoginTokens, proof: FactorProof, caller: Caller): Promise<Login> {
    const { sessions, pendingLogins, currentFactor, logger } = this.deps;
    const user = await pendingLogins.attempt(tokens.pending);
    const ceremony = { token: tokens.passkey, use: passkeyUses.secondStep(tokens.pending) };
    await currentFactor.require(user, proof, ceremony, caller.address);
    await pendingLogins.end(tokens.pending);
    logger.info({ event: 'auth.logged_in', userId: user.id }, 'logged in by the second factor');
    return { user, token: await sessions.start(user, caller) };
  }
  /**
   * Logs in by a passkey alone, which has verified its person: it is both steps. Throws BAD_USER_INPUT for what is none of
   * the school's or answers another question.
   */
  async byPasskey(passkey: string, token: string, caller: Caller): Promise<Login> {
    const { sessions, secondFactors, logger } = this.deps;
    const user = await secondFactors.ownerOf(passkey, { token, use: passkeyUses.login });
    logger.info({ event: 'auth.logged_in', userId: user.id }, 'logged in by a passkey');
    return { user, token: await sessions.start(user, caller) };
  }
}
