import type { EntityManager } from '@mikro-orm/postgresql';
import { authMessages } from '#shared/auth.ts';
import { apiTokenRules } from '#shared/auth.rules.ts';
import { messages } from '#shared/messages.ts';
import { requireSession, requireUser, type Actor, type TokenScope } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { requirePageSize, toPage, whereAfter, type Page } from '#server/platform/common/pagination.ts';
import { validate } from '#server/platform/common/validate.ts';
import { ApiToken } from './api-token.entity.ts';
import { hashSecret, newSecret } from './secret-token.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Lets people and secret scanners see what they have found. */
const PREFIX = 'lectern_';

interface NewApiToken {
  name: string;
  scope: TokenScope;
}

/** Personal tokens for programs. A program holds the token, the database only its hash. */
export class ApiTokenService {
  constructor(
    private readonly em: EntityManager,
    private readonly logger: Logger,
  ) {}

  /** Makes a token and tells it, this once. Throws UNAUTHENTICATED, FORBIDDEN for an API token, BAD_USER_INPUT. */
  async create(actor: Actor, fields: NewApiToken): Promise<{ apiToken: ApiToken; secret: string }> {
    const { userId } = requireSession(actor);
    const { name } = validate(apiTokenRules, fields);
    const secret = PREFIX + newSecret();
    const apiToken = this.em.create(ApiToken, {
      user: userId,
      name,
      scope: fields.scope,
      tokenHash: hashSecret(secret),
    });
    await this.em.flush();
    this.logger.info({ event: 'auth.token_created', userId, apiTokenId: apiToken.id }, 'API token created');
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
    if (removed === 0) throw new AppError('NOT_FOUND', authMessages.notFound.token);
    this.logger.info({ event: 'auth.token_revoked', userId, apiTokenId }, 'API token revoked');
    return apiTokenId;
  }

  /** Who holds this token; null for an unknown or revoked one. */
  async resolve(secret: string): Promise<Actor> {
    const token = await this.em.findOne(ApiToken, { tokenHash: hashSecret(secret) }, { populate: ['user'] });
    if (!token) return null;
    await this.recordUse(token);
    const user = token.user.getEntity();
    return { userId: user.id, role: user.role, via: { kind: 'token', id: token.id, scope: token.scope } };
  }

  /** Once an hour at most, and to the hour: a write on every request would buy nothing. */
  private async recordUse({ id, lastUsedAt }: ApiToken): Promise<void> {
    const hour = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS);
    if (lastUsedAt && lastUsedAt >= hour) return;
    await this.em.nativeUpdate(ApiToken, { id }, { lastUsedAt: hour });
  }
}
