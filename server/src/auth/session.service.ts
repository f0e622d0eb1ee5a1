import { LockMode, raw, type EntityManager } from '@mikro-orm/postgresql';
import { authRefusals } from '#shared/auth-refusals.ts';
import { authMessages } from '#shared/auth.ts';
import { isLanguage } from '#shared/languages.ts';
import { Role } from '#shared/roles.ts';
import { messages } from '#shared/messages.ts';
import type { SecondFactors } from '#server/factor/second-factors.ts';
import { requireSession, requireUser, type Actor } from '#server/platform/common/actor.ts';
import { speak } from '#server/platform/common/current-language.ts';
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
import { AppError } from '#server/platform/common/errors.ts';
import { DAY_MS, HOUR_MS } from '#server/platform/common/durations.ts';
import { User } from '#server/user/user.entity.ts';
import { setRow } from '#server/user/user-rows.ts';
import { hashSecret, newSecret } from '#server/platform/common/secret-token.ts';
import type { AccountNotices } from './account-notices.ts';
import type { Caller } from './caller.ts';
import { deviceName } from './device-name.ts';
import type { KnownDevices } from './known-devices.ts';
import type { PendingLogins } from './pending-login.service.ts';
import type { SessionReads, SessionRow } from './session-reads.ts';
import { Session } from './session.entity.ts';

interface Lifetime {
  /** A session ends after this time without use, */
  idleMs: number;
  /** and after this time in any case. */
  absoluteMs: number;
}

/** By the user's current role: a user who becomes an admin gets an admin's lifetimes at once. */
const LIFETIMES: Record<Role, Lifetime> = {
  USER: { idleMs: 14 * DAY_MS, absoluteMs: 30 * DAY_MS },
  ADMIN: { idleMs: 12 * HOUR_MS, absoluteMs: 7 * DAY_MS },
};

/** The longest lifetime of a session, in ms. */
export const LONGEST_SESSION_MS = LIFETIMES.USER.absoluteMs;

/** How long the previous token is accepted after a renewal, for requests in flight, in ms. */
const RENEWAL_MS = 30_000;

interface Dependencies {
  em: EntityManager;
  reads: SessionReads;
  devices: KnownDevices;
  pendingLogins: PendingLogins;
  notices: AccountNotices;
  secondFactors: SecondFactors;
  logger: Logger;
}

/** A new session as its browser sees it. */
export interface StartedSession {
  /** 256 random bits. It cannot be read again. */
  token: string;
  /** The tokens by which accounts recognize the browser from now on. */
  deviceTokens: string[];
  /** The actor of requests with this session. */
  actor: NonNullable<Actor>;
}

/** Sessions. The browser holds a random token, the database only its hash. */
export class SessionService {
  private readonly em: EntityManager;
  private readonly reads: SessionReads;
  private readonly secondFactors: SecondFactors;
  private readonly logger: Logger;

  constructor(private readonly deps: Dependencies) {
    ({ em: this.em, reads: this.reads, secondFactors: this.secondFactors, logger: this.logger } = deps);
  }

  /**
   * Starts a session and ends the caller's current one. From now on the account knows the browser; if it is new, the owner is notified by
   * mail. Throws UNAUTHENTICATED when the password was changed since `user` was read.
   */
  async start(user: User, { actor, address, userAgent, deviceTokens = [] }: Caller): Promise<StartedSession> {
    const { devices, notices } = this.deps;
    const token = newSecret();
    const tokenHash = hashSecret(token);
    const now = new Date();
    const device = deviceName(userAgent);
    const isOwn = actor?.via.kind === 'session' && actor.userId === user.id;
    const started = await this.em.fork().transactional(async (em) => {
      // A password change ends all sessions. The lock on the row prevents a login with the old password from completing after that. It is
      // taken by writing: two concurrent logins that both read the row first would deadlock.
      const { id, passwordHash } = user;
      if ((await em.nativeUpdate(User, { id, passwordHash }, { lastSeenAt: now })) === 0) {
        throw new AppError('UNAUTHENTICATED', authMessages.access.wrongCredentials);
      }
      const session = em.create(Session, {
        tokenHash,
        user: id,
        createdAt: now,
        lastUsedAt: now,
        confirmedAt: now,
        device,
        address,
      });
      await em.flush();
      if (actor?.via.kind === 'session') await em.nativeDelete(Session, { id: actor.via.id });
      const remembered = await devices.remember(em, id, deviceTokens);
      // A browser that is already logged in to this account is not reported.
      if (remembered.isNewDevice && !isOwn) await notices.newDevice(em, user, { device, address, at: now });
      return { sessionId: session.id, deviceTokens: remembered.deviceTokens };
    });
    const role = await this.secondFactors.roleOf(user);
    const via = { kind: 'session', id: started.sessionId, tokenHash, confirmedAt: now } as const;
    return { token, deviceTokens: started.deviceTokens, actor: { userId: user.id, ...role, via } };
  }

