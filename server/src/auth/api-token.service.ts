import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { ApiScope, isWriteScope, scopesOf, TokenScope } from '#shared/api-scopes.ts';
import { authRefusals } from '#shared/auth-refusals.ts';
import { authLimits } from '#shared/auth.ts';
import { apiTokenRules } from '#shared/auth.rules.ts';
import { messages } from '#shared/messages.ts';
import type { SecondFactors } from '#server/factor/second-factors.ts';
import { requireSession, requireUser, type Actor } from '#server/platform/common/actor.ts';
import { DAY_MS, HOUR_MS } from '#server/platform/common/durations.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { logSecurity } from '#server/platform/common/security-log.ts';
import {
  listKey,
  requirePageSize,
  toPage,
  whereAfter,
  type Page,
} from '#server/platform/common/pagination.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { columnsOf, read, text } from '#server/platform/db/read.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import { validate } from '#server/platform/common/validate.ts';
import { User } from '#server/user/user.entity.ts';
import { hashSecret, newSecret } from '#server/platform/common/secret-token.ts';
import type { AccountNotices } from './account-notices.ts';
import { ApiToken } from './api-token.entity.ts';
import type { Caller } from './caller.ts';
import { wrongCurrentPassword, type CurrentPassword } from './current-password.ts';

/** How long a token is listed after it has expired. */
const LISTED_MS = 30 * DAY_MS;
/** How long before a token expires its owner is notified. */
const NOTICE_MS = 7 * DAY_MS;
const NOTICES_AT_ONCE = 500;
/** Makes tokens recognizable for people and secret scanners. */
const PREFIX = 'lectern_';

/** A requested token. `scope` is used when there are no `scopes`. */
interface NewApiToken {
  name: string;
  scopes?: ApiScope[] | null;
  scope?: TokenScope | null;
  expiresInDays: number | null;
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

type Person = NonNullable<Actor>;

/** A token with its owner's current role. */
const BY_SECRET = read({ tokenHash: text }, ({ tokenHash }) =>
  db
    .selectFrom('apiTokens as token')
    .innerJoin('users', 'users.id', 'token.userId')
    .where('token.tokenHash', '=', tokenHash)
    .select(columnsOf('token', ['id', 'scope', 'scopes', 'expiresAt', 'lastUsedAt', 'userId']))
    .select('users.role'),
);

/** Personal tokens for programs. The program holds the token, the database only its hash. */
export class ApiTokenService {
  private readonly em: EntityManager;

  constructor(private readonly deps: Dependencies) {
    this.em = deps.em;
  }

  /**
   * Creates a token after checking the owner's password, and returns its secret this once. Throws UNAUTHENTICATED, FORBIDDEN for an API
   * token, BAD_USER_INPUT, CONFLICT when the account has the maximum number of tokens, TOO_MANY_REQUESTS.
   */
  async create(caller: Caller, fields: NewApiToken): Promise<{ apiToken: ApiToken; secret: string }> {
    const { currentPassword, notices, logger } = this.deps;
    const { userId } = requireSession(caller.actor);
    const typed = validate(apiTokenRules, { ...fields, scopes: wantedScopes(fields) });
    const user = await currentPassword.require(typed.currentPassword, caller);
    await notices.countChange(user);
    const secret = PREFIX + newSecret();
    const apiToken = await this.em.transactional(async (em) => {
      // A password reset revokes all existing tokens. The lock prevents a token from being created with the old password after that, and
      // it serializes the count.
      const current = { id: userId, passwordHash: user.passwordHash };
      if (!(await em.findOne(User, current, { lockMode: LockMode.PESSIMISTIC_WRITE })))
        throw wrongCurrentPassword();
      await requireRoom(em, userId);
      const created = em.create(ApiToken, {
        user: userId,
        name: typed.name,
        scope: formerScope(typed.scopes),
        scopes: typed.scopes,
        ...lifetime(typed.expiresInDays),
        tokenHash: hashSecret(secret),
      });
      await em.flush();
      await notices.tokenCreated(em, user, { scopes: typed.scopes, expiresAt: created.expiresAt });
      return created;
    });
    logSecurity(logger, 'auth.token_created', { apiTokenId: apiToken.id, scopes: typed.scopes.join(' ') });
    return { apiToken, secret };
  }

  /** Returns a user's tokens, newest first, to their owner only. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT. */
  async list(actor: Actor, userId: string, first: number, after?: string | null): Promise<Page<ApiToken>> {
    if (requireUser(actor).userId !== userId) throw new AppError('FORBIDDEN', messages.access.denied);
    requirePageSize(first);
    const list = listKey('User.apiTokens', userId);
    const own = { user: userId };
    const [tokens, totalCount] = await Promise.all([
      this.em.find(
        ApiToken,
        { $and: [own, whereAfter(list, after)] },
        { orderBy: { createdAt: 'desc', id: 'desc' }, limit: first + 1 },
      ),
      this.em.count(ApiToken, own),
    ]);
    return toPage(list, tokens, first, totalCount);
  }

