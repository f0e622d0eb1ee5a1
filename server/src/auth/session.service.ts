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
import { requirePageSize, toPage, whereAfter, type Page } from '#server/platform/common/pagination.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { DAY_MS, HOUR_MS } from '#server/platform/common/durations.ts';
import { User } from '#server/user/user.entity.ts';
import { setRow } from '#server/user/user-rows.ts';
import { hashSecret, newSecret } from '#server/platform/common/secret-token.ts';
import { placesFor } from '#server/platform/db/places.ts';
import type { AccountNotices } from './account-notices.ts';
import type { Caller } from './caller.ts';
import { deviceName } from './device-name.ts';
import type { KnownDevices } from './known-devices.ts';
import type { PendingLogins } from './pending-login.service.ts';
import type { SessionReads, SessionRow } from './session-reads.ts';
import { Session } from './session.entity.ts';

interface Lifetime {
  /** A session ends after so long without use ... */
  idleMs: number;
  /** ... and after so long in any case. */
  absoluteMs: number;
}

/** By the role that a person has now: who becomes an admin has an admin's sessions at once. */
const LIFETIMES: Record<Role, Lifetime> = {
  USER: { idleMs: 14 * DAY_MS, absoluteMs: 30 * DAY_MS },
  ADMIN: { idleMs: 12 * HOUR_MS, absoluteMs: 7 * DAY_MS },
};

/** The longest that a session lasts, in ms. */
export const LONGEST_SESSION_MS = LIFETIMES.USER.absoluteMs;

/** How long requests that were under way still come by the token before, in ms. */
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

/** A session as its browser gets to know it. */
export interface StartedSession {
  /** 256 random bits, told once. */
  token: string;
  /** What the browser is known by from now on. */
  deviceTokens: string[];
  /** Who the session makes of a request. */
  actor: NonNullable<Actor>;
}

/** Logins. The browser holds a random token, the database only its hash. */
export class SessionService {
  private readonly em: EntityManager;
  private readonly reads: SessionReads;
  private readonly secondFactors: SecondFactors;
  private readonly logger: Logger;

  constructor(private readonly deps: Dependencies) {
    ({ em: this.em, reads: this.reads, secondFactors: this.secondFactors, logger: this.logger } = deps);
  }

  /**
   * Starts a session. A session that the caller has already ends. The account knows the browser from now on; its owner hears of a
   * new one by mail. Throws UNAUTHENTICATED when the password was changed since `user` was read.
   */
  async start(user: User, { actor, address, userAgent, deviceTokens = [] }: Caller): Promise<StartedSession> {
    const { devices, notices } = this.deps;
    const token = newSecret();
    const tokenHash = hashSecret(token);
    const now = new Date();
    const device = deviceName(userAgent);
    const isOwn = actor?.via.kind === 'session' && actor.userId === user.id;
    const started = await this.em.fork().transactional(async (em) => {
      // A change of the password ends the sessions there are. The row is held, so that a login by the old one does not come after it,
      // and held by writing it: two logins at a time that both read it first would wait for each other.
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
      // A browser that is logged in already is none that its owner should hear of.
      if (remembered.isNewDevice && !isOwn) await notices.newDevice(em, user, { device, address, at: now });
      return { sessionId: session.id, deviceTokens: remembered.deviceTokens };
    });
    const role = await this.secondFactors.roleOf(user);
    const via = { kind: 'session', id: started.sessionId, tokenHash, confirmedAt: now } as const;
    return { token, deviceTokens: started.deviceTokens, actor: { userId: user.id, ...role, via } };
  }

  /**
   * Who holds this token; null for an unknown, ended or expired one.
   *
   * @param isUse whether they do something, which keeps the session from ending for want of use.
   */
  async resolve(token: string, { isUse }: { isUse: boolean }): Promise<Actor> {
    const now = Date.now();
    const tokenHash = hashSecret(token);
    const session = await this.reads.byTokenHash(tokenHash);
    if (!session) return this.resolveRenewed(tokenHash, { isUse });
    if (isOver(session, now)) return null;
    // Noted once an hour at most: a write on every request would buy nothing.
    if (isUse && now - session.lastUsedAt.getTime() > HOUR_MS) {
      await this.em.nativeUpdate(Session, { id: session.sessionId }, { lastUsedAt: new Date(now) });
      await this.em.nativeUpdate(User, { id: session.user.id }, { lastSeenAt: new Date(now) });
    }
    return this.actorOf(session);
  }

