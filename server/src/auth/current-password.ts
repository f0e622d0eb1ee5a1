import { authMessages } from '#shared/auth.ts';
import { requireSession } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { logSecurity } from '#server/platform/common/security-log.ts';
import type { User } from '#server/user/user.entity.ts';
import type { UserService } from '#server/user/user.service.ts';
import type { Caller } from './caller.ts';
import { whenLocked } from './locked.ts';
import type { PromptThrottle } from './login-throttle.ts';
import { passwordHashing } from './password.ts';
import type { SessionService } from './session.service.ts';
import type { StoredPasswords } from './stored-passwords.ts';

interface Dependencies {
  users: UserService;
  sessions: SessionService;
  prompts: PromptThrottle;
  storedPasswords: StoredPasswords;
  logger: Logger;
}

/** Asks logged-in users for their password before operations that a stolen session must not be able to do. */
export class CurrentPassword {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Returns the caller if the password is right, and confirms the session. Wrong attempts count against the session, not as failed
   * logins. Throws UNAUTHENTICATED, FORBIDDEN for an API token, BAD_USER_INPUT, TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE.
   */
  async require(password: string, { actor }: Pick<Caller, 'actor'>): Promise<User> {
    const { users, sessions, prompts, storedPasswords, logger } = this.deps;
    const { via } = requireSession(actor);
    const user = await users.requireMe(actor);
    passwordHashing.requireRoom();
    await whenLocked(prompts.count(via.id), logger, () => user.id);
    if (!(await storedPasswords.matches(user, password))) {
      logSecurity(logger, 'auth.current_password_wrong', { userId: user.id });
      throw wrongCurrentPassword();
    }
    await prompts.forgive(via.id);
    await sessions.confirm(via.id);
    return user;
  }
}

export function wrongCurrentPassword(): AppError {
  const message = authMessages.validation.wrongCurrentPassword;
  return new AppError('BAD_USER_INPUT', message, { fields: { currentPassword: message } });
}