  /**
   * Returns the actor of a token; null if it is unknown, ended or expired.
   *
   * @param isUse whether the request counts as activity, which keeps the session from ending for inactivity.
   */
  async resolve(token: string, { isUse }: { isUse: boolean }): Promise<Actor> {
    const now = Date.now();
    const tokenHash = hashSecret(token);
    const session = await this.reads.byTokenHash(tokenHash);
    if (!session) return this.resolveRenewed(tokenHash, { isUse });
    if (isOver(session, now)) return null;
    // Recorded at most once an hour, which avoids a write on every request.
    if (isUse && now - session.lastUsedAt.getTime() > HOUR_MS) {
      await this.em.nativeUpdate(Session, { id: session.sessionId }, { lastUsedAt: new Date(now) });
      await this.em.nativeUpdate(User, { id: session.user.id }, { lastSeenAt: new Date(now) });
    }
    return this.actorOf(session);
  }

  /**
   * Returns the actor of a token that was replaced by the last renewal. Requests in flight at that time are accepted for half a minute,
   * without the confirmation. An open stream has to reconnect: it gets SERVICE_UNAVAILABLE.
   */
  private async resolveRenewed(tokenHash: string, { isUse }: { isUse: boolean }): Promise<Actor> {
    const renewed = await this.em.findOne(Session, { previousTokenHash: tokenHash });
    if (!renewed?.renewedAt) return null;
    if (!isUse) throw new AppError('SERVICE_UNAVAILABLE', messages.unavailable, { retryAfter: 1 });
    if (Date.now() - renewed.renewedAt.getTime() > RENEWAL_MS) return null;
    const session = await this.reads.byTokenHash(renewed.tokenHash);
    if (!session || isOver(session, Date.now())) return null;
    return this.actorOf({ ...session, confirmedAt: new Date(0) });
  }

  private async actorOf({ sessionId: id, tokenHash, confirmedAt, user }: SessionRow): Promise<Actor> {
    if (isLanguage(user.language)) speak(user.language);
    const role = await this.secondFactors.roleOf(user);
    const actor: Actor = { userId: user.id, ...role, via: { kind: 'session', id, tokenHash, confirmedAt } };
    setRow(actor, user);
    return actor;
  }

  /** Records that the user of a session has just confirmed their identity. */
  async confirm(sessionId: string): Promise<void> {
    await this.em.nativeUpdate(Session, { id: sessionId }, { confirmedAt: new Date() });
  }

  /** As `confirm`, but also replaces the token of the session. Returns the new token and the time. */
  async renew(sessionId: string): Promise<{ token: string; confirmedAt: Date }> {
    const token = newSecret();
    const confirmedAt = new Date();
    await this.em.nativeUpdate(
      Session,
      { id: sessionId },
      {
        confirmedAt,
        renewedAt: confirmedAt,
        previousTokenHash: raw('token_hash'),
        tokenHash: hashSecret(token),
      },
    );
    return { token, confirmedAt };
  }

  async end(sessionId: string): Promise<void> {
    await this.em.nativeDelete(Session, { id: sessionId });
  }

