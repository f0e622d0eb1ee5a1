import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { requestMessages } from '#shared/request-messages.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { newId } from '#server/platform/common/identifier.ts';
import type { RateLimit } from '#server/platform/common/rate-limit.ts';
import { statement, type Statements } from '#server/platform/db/statements.ts';
import type { IdempotentCalls, KeyedCall } from '#server/platform/http/idempotency.ts';
import { IdempotencyKey } from './idempotency-key.entity.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;
/** Longer answers are not kept. */
export const ANSWER_BYTES = 8 * 1024;
/** Stands for an answer that was not kept. JSON is never empty. */
const NOT_KEPT = '';
/** Maximum number of keys that a token may send in a day. */
export const IDEMPOTENCY_LIMIT = { name: 'idempotency-key', points: 5000, seconds: KEPT_MS / 1000 };
/** Maximum size of the answers kept for a user, in bytes a day. */
export const ANSWERS_LIMIT = {
  name: 'idempotency-answers',
  points: 10 * 1024 * 1024,
  seconds: KEPT_MS / 1000,
};

const claim = statement<{ id: string }>(
  `insert into idempotency_keys (id, api_token_id, key_hash, fingerprint, created_at) values ($1, $2, $3, $4, $5)
   on conflict (api_token_id, key_hash) do update
     set id = excluded.id, fingerprint = excluded.fingerprint, answer = null, created_at = excluded.created_at
     where idempotency_keys.created_at < $6
   returning id`,
);
const find = statement<{ fingerprint: string; answer: string | null }>(
  'select fingerprint, answer from idempotency_keys where api_token_id = $1 and key_hash = $2',
);
const keep = statement('update idempotency_keys set answer = $2 where id = $1');
const release = statement('delete from idempotency_keys where id = $1');

interface Dependencies {
  em: EntityManager;
  statements: Statements;
  limit: RateLimit;
  /** In bytes. */
  answers: RateLimit;
}

/** Idempotency keys of API calls and their answers, kept for a day. */
export class IdempotencyKeys implements IdempotentCalls {
  constructor(private readonly deps: Dependencies) {}

  async begin({ userId, apiTokenId, key, fingerprint }: KeyedCall): ReturnType<IdempotentCalls['begin']> {
    const { statements, limit } = this.deps;
    const keyHash = createHash('sha256').update(key).digest('hex');
    const known = await statements.first(find, [apiTokenId, keyHash]);
    if (!known) await limit.count(apiTokenId);
    const now = Date.now();
    const values = [newId(), apiTokenId, keyHash, fingerprint, new Date(now), new Date(now - KEPT_MS)];
    const first = await statements.first(claim, values);
    if (first) return this.firstCall(first.id, userId);
    const before = await statements.first(find, [apiTokenId, keyHash]);
    if (before && before.fingerprint !== fingerprint) {
      throw new AppError('BAD_USER_INPUT', requestMessages.idempotencyKeyReused);
    }
    if (before?.answer == null) throw new AppError('CONFLICT', requestMessages.idempotencyKeyUnanswered);
    return { answer: before.answer === NOT_KEPT ? null : before.answer };
  }

  /** Removes expired keys. */
  async removeExpired(): Promise<void> {
    await this.deps.em.nativeDelete(IdempotencyKey, { createdAt: { $lt: new Date(Date.now() - KEPT_MS) } });
  }

  private firstCall(id: string, userId: string) {
    const { statements, answers } = this.deps;
    return {
      save: async (answer: string) => {
        const bytes = Buffer.byteLength(answer);
        const isKept = bytes <= ANSWER_BYTES && (await answers.allows(`user:${userId}`, bytes));
        await statements.all(keep, [id, isKept ? answer : NOT_KEPT]);
      },
      release: async () => void (await statements.all(release, [id])),
    };
  }
}
