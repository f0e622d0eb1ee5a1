import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { authRefusals } from '#shared/auth-refusals.ts';
import { apiTokenRules } from '#shared/auth.rules.ts';
import { messages } from '#shared/messages.ts';
import type { SecondFactors } from '#server/factor/second-factors.ts';
import { requireSession, requireUser, type Actor, type TokenScope } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { logSecurity } from '#server/platform/common/security-log.ts';
import { requirePageSize, toPage, whereAfter, type Page } from '#server/platform/common/pagination.ts';
import { columns, statement, type Statements } from '#server/platform/db/statements.ts';
import { validate } from '#server/platform/common/validate.ts';
import { User } from '#server/user/user.entity.ts';
import { hashSecret, newSecret } from '#server/platform/common/secret-token.ts';
import type { AccountNotices } from './account-notices.ts';
import { ApiToken } from './api-token.entity.ts';
import type { Caller } from './caller.ts';
import { wrongCurrentPassword, type CurrentPassword } from './current-password.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Lets people and secret scanners see what they have found. */
const PREFIX = 'lectern_';

interface NewApiToken {
  name: string;
  scope: TokenScope;
  currentPassword: string;
}

interface Dependencies {
  em: EntityManager;
  statements: Statements;
  secondFactors: SecondFactors;
  currentPassword: CurrentPassword;
  notices: AccountNotices;
  logger: Logger;
}

/** A token with the role that its owner has now. */
const BY_SECRET = statement<
  Pick<ApiToken, 'id' | 'scope' | 'lastUsedAt'> & Pick<User, 'role'> & { userId: string }
>(
  `select ${columns('tokens', ['id', 'scope', 'lastUsedAt', 'userId'])}, users.role
   from api_tokens tokens join users on users.id = tokens.user_id where token_hash = $1`,
);

/** Personal tokens for programs. A program holds the token, the database only its hash. */
export class ApiTokenService {
  private readonly em: EntityManager;

  constructor(private readonly deps: Dependencies) {
    this.em = deps.em;
  }

  /**
   * Makes a token by the owner's password, and tells it this once. Throws UNAUTHENTICATED, FORBIDDEN for an API token,
   * BAD_USER_INPUT, TOO_MANY_REQUESTS.
   */
  async create(caller: Caller, fields: NewApiToken): Promise<{ apiToken: ApiToken; secret: string }> {
    const { currentPassword, notices, logger } = this.deps;
    const { userId } = requireSession(caller.actor);
    const typed = validate(apiTokenRules, fields);
    const user = await currentPassword.require(typed.currentPassword, caller);
    await notices.countChange(user);
    const secret = PREFIX + newSecret();
    const apiToken = await this.em.transactional(async (em) => {
      // A reset ends the tokens there are. The lock keeps one by the old password from coming after it.
      const current = { id: userId, passwordHash: user.passwordHash };
      if (!(await em.findOne(User, current, { lockMode: LockMode.PESSIMISTIC_READ })))
        throw wrongCurrentPassword();
      const created = em.create(ApiToken, {
        user: userId,
        name: typed.name,
        scope: fields.scope,
        tokenHash: hashSecret(secret),
      });
      await em.flush();
      await notices.tokenCreated(em, user, fields.scope);
      return created;
    });
    logSecurity(logger, 'auth.token_created', { apiTokenId: apiToken.id });
    return { apiToken, secret };
  }

  /** Somebody's tokens, newest first, for nobody but themselves. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT. */
  async list(actor: Actor, userId: string, first: number, after?: string | null): Promise<Page<ApiToken>> {
    if (requireUser(actor).userId !== userId) throw new AppError('FORBIDDEN', messages.access.denied);
    requirePageSize(first);
    const own = { user: userId };
    const [tokens, totalCount] = await Promise.all([
      this.em.find(
        ApiToken,
        { $and: [own, whereAfter(after)] },
        { orderBy: { createdAt: 'desc', id: 'desc' }, limit: first + 1 },
      ),
      this.em.count(ApiToken, own),
    ]);
    return toPage(tokens, first, totalCount);
  }

  /** Throws UNAUTHENTICATED, FORBIDDEN for an API token, BAD_USER_INPUT, NOT_FOUND (somebody else's, too). */
  async revoke(actor: Actor, id: string): Promise<string> {
    const { userId } = requireSession(actor);
    const apiTokenId = requireId(id, 'id');
    const removed = await this.em.nativeDelete(ApiToken, { id: apiTokenId, user: userId });
    if (removed === 0) throw new AppError('NOT_FOUND', authRefusals.notFound.token);
    logSecurity(this.deps.logger, 'auth.token_revoked', { apiTokenId });
    return apiTokenId;
  }

  /** Ends all tokens of a person, in the transaction of `em`. */
  async revokeAll(em: EntityManager, userId: string): Promise<void> {
    await em.nativeDelete(ApiToken, { user: userId });
  }

  /** Who holds this token; null for an unknown or revoked one. */
  async resolve(secret: string): Promise<Actor> {
    const token = await this.deps.statements.first(BY_SECRET, [hashSecret(secret)]);
    if (!token) return null;
    await this.recordUse(token);
    const { userId } = token;
    const role = await this.deps.secondFactors.roleOf({ id: userId, role: token.role });
    return { userId, ...role, via: { kind: 'token', id: token.id, scope: token.scope } };
  }

  /** Once an hour at most, and to the hour: a write on every request would buy nothing. */
  private async recordUse({ id, lastUsedAt }: Pick<ApiToken, 'id' | 'lastUsedAt'>): Promise<void> {
    const hour = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS);
    if (lastUsedAt && lastUsedAt >= hour) return;
    await this.em.nativeUpdate(ApiToken, { id }, { lastUsedAt: hour });
  }
}
