import { confirmIdentityRules } from '#shared/auth.rules.ts';
import { passkeyUses } from '#server/factor/passkey-challenges.ts';
import { requireSession } from '#server/platform/common/actor.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { logSecurity } from '#server/platform/common/security-log.ts';
import { validate } from '#server/platform/common/validate.ts';
import type { UserService } from '#server/user/user.service.ts';
import type { ConfirmIdentityInput } from './auth.inputs.ts';
import type { Caller } from './caller.ts';
import type { CurrentFactor } from './current-factor.ts';
import type { CurrentPassword } from './current-password.ts';
import type { SessionService } from './session.service.ts';

interface Dependencies {
  sessions: SessionService;
  users: UserService;
  currentPassword: CurrentPassword;
  currentFactor: CurrentFactor;
  logger: Logger;
}

/** People who are logged in show here once more who they are, before what an open session is not enough for. */
export class ConfirmationService {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Confirms the session of who asks, and gives it another token: one that was stolen before is worth nothing. Returns the token, and
   * when that was. `passkeyToken` is of the question that a passkey answers. Wrong attempts are counted for the session. Throws
   * UNAUTHENTICATED, FORBIDDEN for an API token, BAD_USER_INPUT, TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE.
   */
  async confirm(
    proof: ConfirmIdentityInput,
    passkeyToken: string,
    caller: Caller,
  ): Promise<{ token: string; confirmedAt: Date }> {
    const { sessions, users, currentPassword, currentFactor, logger } = this.deps;
    const { via } = requireSession(caller.actor);
    if (proof.code == null && proof.recoveryCode == null && proof.passkey == null) {
      const typed = validate(confirmIdentityRules, proof);
      await currentPassword.require(typed.currentPassword, caller);
    } else {
      const user = await users.requireMe(caller.actor);
      const ceremony = { token: passkeyToken, use: passkeyUses.confirmation(via.id) };
      await currentFactor.requireInSession(user, proof, ceremony, via.id);
    }
    logSecurity(logger, 'auth.identity_confirmed');
    return sessions.renew(via.id);
  }
}