  /** Returns a user's active sessions, newest login first, to that user only. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT. */
  async list(
    actor: Actor,
    { id, role }: Pick<User, 'id' | 'role'>,
    first: number,
    after?: string | null,
  ): Promise<Page<Session>> {
    if (requireUser(actor).userId !== id) throw new AppError('FORBIDDEN', messages.access.denied);
    requirePageSize(first);
    const list = listKey('User.sessions', id);
    const now = Date.now();
    const alive = {
      user: id,
      lastUsedAt: { $gt: new Date(now - LIFETIMES[role].idleMs) },
      createdAt: { $gt: new Date(now - LIFETIMES[role].absoluteMs) },
    };
    const [sessions, totalCount] = await Promise.all([
      this.em.find(
        Session,
        { $and: [alive, whereAfter(list, after)] },
        { orderBy: { createdAt: 'desc', id: 'desc' }, limit: first + 1 },
      ),
      this.em.count(Session, alive),
    ]);
    return toPage(list, sessions, first, totalCount);
  }

  /** Batch for resolvers: when users were last active while logged in, to the hour; null if never. */
  readonly lastSeen = (userIds: readonly string[]): Promise<(Date | null)[]> => this.reads.lastSeen(userIds);

  /** Ends one of the caller's own sessions. Throws UNAUTHENTICATED, FORBIDDEN for an API token, BAD_USER_INPUT, NOT_FOUND. */
  async endOwn(actor: Actor, id: string): Promise<string> {
    const { userId } = requireSession(actor);
    const sessionId = requireId(id, 'id');
    const removed = await this.em.nativeDelete(Session, { id: sessionId, user: userId });
    if (removed === 0) throw new AppError('NOT_FOUND', authRefusals.notFound.session);
    logSecurity(this.logger, 'auth.session_ended', { sessionId });
    return sessionId;
  }

  /** Ends all sessions of the caller except the current one, and pending logins. Throws UNAUTHENTICATED, FORBIDDEN for an API token. */
  async endOthers({ actor, deviceTokens }: Pick<Caller, 'actor' | 'deviceTokens'>): Promise<User> {
    const { userId, via } = requireSession(actor);
    const user = await this.em.transactional(async (em) => {
      const found = await em.findOneOrFail(User, userId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      await this.endAll(em, userId, { id: via.id, deviceTokens });
      return found;
    });
    logSecurity(this.logger, 'auth.sessions_ended');
    return user;
  }

  /**
   * Ends a user's sessions and pending logins in the transaction of `em`, and forgets the account's known browsers. `except` names a
   * session that is kept, together with its browser.
   */
  async endAll(
    em: EntityManager,
    userId: string,
    except?: { id: string; deviceTokens?: readonly string[] | undefined },
  ): Promise<void> {
    await em.nativeDelete(Session, { user: userId, ...(except && { id: { $ne: except.id } }) });
    await this.deps.pendingLogins.endAll(em, userId);
    await this.deps.devices.forgetAll(em, userId, except?.deviceTokens);
  }

  /** Sets whether logins on new devices are reported to the user by mail. Throws UNAUTHENTICATED, FORBIDDEN for an API token. */
  async tellNewDevices(actor: Actor, isOn: boolean): Promise<User> {
    const { userId } = requireSession(actor);
    return this.em.transactional(async (em) => {
      const user = await em.findOneOrFail(User, userId);
      user.tellsNewDevices = isOn;
      return user;
    });
  }

  /** Removes expired sessions. */
  async removeExpired(): Promise<void> {
    const now = Date.now();
    await this.em.nativeDelete(Session, {
      $or: Object.values(Role).map((role) => ({
        user: { role },
        $or: [
          { lastUsedAt: { $lt: new Date(now - LIFETIMES[role].idleMs) } },
          { createdAt: { $lt: new Date(now - LIFETIMES[role].absoluteMs) } },
        ],
      })),
    });
  }
}

/** Whether a session has expired, by the current role of its user. */
function isOver({ lastUsedAt, startedAt, user }: SessionRow, now: number): boolean {
  const { idleMs, absoluteMs } = LIFETIMES[user.role];
  return now - lastUsedAt.getTime() >= idleMs || now - startedAt.getTime() >= absoluteMs;
}
