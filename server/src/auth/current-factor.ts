import type { FactorProof } from '#server/factor/factor-proof.ts';
import type { PasskeyCeremony } from '#server/factor/passkey-challenges.ts';
import type { SecondFactors } from '#server/factor/second-factors.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import type { User } from '#server/user/user.entity.ts';
import type { LoginThrottle } from './login-throttle.ts';

interface Dependencies {
  secondFactors: SecondFactors;
  throttle: LoginThrottle;
  logger: Logger;
}

/** Asks people for their second factor, with a bound on guesses. */
export class CurrentFactor {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Passes whoever shows this person's second factor, from a network address; `ceremony` is what a passkey answers. Wrong attempts count like failed logins. Throws
   * BAD_USER_INPUT, TOO_MANY_REQUESTS.
   */
  async require(user: User, proof: FactorProof, ceremony: PasskeyCeremony, address: string): Promise<void> {
    const { secondFactors, throttle, logger } = this.deps;
    await throttle.countAttempt(user.email, address);
    try {
      await secondFactors.prove(user, proof, ceremony);
    } catch (error) {
      const details = { event: 'auth.second_factor_wrong', userId: user.id, address };
      logger.warn(details, 'second factor wrong');
      throw error;
    }
    await throttle.forgive(user.email, address);
  }
}
