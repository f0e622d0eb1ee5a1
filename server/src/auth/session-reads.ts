import { inOrder } from '#server/platform/common/batch.ts';
import { GroupedCalls } from '#server/platform/common/grouped-calls.ts';
import { columns, statement, type Statements } from '#server/platform/db/statements.ts';
import { USER_COLUMNS, type UserRow } from '#server/user/user-rows.ts';
import type { Session } from './session.entity.ts';

type SessionColumns = Pick<Session, 'tokenHash' | 'lastUsedAt' | 'confirmedAt'> & {
  sessionId: string;
  startedAt: Date;
};

/** A session with the current data of its user. */
export type SessionRow = SessionColumns & { user: UserRow };

const BY_TOKENS = statement<SessionColumns & UserRow>(
  `select ${columns('sessions', ['tokenHash', 'lastUsedAt', 'confirmedAt'])},
     sessions.id as "sessionId", sessions.created_at as "startedAt", ${USER_COLUMNS}
   from sessions join users on users.id = sessions.user_id where token_hash = any($1::text[])`,
);

/** Reads sessions by the hashes of their tokens. Concurrent requests share one statement. */
export class SessionReads {
  private readonly calls = new GroupedCalls<string, SessionRow | null>({
    call: (tokenHashes) => this.read(tokenHashes),
    concurrency: 2,
    maxItems: 100,
    maxWaiting: 5_000,
    retryAfter: 5,
  });

  constructor(private readonly statements: Statements) {}

  /** Null if unknown. Throws SERVICE_UNAVAILABLE when too many reads wait. */
  byTokenHash(tokenHash: string): Promise<SessionRow | null> {
    return this.calls.run(tokenHash);
  }

  private async read(tokenHashes: readonly string[]): Promise<(SessionRow | null)[]> {
    const rows = await this.statements.all(BY_TOKENS, [tokenHashes]);
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
