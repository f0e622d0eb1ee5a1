import { authMessages } from '#shared/auth.ts';
import { AppError } from '#server/platform/common/errors.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import type { User } from '#server/user/user.entity.ts';
import type { UserService } from '#server/user/user.service.ts';
import type { Caller } from './caller.ts';
import type { LoginThrottle } from './login-throttle.ts';
import { passwordHashing, verifyPassword } from './password.ts';
import type { SessionService } from './session.service.ts';

interface Dependencies {
  users: UserService;
  sessions: SessionService;
  throttle: LoginThrottle;
  logger: Logger;
}

/** Asks people who are logged in for their password before what a stolen session must not be enough for. */
export class CurrentPassword {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Who asks, if this is their password, which confirms their session. Wrong attempts count like failed logins. Throws
   * UNAUTHENTICATED, BAD_USER_INPUT, TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE.
   */
  async require(password: string, { actor, address }: Pick<Caller, 'actor' | 'address'>): Promise<User> {
    const { users, sessions, throttle, logger } = this.deps;
    const user = await users.requireMe(actor);
    passwordHashing.requireRoom();
    await throttle.countAttempt(user.email, address);
    if (!(await verifyPassword(user.passwordHash, password))) {
      const details = { event: 'auth.current_password_wrong', userId: user.id, address };
      logger.warn(details, 'current password wrong');
      throw wrongCurrentPassword();
    }
    await throttle.forgive(user.email, address);
    if (actor?.via.kind === 'session') await sessions.confirm(actor.via.id);
    return user;
  }
}

export function wrongCurrentPassword(): AppError {
  const message = authMessages.validation.wrongCurrentPassword;
  return new AppError('BAD_USER_INPUT', message, { fields: { currentPassword: message } });
}
