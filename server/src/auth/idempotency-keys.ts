import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { requestMessages } from '#shared/request-messages.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { newId } from '#server/platform/common/identifier.ts';
import type { RateLimit } from '#server/platform/common/rate-limit.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { read, text, time, uuid } from '#server/platform/db/read.ts';
import type { Statements } from '#server/platform/db/statements.ts';
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

const CLAIM = read(
  { id: uuid, apiTokenId: uuid, keyHash: text, fingerprint: text, createdAt: time, expired: time },
  ({ expired, apiTokenId, keyHash, ...call }) =>
    db
      .insertInto('idempotencyKeys')
      .values({ apiTokenId, keyHash, ...call })
      .onConflict((conflict) =>
        conflict
          .columns(['apiTokenId', 'keyHash'])
          .doUpdateSet({ ...call, answer: null })
          .where('idempotencyKeys.createdAt', '<', expired),
      )
      .returning('id'),
);
const FIND = read({ apiTokenId: uuid, keyHash: text }, ({ apiTokenId, keyHash }) =>
  db
    .selectFrom('idempotencyKeys')
    .where('apiTokenId', '=', apiTokenId)
    .where('keyHash', '=', keyHash)
    .select(['fingerprint', 'answer']),
);
const KEEP = read({ id: uuid, answer: text }, ({ id, answer }) =>
  db.updateTable('idempotencyKeys').set({ answer }).where('id', '=', id),
);
const RELEASE = read({ id: uuid }, ({ id }) => db.deleteFrom('idempotencyKeys').where('id', '=', id));

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
    const known = await statements.first(FIND, { apiTokenId, keyHash });
    if (!known) await limit.count(apiTokenId);
    const now = Date.now();
    const first = await statements.first(CLAIM, {
      id: newId(),
      apiTokenId,
      keyHash,
      fingerprint,
      createdAt: new Date(now),
      expired: new Date(now - KEPT_MS),
    });
    if (first) return this.firstCall(first.id, userId);
    const before = await statements.first(FIND, { apiTokenId, keyHash });
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
        await statements.all(KEEP, { id, answer: isKept ? answer : NOT_KEPT });
      },
      release: async () => void (await statements.all(RELEASE, { id })),
    };
  }
}