  /** Throws UNAUTHENTICATED, FORBIDDEN for an API token, BAD_USER_INPUT, and NOT_FOUND also for another user's token. */
  async revoke(actor: Actor, id: string): Promise<string> {
    const { userId } = requireSession(actor);
    const apiTokenId = requireId(id, 'id');
    const removed = await this.em.nativeDelete(ApiToken, { id: apiTokenId, user: userId });
    if (removed === 0) throw new AppError('NOT_FOUND', authRefusals.notFound.token);
    logSecurity(this.deps.logger, 'auth.token_revoked', { apiTokenId });
    return apiTokenId;
  }

  /** Revokes all tokens of a user, in the transaction of `em`. */
  async revokeAll(em: EntityManager, userId: string): Promise<void> {
    await em.nativeDelete(ApiToken, { user: userId });
  }

  /** Returns the owner of a token, or why it is refused. `address` is the network address of the request. */
  async resolve(secret: string, address: string): Promise<Person | 'UNKNOWN' | 'EXPIRED'> {
    const token = await this.deps.statements.first(BY_SECRET, { tokenHash: hashSecret(secret) });
    if (!token) return 'UNKNOWN';
    if (token.expiresAt && token.expiresAt <= new Date()) return 'EXPIRED';
    await this.recordUse(token, address);
    const { id, userId } = token;
    const role = await this.deps.secondFactors.roleOf({ id: userId, role: token.role });
    return { userId, ...role, via: { kind: 'token', id, scopes: scopesOfToken(token) } };
  }

  /** Emails owners, once per token, about tokens that expire within a week. */
  async tellOfExpiry(): Promise<void> {
    await this.em.transactional(async (em) => {
      const now = Date.now();
      const expiring = await em.find(
        ApiToken,
        { expiryToldAt: null, expiresAt: { $gt: new Date(now), $lt: new Date(now + NOTICE_MS) } },
        { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE, limit: NOTICES_AT_ONCE },
      );
      for (const token of expiring) {
        token.expiryToldAt = new Date(now);
        await this.deps.notices.tokenExpires(em, await token.user.loadOrFail(), token);
      }
    });
  }

  /** Removes tokens that expired too long ago to be listed. */
  async removeExpired(): Promise<void> {
    await this.em.nativeDelete(ApiToken, { expiresAt: { $lt: new Date(Date.now() - LISTED_MS) } });
  }

  /** Records a use at most once an hour, rounded down to the hour, which avoids a write on every request. */
  private async recordUse(
    { id, lastUsedAt }: Pick<ApiToken, 'id' | 'lastUsedAt'>,
    address: string,
  ): Promise<void> {
    const hour = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS);
    if (lastUsedAt && lastUsedAt >= hour) return;
    await this.em.nativeUpdate(ApiToken, { id }, { lastUsedAt: hour, lastUsedFrom: address || null });
  }
}

/** The scopes of a token. Tokens of the previous version only have a `scope`. */
export const scopesOfToken = ({ scope, scopes }: Pick<ApiToken, 'scope' | 'scopes'>): ApiScope[] =>
  scopes ?? scopesOf(scope);

function wantedScopes({ scopes, scope }: NewApiToken): ApiScope[] {
  const wanted = new Set(scopes ?? (scope ? scopesOf(scope) : []));
  return Object.values(ApiScope).filter((each) => wanted.has(each));
}

function lifetime(days: number | null): Pick<ApiToken, 'expiresAt' | 'expiryToldAt'> {
  if (days === null) return { expiresAt: null, expiryToldAt: null };
  const now = Date.now();
  const expiresAt = new Date(now + days * DAY_MS);
  // The mail about a new token names its expiry date. For a token that lives a week or less, that mail is enough.
  return { expiresAt, expiryToldAt: days * DAY_MS <= NOTICE_MS ? new Date(now) : null };
}

/**
 * The scope that processes of the previous version read. They do not know areas, so a token with only some write scopes must not write
 * there.
 */
const formerScope = (scopes: readonly ApiScope[]): TokenScope =>
  scopes.filter(isWriteScope).length === Object.values(ApiScope).filter(isWriteScope).length
    ? TokenScope.WRITE
    : TokenScope.READ;

/** Throws CONFLICT when the account has the maximum number of valid tokens. */
async function requireRoom(em: EntityManager, userId: string): Promise<void> {
  const { max } = authLimits.tokens;
  const working = { $or: [{ expiresAt: null }, { expiresAt: { $gt: new Date() } }] };
  if ((await em.count(ApiToken, { user: userId, ...working })) < max) return;
  throw new AppError('CONFLICT', authRefusals.tooManyTokens({ max }));
}
