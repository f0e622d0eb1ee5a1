import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '#server/common/actor.ts';
import { newId } from '#server/common/identifier.ts';
import type { User } from '#server/user/user.entity.ts';
import { Session } from './session.entity.ts';

const HOUR_MS = 60 * 60 * 1000;
/** A session ends after two weeks without use ... */
const IDLE_LIFETIME_MS = 14 * 24 * HOUR_MS;
/** ... and after three months in any case. */
export const ABSOLUTE_LIFETIME_MS = 90 * 24 * HOUR_MS;

/** Logins. The browser holds a random token, the database only its hash. */
export class SessionService {
  constructor(private readonly em: EntityManager) {}

  /** Starts a session and returns its token: 256 random bits, told once. */
  async start(user: User): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = new Date();
    await this.em.fork().insert(Session, {
      id: newId(),
      tokenHash: hashToken(token),
      user: user.id,
      createdAt: now,
      lastUsedAt: now,
    });
    return token;
  }

  /** Who holds this token; null for an unknown, ended or expired one. */
  async resolve(token: string): Promise<Actor> {
    const now = Date.now();
    const session = await this.em.findOne(
      Session,
      {
        tokenHash: hashToken(token),
        lastUsedAt: { $gt: new Date(now - IDLE_LIFETIME_MS) },
        createdAt: { $gt: new Date(now - ABSOLUTE_LIFETIME_MS) },
      },
      { populate: ['user'] },
    );
    if (!session) return null;
    // Noted once an hour at most: a write on every request would buy nothing.
    if (now - session.lastUsedAt.getTime() > HOUR_MS) {
      await this.em.nativeUpdate(Session, { id: session.id }, { lastUsedAt: new Date(now) });
    }
    const user = session.user.getEntity();
    return { userId: user.id, role: user.role, sessionId: session.id };
  }

  async end(sessionId: string): Promise<void> {
    await this.em.nativeDelete(Session, { id: sessionId });
  }

  /** Removes sessions that nobody can use any more. */
  async removeExpired(): Promise<void> {
    const now = Date.now();
    await this.em.nativeDelete(Session, {
      $or: [
        { lastUsedAt: { $lt: new Date(now - IDLE_LIFETIME_MS) } },
        { createdAt: { $lt: new Date(now - ABSOLUTE_LIFETIME_MS) } },
      ],
    });
  }
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
