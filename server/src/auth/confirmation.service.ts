import { confirmIdentityRules } from '#shared/auth.rules.ts';
import { requireSession } from '#server/platform/common/actor.ts';
import type { Logger } from '#server/platform/common/logger.ts';
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
   * Confirms the session of who asks, and returns when that was. Wrong attempts count like failed logins. Throws
   * UNAUTHENTICATED, FORBIDDEN for an API token, BAD_USER_INPUT, TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE.
   */
  async confirm(proof: ConfirmIdentityInput, caller: Caller): Promise<Date> {
    const { sessions, users, currentPassword, currentFactor, logger } = this.deps;
    const { userId, via } = requireSession(caller.actor);
    if (proof.code == null && proof.recoveryCode == null) {
      const typed = validate(confirmIdentityRules, proof);
      await currentPassword.require(typed.currentPassword, caller);
    } else {
      await currentFactor.require(await users.requireMe(caller.actor), proof, caller.address);
    }
    logger.info({ event: 'auth.identity_confirmed', userId }, 'identity confirmed');
    return sessions.confirm(via.id);
  }
}