  /**
   * Who holds the token that a session had before its last renewal: requests that were under way then are still taken, for half a
   * minute and without the confirmation. A stream that was open then is to be opened again: SERVICE_UNAVAILABLE.
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

  /** Notes that the person of a session has shown who they are just now. */
  async confirm(sessionId: string): Promise<void> {
    await this.em.nativeUpdate(Session, { id: sessionId }, { confirmedAt: new Date() });
  }

  /** As `confirm`, and gives the session another token. Returns it, and when that was. */
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

  /**
   * A person's sessions that are not over, the newest login first, for nobody but themselves. Throws UNAUTHENTICATED,
   * FORBIDDEN, BAD_USER_INPUT.
   */
  async list(
    actor: Actor,
    { id, role }: Pick<User, 'id' | 'role'>,
    first: number,
    after?: string | null,
  ): Promise<Page<Session>> {
    if (requireUser(actor).userId !== id) throw new AppError('FORBIDDEN', messages.access.denied);
    requirePageSize(first);
    const now = Date.now();
    const alive = {
      user: id,
      lastUsedAt: { $gt: new Date(now - LIFETIMES[role].idleMs) },
      createdAt: { $gt: new Date(now - LIFETIMES[role].absoluteMs) },
    };
    const [sessions, totalCount] = await Promise.all([
      this.em.find(
        Session,
        { $and: [alive, whereAfter(after)] },
        { orderBy: { createdAt: 'desc', id: 'desc' }, limit: first + 1 },
      ),
      this.em.count(Session, alive),
    ]);
    return toPage(sessions, first, totalCount);
  }

  /**
   * Batch for resolvers: when people last did something while logged in, to the hour; null for who was never. A session that
   * is older than what is kept of its person tells it, too.
   */
  readonly lastSeen = async (userIds: readonly string[]): Promise<(Date | null)[]> => {
    const rows = await this.em.execute<{ id: string; seen: Date | null }[]>(
      `select users.id, greatest(users.last_seen_at, max(sessions.last_used_at)) as seen
       from users left join sessions on sessions.user_id = users.id
       where users.id in (${placesFor(userIds)}) group by users.id`,
      [...userIds],
    );
    const found = new Map(rows.map(({ id, seen }) => [id, seen === null ? null : new Date(seen)]));
    return userIds.map((id) => found.get(id) ?? null);
  };

  /** Ends one of a person's own. Throws UNAUTHENTICATED, FORBIDDEN for an API token, BAD_USER_INPUT, NOT_FOUND. */
  async endOwn(actor: Actor, id: string): Promise<string> {
    const { userId } = requireSession(actor);
    const sessionId = requireId(id, 'id');
    const removed = await this.em.nativeDelete(Session, { id: sessionId, user: userId });
    if (removed === 0) throw new AppError('NOT_FOUND', authRefusals.notFound.session);
    logSecurity(this.logger, 'auth.session_ended', { sessionId });
    return sessionId;
  }

  /** Ends all of a person's own but the one that asks, and what would lead to another. Throws UNAUTHENTICATED, FORBIDDEN for an API token. */
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
   * Ends a person's sessions in the transaction of `em`, and logins that wait for their second factor; no browser is known to the
   * account any more. `except` names a session that stays, with its browser.
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

  /** Sets whether a person hears by mail of logins on new devices. Throws UNAUTHENTICATED, FORBIDDEN for an API token. */
  async tellNewDevices(actor: Actor, isOn: boolean): Promise<User> {
    const { userId } = requireSession(actor);
    return this.em.transactional(async (em) => {
      const user = await em.findOneOrFail(User, userId);
      user.tellsNewDevices = isOn;
      return user;
    });
  }

  /** Removes sessions that nobody can use any more. */
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

/** Whether a session has ended by itself, by the role that its person has now. */
function isOver({ lastUsedAt, startedAt, user }: SessionRow, now: number): boolean {
  const { idleMs, absoluteMs } = LIFETIMES[user.role];
  return now - lastUsedAt.getTime() >= idleMs || now - startedAt.getTime() >= absoluteMs;
}
