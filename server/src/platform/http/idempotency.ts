import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { requestMessages } from '#shared/request-messages.ts';
import type { Actor } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';

/** A call with the header `Idempotency-Key`, as defined by draft-ietf-httpapi-idempotency-key-header. */
export interface KeyedCall {
  /** The token's owner. */
  userId: string;
  /** The token that the key belongs to: with another token, the same text is another key. */
  apiTokenId: string;
  key: string;
  /** SHA-256 of the request. */
  fingerprint: string;
}

/** The first call with its key, which must be carried out. */
interface FirstCall {
  /** Records that the call was carried out, and stores its answer as JSON if there is room. */
  save: (answer: string) => Promise<void>;
  /** Records that nothing was done, so that the same call may come again. */
  release: () => Promise<void>;
}

/** Remembers calls by their keys. */
export interface IdempotentCalls {
  /**
   * Returns the answer of the same earlier call, or how to record this one. Throws CONFLICT while the first call has no
   * answer, BAD_USER_INPUT when its key came with another call, and TOO_MANY_REQUESTS.
   */
  begin: (call: KeyedCall) => Promise<CallBefore | FirstCall>;
}

/** An earlier call that was carried out. */
interface CallBefore {
  /** Null when it was too long to store. */
  answer: string | null;
}

/** Returns the answer of an earlier call. Throws CONFLICT when it was not stored. */
export function keptAnswer({ answer }: CallBefore): string {
  if (answer === null) throw new AppError('CONFLICT', requestMessages.idempotencyAnswerNotKept);
  return answer;
}

/** Marks a response that repeats the answer of an earlier call. */
export const REPLAYED_HEADER = 'Idempotency-Replayed';

const KEY = /^[\x21-\x7e]{1,255}$/;

/**
 * Returns the call of a program that must be carried out only once. Undefined without the header, and without an API
 * token, because pages ask their users. Throws BAD_USER_INPUT for a malformed key.
 */
export function keyedCall(
  actor: Actor,
  headers: IncomingHttpHeaders,
  asked: readonly unknown[],
): KeyedCall | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined || actor?.via.kind !== 'token') return undefined;
  if (typeof key !== 'string' || !KEY.test(key)) {
    throw new AppError('BAD_USER_INPUT', requestMessages.idempotencyKeyMalformed);
  }
  // Files differ only by the length of the whole call, because they have not been read yet.
  const text = JSON.stringify([headers['content-length'] ?? null, ...asked]);
  const fingerprint = createHash('sha256').update(text).digest('hex');
  return { userId: actor.userId, apiTokenId: actor.via.id, key, fingerprint };
}
