import type { FactorProof } from '#server/factor/factor-proof.ts';
import type { PasskeyCeremony } from '#server/factor/passkey-challenges.ts';
import type { SecondFactors } from '#server/factor/second-factors.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { logSecurity } from '#server/platform/common/security-log.ts';
import type { User } from '#server/user/user.entity.ts';
import { whenLocked } from './locked.ts';
import type { Attempt, LoginThrottle, PromptThrottle } from './login-throttle.ts';

interface Dependencies {
  secondFactors: SecondFactors;
  throttle: LoginThrottle;
  prompts: PromptThrottle;
  logger: Logger;
}

/** Checks a user's second factor, with a limit on guesses. `ceremony` identifies the challenge that a passkey answers. */
export class CurrentFactor {
  constructor(private readonly deps: Dependencies) {}

  /** Requires the user's second factor to complete a login. Throws BAD_USER_INPUT, TOO_MANY_REQUESTS. */
  async requireAtLogin(
    user: User,
    proof: FactorProof,
    ceremony: PasskeyCeremony,
    attempt: Attempt,
  ): Promise<void> {
    const { throttle, logger } = this.deps;
    await whenLocked(throttle.countFactor(attempt), logger, () => user.id);
    await this.prove(user, proof, ceremony);
    await throttle.forgiveFactor(attempt);
  }

  /** As `requireAtLogin`, for a prompt of an open session. */
  async requireInSession(
    user: User,
    proof: FactorProof,
    ceremony: PasskeyCeremony,
    sessionId: string,
  ): Promise<void> {
    const { prompts, logger } = this.deps;
    await whenLocked(prompts.count(sessionId), logger, () => user.id);
    await this.prove(user, proof, ceremony);
    await prompts.forgive(sessionId);
  }

  private async prove(user: User, proof: FactorProof, ceremony: PasskeyCeremony): Promise<void> {
    const { secondFactors, logger } = this.deps;
    try {
      await secondFactors.prove(user, proof, ceremony);
    } catch (error) {
      logSecurity(logger, 'auth.second_factor_wrong', { userId: user.id });
      throw error;
    }
  }
}
