import type pg from 'pg';
import { authRefusals } from '#shared/auth-refusals.ts';
import { passkeyUses } from '#server/factor/passkey-challenges.ts';
import type { PasskeyQuestion, Passkeys } from '#server/factor/passkeys.ts';
import { requireSession } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { addressKey, RateLimit } from '#server/platform/common/rate-limit.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import type { Caller } from './caller.ts';
import type { PendingLogins } from './pending-login.service.ts';

interface Dependencies {
  pool: pg.Pool;
  passkeys: Passkeys;
  pendingLogins: PendingLogins;
}

export const PasskeyPurpose = graphqlEnum('PasskeyPurpose', 'Purpose of a passkey challenge.', {
  LOGIN: 'To log in with the passkey alone: `loginWithPasskey`.',
  SECOND_STEP: 'To complete a login: `completeLogin`.',
  CONFIRMATION: 'To confirm the identity of a logged-in user: `confirmIdentity`.',
});
export type PasskeyPurpose = keyof typeof PasskeyPurpose;

/**
 * Creates challenges for passkeys. At most 120 in 15 minutes per network address, so that a whole class can log in together, and another
 * 120 per open session, independent of its network.
 */
export class PasskeyQuestions {
  private readonly limit: RateLimit;

  constructor(private readonly deps: Dependencies) {
    this.limit = new RateLimit(deps.pool, { name: 'passkey', points: 120, seconds: 15 * 60 });
  }

  /**
   * Creates a challenge. For a login any passkey of the school may answer, otherwise only those of the user in question. Throws
   * TOO_MANY_REQUESTS, and UNAUTHENTICATED or FORBIDDEN when there is no login or session for the purpose.
   */
  async ask(purpose: PasskeyPurpose, pendingToken: string, caller: Caller): Promise<PasskeyQuestion> {
    const { passkeys, pendingLogins } = this.deps;
    if (purpose === PasskeyPurpose.CONFIRMATION) {
      const { userId, via } = requireSession(caller.actor);
      await this.limit.count(`session:${via.id}`);
      return passkeys.ask(passkeyUses.confirmation(via.id), userId);
    }
    await this.limit.count(addressKey(caller.address));
    if (purpose === PasskeyPurpose.LOGIN) return passkeys.ask(passkeyUses.login);
    const owner = await pendingLogins.ownerOf(pendingToken);
    if (!owner) throw new AppError('UNAUTHENTICATED', authRefusals.pendingLoginOver);
    return passkeys.ask(passkeyUses.secondStep(pendingToken), owner.id);
  }
}
