import { confirmIdentityRules } from '#shared/auth.rules.ts';
import { requireSession } from '#server/platform/common/actor.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { validate } from '#server/platform/common/validate.ts';
import type { Caller } from './caller.ts';
import type { CurrentPassword } from './current-password.ts';
import type { SessionService } from './session.service.ts';

interface Dependencies {
  sessions: SessionService;
  currentPassword: CurrentPassword;
  logger: Logger;
}

/** People who are logged in show here once more who they are, before what an open session is not enough for. */
export class ConfirmationService {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Confirms the session of who asks, and returns when that was. Wrong attempts count like failed logins. Throws
   * UNAUTHENTICATED, FORBIDDEN for an API token, BAD_USER_INPUT, TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE.
   */
  async confirm(fields: unknown, caller: Caller): Promise<Date> {
    const { sessions, currentPassword, logger } = this.deps;
    const { userId, via } = requireSession(caller.actor);
    const proof = validate(confirmIdentityRules, fields);
    await currentPassword.require(proof.currentPassword, caller);
    logger.info({ event: 'auth.identity_confirmed', userId }, 'identity confirmed');
    return sessions.confirm(via.id);
  }
}
