import type { EntityManager } from '@mikro-orm/postgresql';
import { deleteAccountRules } from '#shared/auth.rules.ts';
import { requireSession } from '#server/platform/common/actor.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { logSecurity } from '#server/platform/common/security-log.ts';
import { validate } from '#server/platform/common/validate.ts';
import type { UserService } from '#server/user/user.service.ts';
import type { AccountNotices } from './account-notices.ts';
import type { Caller } from './caller.ts';
import type { CurrentPassword } from './current-password.ts';

interface Dependencies {
  em: EntityManager;
  users: UserService;
  currentPassword: CurrentPassword;
  notices: AccountNotices;
  logger: Logger;
}

/** Deletes accounts on request of their owners. */
export class AccountDeletion {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Deletes the caller's account after checking the password, confirms that by mail, and returns its id. Throws UNAUTHENTICATED, FORBIDDEN for an API token,
   * BAD_USER_INPUT, TOO_MANY_REQUESTS, and CONFLICT for the last admin or while a subscription renews automatically.
   */
  async delete(fields: unknown, caller: Caller): Promise<string> {
    const { em: requestEm, users, currentPassword, notices, logger } = this.deps;
    requireSession(caller.actor);
    const typed = validate(deleteAccountRules, fields);
    const user = await currentPassword.require(typed.currentPassword, caller);
    const { id } = user;
    await requestEm.transactional(async (em) => {
      await users.delete(em, id);
      await notices.accountDeleted(em, user);
    });
    logSecurity(logger, 'auth.account_deleted', { userId: id });
    return id;
  }
}
