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

/** Confirms the identity of logged-in users before operations for which an open session is not enough. */
export class ConfirmationService {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Confirms the caller's session and replaces its token, so that a token stolen earlier becomes useless. Returns the new token and the
   * time of confirmation. `passkeyToken` identifies the challenge that a passkey answers. Wrong attempts count against the session.
   * Throws UNAUTHENTICATED, FORBIDDEN for an API token, BAD_USER_INPUT, TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE.
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
