import { inOrder } from '#server/platform/common/batch.ts';
import { Batched, SHARED } from '#server/platform/common/batched.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { anyOf, columnsOf, read, texts, uuids, type RowOf } from '#server/platform/db/read.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import { USER_COLUMNS, type UserRow } from '#server/user/user-rows.ts';

const BY_TOKENS = read({ tokenHashes: texts }, ({ tokenHashes }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .where('sessions.tokenHash', '=', anyOf(tokenHashes))
    .select(['sessions.id as sessionId', 'sessions.createdAt as startedAt'])
    .select(columnsOf('sessions', ['tokenHash', 'lastUsedAt', 'confirmedAt']))
    .select(columnsOf('users', USER_COLUMNS)),
);

/** A session with the current data of its user. */
export type SessionRow = Omit<RowOf<typeof BY_TOKENS>, keyof UserRow> & { user: UserRow };

const LAST_SEEN = read({ ids: uuids }, ({ ids }) =>
  db
    .selectFrom('users')
    .leftJoin('sessions', 'sessions.userId', 'users.id')
    .where('users.id', '=', anyOf(ids))
    .groupBy('users.id')
    .select('users.id')
    .select((query) =>
      query.fn<Date | null>('greatest', ['users.lastSeenAt', query.fn.max('sessions.lastUsedAt')]).as('seen'),
    ),
);

/** Reads sessions by the hashes of their tokens. Concurrent requests share one statement. */
export class SessionReads {
  private readonly sessions = new Batched<string, SessionRow | null>(
    (tokenHashes) => this.read(tokenHashes),
    SHARED,
  );

  constructor(private readonly statements: Statements) {}

  /** Null if unknown. Throws SERVICE_UNAVAILABLE when too many reads wait. */
  byTokenHash(tokenHash: string): Promise<SessionRow | null> {
    return this.sessions.load(tokenHash);
  }

  /**
   * When users were last active while logged in, to the hour; null if never. Also reads the sessions, because those
   * that predate `last_seen_at` may be more recent.
   */
  async lastSeen(userIds: readonly string[]): Promise<(Date | null)[]> {
    const rows = await this.statements.all(LAST_SEEN, { ids: userIds });
    return inOrder(userIds, rows, ({ id }) => id).map((row) => row?.seen ?? null);
  }

  private async read(tokenHashes: readonly string[]): Promise<(SessionRow | null)[]> {
    const rows = await this.statements.all(BY_TOKENS, { tokenHashes });
    const sessions = rows.map(({ sessionId, startedAt, tokenHash, lastUsedAt, confirmedAt, ...user }) => ({
      sessionId,
      startedAt,
      tokenHash,
      lastUsedAt,
      confirmedAt,
      user,
    }));
    return inOrder(tokenHashes, sessions, ({ tokenHash }) => tokenHash);
  }
}
